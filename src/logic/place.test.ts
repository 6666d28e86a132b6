// Where the reader says that leaves and predicates of several tokens stand.
import { expect, test } from 'vitest'
import { formula, parseFormula } from './index.ts'

test.each([
  ['Y Q["a"]', 3, 9],
  ['Y Q [ "a" ] & Q_b', 3, 12],
  ['Y @ODD', 3, 7],
  ['Y @MOD[ 3, 1 ] & Q_b', 3, 15],
  ['Y ODD(#L[Q_a])', 3, 15],
  ['Y MOD[3,1](#R[(Q_a)] ) & Q_b', 3, 23],
])('below Y, in %s, is the part from column %i up to column %i', (text, start, end) => {
  const read = parseFormula(text)
  if (read.kind === 'unreadable') throw new Error(`${text} is no formula`)
  const whole = read.value.kind === 'and' ? read.value.parts[0] : read.value
  if (whole.kind !== 'previous') throw new Error(`${text} does not begin with Y`)
  expect(read.place(whole.of)).toEqual({ start, end })
})

test('a predicate of a count is as deep as what is counted, and one more', () => {
  const levels = (count: number): string => `ODD(#L[${'!'.repeat(count)}Q_a])`
  expect(parseFormula(levels(1_999)).kind).toBe('read')
  expect(parseFormula(levels(2_000))).toMatchObject({ column: 1, message: 'nested deeper than 2,000 levels' })
})

test('a parameter of −0 is 0', () => {
  expect(formula('@TABLE[-0,1]')).toMatchObject({ predicate: { parameters: [0, 1] } })
})
