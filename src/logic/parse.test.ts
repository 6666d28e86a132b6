import { describe, expect, test } from 'vitest'
import {
  type CountTerm,
  definitionOf,
  equalFormulas,
  type Formula,
  formula,
  parseFormula,
  predicate,
  problemText,
} from './index.ts'

const a: Formula = { kind: 'letter', symbol: 'a' }
const b: Formula = { kind: 'letter', symbol: 'b' }
const c: Formula = { kind: 'letter', symbol: 'c' }
const left = (factor: bigint, of: Formula) => ({ factor, count: { direction: 'left', of } }) as const
const one = (factor: bigint) => ({ factor, count: null })

/** The sides of a comparison. */
function sides(text: string): readonly [CountTerm<Formula>, CountTerm<Formula>] {
  const read = formula(text)
  if (read.kind !== 'compare') throw new Error(`${text} is no comparison`)
  return [read.left, read.right]
}

describe('letters', () => {
  test.each([
    ['Q_a', 'a'],
    ['Q_1', '1'],
    ['Q_foo_2', 'foo_2'],
    ['Q_S', 'S'],
    ['Q_é', 'é'],
    ['"a"', 'a'],
    ['Q["<script>"]', '<script>'],
    ['Q [ "\\"" ]', '"'],
    ['"\\ud83c\\udfb2"', '🎲'],
    ['"🎲"', '🎲'],
    ['Q_{a}', 'a'],
    ['Q_{\\mathtt{ab}}', 'ab'],
    ['Q_{\\texttt{"a\\ b"}}', 'a b'],
  ])('%s is the letter %s', (text, symbol) => {
    expect(formula(text)).toEqual({ kind: 'letter', symbol })
  })

  test('a symbol after Q_ goes on as far as letters, digits and _ do', () => {
    expect(formula('Q_a&Q_b')).toEqual({ kind: 'and', parts: [a, b] })
    expect(formula('Q_aSQ_b')).toEqual({ kind: 'letter', symbol: 'aSQ_b' })
  })
})

describe('operators', () => {
  test.each([
    ['!Q_a', 'not'],
    ['~ Q_a', 'not'],
    ['not Q_a', 'not'],
    ['Y Q_a', 'previous'],
    ['prev Q_a', 'previous'],
    ['⊖Q_a', 'previous'],
    ['X Q_a', 'next'],
    ['next Q_a', 'next'],
    ['wY Q_a', 'weak-previous'],
    ['Z Q_a', 'weak-previous'],
    ['wX Q_a', 'weak-next'],
    ['O Q_a', 'once'],
    ['H Q_a', 'historically'],
    ['F Q_a', 'eventually'],
    ['G Q_a', 'always'],
  ])('%s is read as %s', (text, kind) => {
    expect(formula(text)).toEqual({ kind, of: a })
  })

  test.each([
    ['Q_a S Q_b', 'since'],
    ['Q_a since Q_b', 'since'],
    ['Q_a U Q_b', 'until'],
    ['Q_a until Q_b', 'until'],
    ['Q_a -> Q_b', 'implies'],
    ['Q_a <-> Q_b', 'iff'],
  ])('%s is read as %s', (text, kind) => {
    expect(formula(text)).toEqual({ kind, left: a, right: b })
  })

  test('a chain of & or | is one node, and parentheses keep another inside', () => {
    expect(formula('Q_a & Q_b and Q_c')).toEqual({ kind: 'and', parts: [a, b, c] })
    expect(formula('(Q_a | Q_b) or Q_c')).toEqual({ kind: 'or', parts: [{ kind: 'or', parts: [a, b] }, c] })
    expect(formula('Q_a & (Q_b & Q_c)')).toEqual({ kind: 'and', parts: [a, { kind: 'and', parts: [b, c] }] })
  })

  test.each([
    ['Q_a | Q_b & Q_c', 'Q_a | (Q_b & Q_c)'],
    ['Q_a & Q_b | Q_c & Q_a', '(Q_a & Q_b) | (Q_c & Q_a)'],
    ['Q_a & Q_b S Q_c', 'Q_a & (Q_b S Q_c)'],
    ['!Q_a S Y Q_b', '(!Q_a) S (Y Q_b)'],
    ['Q_a -> Q_b <-> Q_c -> Q_a', '(Q_a -> Q_b) <-> (Q_c -> Q_a)'],
    ['Q_a <-> Q_b <-> Q_c', '(Q_a <-> Q_b) <-> Q_c'],
    ['Q_a | Q_b -> Q_c', '(Q_a | Q_b) -> Q_c'],
    ['!#L[Q_a] < 1', '!(#L[Q_a] < 1)'],
    ['#L[Q_a] < 1 S 1 > 2 & Q_a', '((#L[Q_a] < 1) S (1 > 2)) & Q_a'],
    ['Y -1 + 2 < 3', 'Y ((-1 + 2) < 3)'],
    ['Y\n(\tQ_a )', 'Y Q_a'],
  ])('%s is %s', (short, long) => {
    expect(equalFormulas(formula(short), formula(long))).toBe(true)
  })

  test('constants, edges and predicates are leaves', () => {
    expect(formula('true')).toEqual({ kind: 'constant', value: true })
    expect(formula('⊥')).toEqual({ kind: 'constant', value: false })
    expect(formula('first')).toEqual({ kind: 'first' })
    expect(formula('@MOD[3,1]')).toMatchObject({ kind: 'predicate', predicate: { name: 'MOD', parameters: [3, 1] } })
    expect(formula('MOD[3,1](#R[Q_a])')).toMatchObject({ kind: 'predicate-of', count: { direction: 'right', of: a } })
  })
})

describe('terms', () => {
  test('signs and parentheses are multiplied out', () => {
    expect(sides('2 - (#L[Q_a] - 3) < 0')).toEqual([[one(2n), left(-1n, a), one(3n)], [one(0n)]])
    expect(sides('-(2*(#L[Q_a] - 1) - 3) < -5')).toEqual([[left(-2n, a), one(2n), one(3n)], [one(-5n)]])
    expect(sides('1 > 2*3*#[Q_a] + 0*#L[Q_b]')).toEqual([[one(1n)], [left(6n, a), left(0n, b)]])
  })

  test('a parenthesis may hold a formula or a term', () => {
    expect(sides('(#L[Q_a]) < 1')).toEqual([[left(1n, a)], [one(1n)]])
    expect(sides('((#L[Q_a] + 1)) < (2)')).toEqual([[left(1n, a), one(1n)], [one(2n)]])
    expect(sides('((((#L[((Q_a))]) - (1)) < 2))')).toEqual([[left(1n, a), one(-1n)], [one(2n)]])
    expect(formula('((Q_a & (Q_b)))')).toEqual({ kind: 'and', parts: [a, b] })
  })

  test('== is =, and every comparison has its operator', () => {
    const operators = ['<', '<=', '=', '==', '!=', '>=', '>', '≤', '≠', '≥'].map((sign) => formula(`1 ${sign} 2`))
    expect(operators.map((read) => read.kind === 'compare' && read.operator)).toEqual([
      ...['<', '<=', '=', '=', '!=', '>=', '>'],
      ...['<=', '!=', '>='],
    ])
  })

  test('a number has at most 30 digits, also multiplied out', () => {
    const most = '9'.repeat(30)
    expect(sides(`${most} < -${most}`)).toEqual([[one(10n ** 30n - 1n)], [one(1n - 10n ** 30n)]])
    expect(parseFormula(`1${most} < 0`)).toMatchObject({ kind: 'unreadable', column: 1 })
    expect(parseFormula(`${most}*(10) < 0`)).toMatchObject({ kind: 'unreadable', column: 33 })
  })
})

test('words and commands go as far as they can', () => {
  for (const text of ['notQ_a', 'true1', 'Sx', 'firsté', '\\lnotQ_{a}', '\\topp', '#LX[Q_a] < 1']) {
    expect([text, parseFormula(text).kind]).toEqual([text, 'unreadable'])
  }
})

describe('places', () => {
  test('every part knows its columns, without the parentheses around it', () => {
    const text = '"🎲" & (Q_a | !#L[Q_b] < 2)'
    const read = parseFormula(text)
    if (read.kind === 'unreadable') throw new Error(problemText(text, read))
    const shown = (part: Formula): string => {
      const { start, end } = read.place(part) ?? { start: 1, end: 1 }
      return [...text].slice(start - 1, end - 1).join('')
    }
    const and = read.value
    if (and.kind !== 'and') throw new Error('not a conjunction')
    const [letter, or] = and.parts
    if (or.kind !== 'or') throw new Error('not a disjunction')
    const not = or.parts[1]
    if (not.kind !== 'not' || not.of.kind !== 'compare') throw new Error('not a comparison')
    const parts = [and, letter, or, not, not.of, ...not.of.left.flatMap(({ count }) => count?.of ?? [])]
    expect(parts.map(shown)).toEqual([text, '"🎲"', 'Q_a | !#L[Q_b] < 2', '!#L[Q_b] < 2', '#L[Q_b] < 2', 'Q_b'])
    expect(read.place(a)).toBeUndefined()
  })

  test('equal leaves have places of their own', () => {
    const read = parseFormula('first & first & @ODD & @ODD')
    if (read.kind === 'unreadable' || read.value.kind !== 'and') throw new Error('not a conjunction')
    expect(read.value.parts.map((part) => read.place(part)?.start)).toEqual([1, 9, 17, 24])
  })

  test('signs and factors belong to the comparison', () => {
    const read = parseFormula('Y -2*(#L[Q_a]) < MOD')
    expect(read).toMatchObject({ kind: 'unreadable', column: 18 })
    const right = parseFormula('Y -2*(#L[Q_a]) < (3)')
    if (right.kind === 'unreadable' || right.value.kind !== 'previous') throw new Error('no Y')
    expect(right.place(right.value.of)).toEqual({ start: 3, end: 21 })
  })
})

describe('predicates of your own', () => {
  const small = definitionOf(predicate('SMALL', (k) => k < 9))

  test('are read where they are given', () => {
    const read = parseFormula('@SMALL & SMALL(#L[Q_a])', { predicates: [small] })
    expect(read.kind).toBe('read')
    expect(parseFormula('@SMALL').kind).toBe('unreadable')
    expect(formula('@SMALL', { predicates: [small] })).toMatchObject({ predicate: { name: 'SMALL' } })
  })

  test('go before built-in ones of the same name', () => {
    const odd = definitionOf(predicate('ODD', () => true))
    const read = formula('@ODD', { predicates: [odd] })
    expect(read.kind === 'predicate' && read.predicate.holds(2, 2)).toBe(true)
  })

  test('are suggested like the others', () => {
    expect(parseFormula('@SMAL', { predicates: [small] })).toMatchObject({ hint: 'did you mean "SMALL"?' })
  })
})

describe('depth', () => {
  const times = (text: string, count: number): string => text.repeat(count)

  test('2,000 levels are read, of brackets and of operators', () => {
    for (const text of [
      `${times('(', 2_000)}Q_a${times(')', 2_000)}`,
      `${times('(', 1_999)}#L[Q_a]${times(')', 1_999)} < 1`,
      `${times('-(', 2_000)}1${times(')', 2_000)} < 1`,
      `${times('!', 2_000)}Q_a`,
      `${times('(Q_a S ', 2_000)}Q_b${times(')', 2_000)}`,
      `Q_a${times(' <-> Q_a', 2_000)}`,
      `${times('#L[', 2_000)}Q_a${times('] < 1', 2_000)}`,
      `${times('ODD(#R[', 2_000)}Q_a${times('])', 2_000)}`,
    ]) {
      expect(parseFormula(text)).toMatchObject({ kind: 'read' })
    }
  })

  test('one level more is an error with a place', () => {
    const message = 'nested deeper than 2,000 levels'
    for (const [text, column] of [
      [`${times('(', 2_001)}Q_a${times(')', 2_001)}`, 2_001],
      [`${times('(', 2_000)}#L[Q_a]${times(')', 2_000)} < 1`, 2_003],
      [`${times('!', 2_001)}Q_a`, 1],
      [`${times('!', 5_000)}Q_a`, 3_000],
      [`Q_a${times('<->Q_a', 2_001)}`, 12_004],
      [`${times('Q_a S (', 2_000)}Q_b S Q_c${times(')', 2_000)}`, 5],
      [`#L[${times('!', 2_000)}Q_a] + 1 < 1`, 2_013],
      [`1 < 1 + #L[${times('!', 2_000)}Q_a] + 1`, 3],
      [`1 < 1 + 1 - #L[${times('!', 2_000)}Q_a]`, 3],
      [`${times('#L[', 2_001)}Q_a${times('] < 1', 2_001)}`, 6_003],
    ] as const) {
      expect(parseFormula(text)).toEqual({ kind: 'unreadable', column, message, hint: null })
    }
  })
})

test('a text that is known to be right is read or thrown back', () => {
  expect(() => formula('Q_a &')).toThrow(RangeError)
  expect(() => formula('Q_a &')).toThrow('found the end, expected a formula after "&"')
})
