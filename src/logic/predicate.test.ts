import { describe, expect, test } from 'vitest'
import { builtIn, definitionOf, formula, PREDICATES, predicate, predicateText } from './index.ts'

/** Where θ_n holds among 0..n. */
function where(name: string, n: number, ...parameters: number[]): number[] {
  const theta = builtIn(name, parameters)
  return Array.from({ length: n + 1 }, (_, k) => k).filter((k) => theta?.holds(k, n))
}

describe('built-in predicates', () => {
  test.each<[string, number[], number[]]>([
    ['ODD', [], [1, 3, 5, 7, 9]],
    ['EVEN', [], [0, 2, 4, 6, 8, 10]],
    ['MOD', [3, 1], [1, 4, 7, 10]],
    ['MOD', [1, 0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['REST', [3, 0], [1, 4, 7, 10]],
    ['REST', [3, 1], [0, 3, 6, 9]],
    ['FIRST', [], [1]],
    ['LAST', [], [10]],
    ['HALF', [], [5]],
    ['PRIME', [], [2, 3, 5, 7]],
    ['SQUARE', [], [0, 1, 4, 9]],
    ['POW2', [], [1, 2, 4, 8]],
    ['TABLE', [0, 1, 1], [1, 2]],
  ])('%s %j holds at %j of 0..10', (name, parameters, at) => {
    expect(where(name, 10, ...parameters)).toEqual(at)
  })

  test('are all in the list above', () => {
    expect(PREDICATES.map(({ name }) => name)).toEqual([
      ...['ODD', 'EVEN', 'MOD', 'REST', 'FIRST', 'LAST', 'HALF', 'PRIME', 'SQUARE', 'POW2', 'TABLE'],
    ])
  })

  test('HALF is nowhere where the length is odd', () => {
    expect(where('HALF', 9)).toEqual([])
  })

  test('are undefined for parameters that do not fit', () => {
    const wrong: [string, number[]][] = [
      ['ODD', [1]],
      ['MOD', []],
      ['MOD', [3]],
      ['MOD', [3, 3]],
      ['MOD', [3, -1]],
      ['MOD', [0, 0]],
      ['MOD', [0.5, 0]],
      ['MOD', [3, 1, 1]],
      ['TABLE', []],
      ['TABLE', [0, 2]],
      ['NONE', []],
    ]
    expect(wrong.filter(([name, parameters]) => builtIn(name, parameters) !== undefined)).toEqual([])
  })

  test('without parameters need no list of them', () => {
    expect(builtIn('ODD')?.holds(3, 3)).toBe(true)
    expect(builtIn('MOD')).toBeUndefined()
  })

  test('say what they take and mean', () => {
    for (const { takes, meaning, name, make } of PREDICATES) {
      expect(meaning).not.toBe('')
      expect([name, make([]) === undefined]).toEqual([name, takes !== ''])
    }
  })
})

describe('predicates of your own', () => {
  test('have a definition for the parser', () => {
    const definition = definitionOf(predicate('BIG', (k, n) => k > n / 2))
    expect(definition.make([])?.holds(3, 4)).toBe(true)
    expect(definition.make([1])).toBeUndefined()
    expect(formula('@BIG', { predicates: [definition] })).toMatchObject({ predicate: { name: 'BIG' } })
  })

  test('need a name that can be read', () => {
    for (const name of ['', 'A', 'S', 'since', 'first', 'Q', 'Q_a', 'a b', 'é', '2K', 'MOD[3,1]', 'x'.repeat(101)]) {
      expect(() => definitionOf(predicate(name, () => true))).toThrow(RangeError)
    }
    expect(() => definitionOf(predicate('since', () => true))).toThrow(
      'no formula could name the predicate "since": expected a letter, then 1 to 99 letters, digits or _, and not ' +
        'not, Y, prev, X, next, wY, Z, wX, O, H, F, G, and, or, S, since, U, until, true, false, first, last, Q',
    )
    for (const name of ['BIG', 'is_big', 'B2', 'Since', 'x'.repeat(100)]) {
      const predicates = [definitionOf(predicate(name, () => true))]
      expect(formula(`@${name} & ${name}(#L[true])`, { predicates }).kind).toBe('and')
    }
  })
})

test('a predicate is written with its parameters', () => {
  expect(predicateText(predicate('BIG', () => true))).toBe('BIG')
  expect(predicateText({ name: 'MOD', parameters: [3, 1] })).toBe('MOD[3,1]')
})
