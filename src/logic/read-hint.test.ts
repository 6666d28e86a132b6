// What the reader says of texts that end, or turn wrong, in the middle of a name, a bracket or an operator.
import { describe, expect, test } from 'vitest'
import { definitionOf, parseFormula, predicate } from './index.ts'

/** Column, message, and the hint if there is one. */
function problemOf(text: string): readonly (number | string)[] {
  const read = parseFormula(text)
  if (read.kind === 'read') throw new Error(`${text} is a formula`)
  return read.hint === null ? [read.column, read.message] : [read.column, read.message, read.hint]
}

const LETTER = 'a letter is written Q_a or Q["a"]'
const NO_DOLLAR = 'leave out the $ around the formula'
const STRANGE = 'found "$", which has no meaning here'
const COUNT = '#L[Q_a] counts each a up to here, #R[Q_a] from here on'
const ODD = '@ODD is about the position, ODD(#L[Q_a]) about a count'
const MOD = 'MOD(k): k ≡ r modulo m'
const INTEGERS = 'parameters are integers: MOD[3,1]'

describe('a name', () => {
  test.each<[string, ...(number | string)[]]>([
    ['Q & Q_a', 3, 'found "&", expected "[" or "_" after Q', LETTER],
    ['Q "a"', 3, 'found the string "a", expected "[" or "_" after Q', LETTER],
    ['Q $', 3, STRANGE, NO_DOLLAR],
    ['Q[', 3, 'found the end, expected a string in double quotes after Q[', LETTER],
    ['Q["a" & Q_b', 7, 'found "&", expected "]" after the symbol', LETTER],
    ['Q["a"', 6, 'found the end, expected "]" after the symbol', LETTER],
    ['Q["a" $', 7, STRANGE, NO_DOLLAR],
  ])('%s: a quoted letter is Q, [, a string, ]', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test('after @ is a predicate, also if it is Q', () => {
    expect(problemOf('@Q["a"]').slice(0, 2)).toEqual([1, 'there is no predicate "Q"'])
  })

  test.each<[string, ...(number | string)[]]>([
    ['@MOD[', 6, 'found the end, expected an integer', INTEGERS],
    ['@MOD[a,1]', 6, 'found "a", expected an integer', INTEGERS],
    ['@MOD[3,-]', 9, 'found "]", expected an integer', INTEGERS],
    ['@MOD[3,$', 8, STRANGE, NO_DOLLAR],
    ['@MOD[3 1]', 8, 'found the number 1, expected "," or "]" after a parameter'],
    ['@MOD[1,2,3,4,5]', 1, 'found MOD[1,2,3,4,5], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m', MOD],
    ['@MOD[1,2,3,4,5,6]', 1, 'found MOD[1,2,3,4,5,…], but MOD takes m, r with m ≥ 1 and 0 ≤ r < m', MOD],
  ])('%s: parameters are integers that fit', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test.each<[string, ...(number | string)[]]>([
    ['ODD((#L[Q_a]))', 5, 'found "(", expected a count after ODD(', ODD],
    ['ODD(', 5, 'found the end, expected a count after ODD(', ODD],
    ['ODD($', 5, STRANGE, NO_DOLLAR],
    [
      'ODD(#L[Q_a]',
      12,
      'found the end, expected ")" after the count',
      'a predicate is applied to one count, not to a sum',
    ],
    [
      'ODD(#L[Q_a]]',
      12,
      'found "]", expected ")" after the count',
      'a predicate is applied to one count, not to a sum',
    ],
    ['ODD(#L[Q_a]$', 12, STRANGE, NO_DOLLAR],
  ])('%s: a predicate is said of one count', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test('of your own is shown with what it says, or that code does', () => {
    const small = predicate('SMALL', (k) => k < 9)
    const hintWith = (...meaning: [] | [string]): unknown =>
      parseFormula('@SMALL[1]', { predicates: [definitionOf(small, ...meaning)] })
    const message = 'found SMALL[1], but SMALL takes no parameters'
    const problem = { kind: 'unreadable', column: 1, message }
    expect(hintWith()).toEqual({ ...problem, hint: 'SMALL(k): defined in code' })
    expect(hintWith('k < 9')).toEqual({ ...problem, hint: 'SMALL(k): k < 9' })
  })
})

describe('a bracket', () => {
  test.each<[string, ...(number | string)[]]>([
    ['#L', 3, 'found the end, expected "[" after #L', COUNT],
    ['#R Q_a', 4, 'found the letter Q_a, expected "[" after #R', COUNT],
    ['#L $', 4, STRANGE, NO_DOLLAR],
    ['Q_a]', 4, 'found "]", which closes nothing'],
    ['1]', 2, 'found "]", which closes nothing'],
    ['(Q_a]', 5, 'found "]", expected ")" for the "(" in column 1'],
    ['#L[Q_a) < 1', 7, 'found ")", expected "]" for the "[" in column 3'],
  ])('%s opens after a count, and closes what is open', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test.each<[string, ...(number | string)[]]>([
    ['#L[3] < 1', 4, '3 is a number, expected a formula', 'the letter is written Q_3 or "3"'],
    ['#L[Q_a & 3] < 1', 10, '3 is a number, expected a formula', 'the letter is written Q_3 or "3"'],
    ['1 < (1 < 2 & 3)', 14, '3 is a number, expected a formula', 'the letter is written Q_3 or "3"'],
    ['(Q_a & 3) & Q_b', 8, '3 is a number, expected a formula', 'the letter is written Q_3 or "3"'],
    ['(Q_a & 3', 8, '3 is a number, expected a formula', 'the letter is written Q_3 or "3"'],
  ])('%s: what is wrong inside is said once', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test('that was closed is not counted any more', () => {
    expect(parseFormula(`${'(Q_a) & '.repeat(2_001)}Q_b`).kind).toBe('read')
    expect(parseFormula(`${'#L[Q_a] + '.repeat(2_001)}1 < 2`).kind).toBe('read')
  })
})

describe('an operator', () => {
  const ONE = 'the letter is written Q_1 or "1"'

  test.each<[string, ...(number | string)[]]>([
    ['1 & Q_a', 1, '1 is a number, expected a formula', ONE],
    ['Q_a & 1', 7, '1 is a number, expected a formula', ONE],
    ['Q_a | Y Y 1', 11, '1 is a number, expected a formula', ONE],
    ['1 S Q_a', 1, '1 is a number, expected a formula', ONE],
    ['Q_a U 1', 7, '1 is a number, expected a formula', ONE],
    ['Q_a -> 1', 8, '1 is a number, expected a formula', ONE],
    ['1 <-> Q_a', 1, '1 is a number, expected a formula', ONE],
    ['Q_a & Q_b S 1 <-> Q_c', 13, '1 is a number, expected a formula', ONE],
    ['1 + 2', 1, '1 + 2 is a number, expected a formula', 'compare it with another number: 1 + 2 > 0'],
    [
      '1 - 2 + 3 & Q_a',
      1,
      '1 - 2 + 3 is a number, expected a formula',
      'compare it with another number: 1 - 2 + 3 > 0',
    ],
  ])('%s: formulas stand beside Boolean and temporal operators', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test.each<[string, ...(number | string)[]]>([
    ['1 < Y Q_a', 5, 'found "Y", expected a number or a count after "<"'],
    ['1 + !Q_a < 2', 5, 'found "!", expected a number or a count after "+"'],
    ['Q_a < 1', 1, 'Q_a is a formula, expected a number or a count beside "<"', '#L[Q_a] counts how often it holds'],
    [
      'Q_a - 1 < 1',
      1,
      'Q_a is a formula, expected a number or a count beside "-"',
      '#L[Q_a] counts how often it holds',
    ],
  ])('%s: numbers stand beside comparisons and sums', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test.each<[string, ...(number | string)[]]>([
    [
      '1 + 2 < 3 - 4 < 5',
      15,
      'found "<" after 1 + 2 < 3 - 4, expected & or another operator',
      'comparisons do not chain: write 1 + 2 < 3 - 4 & 3 - 4 < …',
    ],
    ['Q_a, Q_b', 4, 'found ",", expected an operator such as & or S'],
  ])('%s has no place there', (text, ...problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  test('multiplies numbers of at most 30 digits', () => {
    const most = '9'.repeat(30)
    expect(problemOf(`${most}*(10) < 0`)).toEqual([33, 'multiplied out, this has more than 30 digits'])
    expect(problemOf(`-${most}*10 < 0`)).toEqual([33, 'multiplied out, this has more than 30 digits'])
  })
})
