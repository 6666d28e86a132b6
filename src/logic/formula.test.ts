import { describe, expect, test } from 'vitest'
import { keyOf } from './equal.ts'
import { children, equalFormulas, type Formula, fold, formula, printFormula, sizeOf } from './index.ts'

const heightOf = (of: Formula): number =>
  fold<Formula, number>(of, (_, parts) => 1 + parts.reduce((most, height) => Math.max(most, height), 0))

describe('children', () => {
  test.each([
    ['true', []],
    ['first', []],
    ['@ODD', []],
    ['!Q_a', ['Q_a']],
    ['wX Q_a', ['Q_a']],
    ['Q_a & Q_b & Q_c', ['Q_a', 'Q_b', 'Q_c']],
    ['Q_a S Q_b', ['Q_a', 'Q_b']],
    ['Q_a -> Q_b', ['Q_a', 'Q_b']],
    ['ODD(#L[Q_a])', ['Q_a']],
    ['#L[Q_a] + 1 - #R[Q_b] < 2*#L[Q_c]', ['Q_a', 'Q_b', 'Q_c']],
  ])('of %s are %j', (text, parts) => {
    expect(children<Formula>(formula(text)).map((part) => printFormula(part))).toEqual(parts)
  })
})

describe('fold', () => {
  test('visits parts before wholes, and each object once', () => {
    const shared = formula('Y Q_a')
    const whole: Formula = { kind: 'and', parts: [shared, { kind: 'not', of: shared }, shared] }
    const visited: string[] = []
    fold<Formula, true>(whole, (node) => {
      visited.push(printFormula(node))
      return true
    })
    expect([...visited].sort()).toEqual(['!Y Q_a', 'Q_a', 'Y Q_a', 'Y Q_a & !Y Q_a & Y Q_a'])
    expect(visited.indexOf('Q_a')).toBeLessThan(visited.indexOf('Y Q_a'))
    expect(visited.at(-1)).toBe('Y Q_a & !Y Q_a & Y Q_a')
  })

  test('hands on the values of the parts in the order of the text', () => {
    const text = fold<Formula, string>(formula('(Q_a S Q_b) & Q_c & #L[Q_d] < #R[Q_e]'), (node, parts) =>
      node.kind === 'letter' ? node.symbol : `(${parts.join(' ')})`,
    )
    expect(text).toBe('((a b) c (d e))')
  })

  test('hands on values that are undefined', () => {
    expect(fold<Formula, undefined | number>(formula('Q_a S Q_b'), (_, parts) => parts.length || undefined)).toBe(2)
  })

  test('takes a formula that doubles at every level in as many steps as it has objects', () => {
    let doubled = formula('Q_a')
    for (let level = 0; level < 1_000; level += 1) doubled = { kind: 'iff', left: doubled, right: doubled }
    expect(heightOf(doubled)).toBe(1_001)
    expect(equalFormulas(doubled, { ...doubled })).toBe(true)
  })
})

describe('keys', () => {
  test('tell the numbers of parts from each other', () => {
    for (const text of ['Q_a S Q_b', '#L[Q_a] < #L[Q_b]']) {
      expect(keyOf(formula(text), [1, 12])).not.toBe(keyOf(formula(text), [11, 2]))
    }
  })
})

describe('size', () => {
  test.each([
    ['Q_a', 1],
    ['Y Y Q_a', 3],
    ['Q_a & Q_b & Q_c', 4],
    ['ODD(#L[Q_a])', 3],
    ['#L[Q_1] < 1', 4],
    ['2*#L[Q_a] + 1 < #R[Y Q_a]', 7],
  ])('of %s is %i', (text, size) => {
    expect(sizeOf(formula(text))).toBe(size)
  })
})

describe('equality', () => {
  test('looks at the tree, not at the text or the objects', () => {
    expect(equalFormulas(formula('not (Q_a)'), formula('!"a"'))).toBe(true)
    expect(equalFormulas(formula('@MOD[3,1]'), formula('@MOD[3, 1]'))).toBe(true)
  })

  test.each([
    ['Q_a', 'Q_b'],
    ['true', 'false'],
    ['first', 'last'],
    ['Q_a & Q_b & Q_c', '(Q_a & Q_b) & Q_c'],
    ['Q_a & Q_b', 'Q_a | Q_b'],
    ['Q_a S Q_b', 'Q_b S Q_a'],
    ['@MOD[3,1]', '@MOD[3,2]'],
    ['@ODD', '@EVEN'],
    ['1 < 2', '1 <= 2'],
    ['1 + 1 < 2', '2 < 2'],
    ['1 + 2 < 3', '12 < 3'],
    ['#L[Q_a] < 1', '-#L[Q_a] < 1'],
    ['#L[Q_a] < #L[Q_b]', '#L[Q_b] < #L[Q_a]'],
    ['O Q_a', 'true S Q_a'],
  ])('%s is not %s', (one, other) => {
    expect(equalFormulas(formula(one), formula(other))).toBe(false)
  })
})
