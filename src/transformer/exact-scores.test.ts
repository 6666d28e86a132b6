import { expect, test } from 'vitest'
import { type Rational, rational } from '../numbers/index.ts'
import { type ExactScores, exactScores } from './exact-scores.ts'

type Rows = readonly (readonly Rational[])[]

const rows = (...texts: readonly string[]): Rows => texts.map((text) => text.split(' ').map(rational.parse))
const ones = (queries: Rows): Rational[] => queries.map(() => rational.one)
const plain = (queries: Rows, keys: Rows): ExactScores => exactScores(queries, keys, ones(queries))
const all = (keys: Rows) => ({ first: 1, last: keys.length })

function windows(n: number): { first: number; last: number }[] {
  const ends = Array.from({ length: n }, (_, k) => k + 1)
  return ends.flatMap((first) => ends.filter((last) => last >= first).map((last) => ({ first, last })))
}

/** (max − s_j)·√d_k/τ_i over a window. */
function differencesOf(query: readonly Rational[], keys: Rows, factor: Rational): Rational[] {
  const scores = keys.map((key) =>
    rational.sum(key.map((k, c) => rational.multiply(factor, rational.multiply(k, query[c])))),
  )
  const most = scores.reduce(rational.maximum)
  return scores.map((score) => rational.subtract(most, score))
}

/** Expects integers times units to be the differences, in every window. */
function expectExact(queries: Rows, keys: Rows, factors: readonly Rational[]): ExactScores {
  const scores = exactScores(queries, keys, factors)
  const dimension = rational.of(queries[0].length)
  // s·√d_k = integer·unit·√(root·d_k), and root·d_k is a square.
  const stretch = rational.squareRoot(rational.multiply(scores.root, dimension)) ?? rational.zero
  for (const window of windows(keys.length)) {
    queries.forEach((query, k) => {
      const found = Array.from(scores.differences(k + 1, window), (d: number | bigint) =>
        rational.multiply(rational.of(d), rational.multiply(scores.units[k], stretch)),
      )
      expect(found).toEqual(differencesOf(query, keys.slice(window.first - 1, window.last), factors[k]))
    })
  }
  return scores
}

test('scores are small integers without a common factor, times one unit that all rows share', () => {
  const [queries, keys] = [rows('6', '-9/2'), rows('4/3', '2/3', '-2')]
  const scores = exactScores(queries, keys, [rational.one, rational.of(2)])
  expect(scores).toMatchObject({ root: rational.one, table: 19, exponents: undefined })
  expect(scores.units).toEqual([rational.of(2), rational.of(2)])
  expect(scores.units[0]).toBe(scores.units[1])
  expect(scores.differences(1, all(keys))).toEqual(Float64Array.of(0, 2, 10))
  expect(scores.differences(2, all(keys))).toEqual(Float64Array.of(15, 12, 0))
  expect(scores.differences(2, { first: 1, last: 2 })).toEqual(Float64Array.of(3, 0))
})

test('queries that are all 0 have the unit of the keys and no differences', () => {
  const scores = plain(rows('0', '0'), rows('4/3', '2/3'))
  expect(scores).toMatchObject({ units: [rational.of(2, 3), rational.of(2, 3)], table: 5 })
  expect(scores.differences(2, { first: 1, last: 2 })).toEqual(Float64Array.of(0, 0))
})

test('√d_k goes into the unit where it is rational, and stays a root where it is not', () => {
  expect(plain(rows('1 0 0 0'), rows('1 0 0 0'))).toMatchObject({ units: [rational.half], root: rational.one })
  expect(plain(rows('1 0'), rows('1 0'))).toMatchObject({ units: [rational.one], root: rational.half })
})

test('integers times units are the exact differences, on every path and in every window', () => {
  const factors = [rational.one, rational.of(3), rational.of(1, 5)]
  const wide = rows('1/3 -7/5', '0 0', '-2/9 4')
  const keys = rows('3 -1/2', '1/7 2', '-5/3 0', '0 0', '1/7 2')
  expect(expectExact(wide, keys, factors).table).toBeGreaterThan(0)
  // A unit for each row, as 1/i needs; then entries that no double holds.
  const steep = [rational.one, rational.of(1, 2n ** 60n), rational.of(1, 3n ** 40n)]
  const each = expectExact(wide, keys, steep)
  expect(each).toMatchObject({ table: 0, exponents: undefined })
  expect(each.differences(1, all(keys))).toBeInstanceOf(Float64Array)
  const huge = rows('1e40 -1/2', '1e-40 2', '-5/3 1e17', '3 -4', '0 -1e60')
  const big = expectExact(wide, huge, factors)
  expect(big).toMatchObject({ table: 0, exponents: undefined })
  expect(big.differences(1, all(huge))).not.toBeInstanceOf(Float64Array)
})

test('doubles hold scores below 2⁵², whose differences are exact; from there on it is BigInts', () => {
  const within = plain(rows('1'), rows('4503599627370495', '-1'))
  expect(within).toMatchObject({ table: 2 ** 53 - 1 })
  expect(within.differences(1, { first: 1, last: 2 })).toEqual(Float64Array.of(0, 2 ** 52))
  for (const key of ['4503599627370496', '-4503599627370496']) {
    const beyond = plain(rows('1'), rows(key, '-1'))
    expect(beyond).toMatchObject({ table: 0, exponents: undefined })
    expect(beyond.differences(1, { first: 1, last: 2 })).toEqual(
      key.startsWith('-') ? [2n ** 52n - 1n, 0n] : [0n, 2n ** 52n + 1n],
    )
  }
})

test('the bound on scores adds up what each coordinate can give, whatever the signs', () => {
  // 2²⁶·(2²⁶ − 1) + 1·k, which is 2⁵² − 1 for k = 2²⁶ − 1.
  const table = (k: string) => plain(rows('67108864 1', '1 0'), rows('-67108863 0', `0 ${k}`, '1 1')).table
  expect(table('67108863')).toBe(2 ** 53 - 1)
  expect(table('-67108863')).toBe(2 ** 53 - 1)
  expect(table('67108864')).toBe(0)
})

test('an entry that a double cannot hold counts, though it meets only zeros', () => {
  const kind = (queries: Rows, keys: Rows) => plain(queries, keys).differences(1, all(keys)) instanceof Float64Array
  const [most, more] = [2n ** 52n - 1n, 2n ** 52n].map(String)
  expect(kind(rows(`1 ${most}`), rows('1 0', '2 0'))).toBe(true)
  expect(kind(rows(`1 ${more}`), rows('1 0', '2 0'))).toBe(false)
  expect(kind(rows('1 0'), rows(`1 ${most}`, '2 0'))).toBe(true)
  expect(kind(rows('1 0'), rows(`1 ${more}`, '2 0'))).toBe(false)
  expect(plain(rows('1 7'), rows('1 0', '2 0')).table).toBe(15)
})

test('a unit for each row keeps doubles up to the same bound', () => {
  const differences = (key: string) => plain(rows('1', '1/2'), rows(key, '-1')).differences(2, { first: 1, last: 2 })
  expect(differences('4503599627370495')).toEqual(Float64Array.of(0, 2 ** 52))
  expect(differences('4503599627370496')).toEqual([0n, 2n ** 52n + 1n])
  const { units } = plain(rows('1', '1/2'), rows('4503599627370495', '-1'))
  expect(units).toEqual([rational.one, rational.half])
})

/** Their common denominator is beyond 2⁷⁸, though each is small. */
const fractions = (): Rows => rows('1/67108864', '5/67108863', '-3/67108861', '1/67108859', '5/67108863')

test('keys with small numerators and denominators, but no common one, have exponents as doubles', () => {
  const [queries, keys] = [rows('67108864', '-1/3', '0', '1e100'), fractions()]
  const factors = [rational.one, rational.of(2, 7), rational.one, rational.parse('1e-90')]
  const { exponents } = expectExact(queries, keys, factors)
  if (exponents === undefined) throw new Error('there are no exponents')
  for (const window of windows(keys.length)) {
    queries.forEach((query, k) => {
      const exact = differencesOf(query, keys.slice(window.first - 1, window.last), factors[k])
      const found = Array.from(exponents(k + 1, window), rational.fromNumber)
      expect(found).toHaveLength(exact.length)
      exact.forEach((x, j) => {
        const error = rational.absolute(rational.subtract(found[j], x))
        expect(rational.compare(error, rational.multiply(x, rational.of(1, 2n ** 50n)))).toBeLessThanOrEqual(0)
      })
    })
  }
})

test('exponents are for one dimension, and for scores that doubles cannot hold', () => {
  expect(plain(rows('1'), fractions()).exponents).toBeDefined()
  const twice = fractions().map((key) => [...key, ...key])
  expect(plain(rows('1 1'), twice).exponents).toBeUndefined()
  expect(plain(rows('1', '1e-30'), rows('1', '2')).exponents).toBeUndefined()
  expect(plain(rows('1'), rows('1', '2')).exponents).toBeUndefined()
})

test('exponents are for keys up to 2²⁶, whose products differ exactly', () => {
  const hasExponents = (key: string) => plain(rows('1'), [...fractions(), ...rows(key)]).exponents !== undefined
  expect(['67108864/3', '-67108864/3', '1/67108864'].map(hasExponents)).toEqual([true, true, true])
  expect(['67108865/3', '-67108865/3', '1/67108865'].map(hasExponents)).toEqual([false, false, false])
})

test('exponents are for queries that neither overflow nor vanish, unless they are 0', () => {
  const hasExponents = (query: Rational) => plain([[rational.one], [query]], fractions()).exponents !== undefined
  const least = rational.of(2n ** 52n + 1n, 2n ** 552n)
  const most = rational.of((2n ** 53n - 1n) * 2n ** 447n)
  const within = [least, most, rational.negate(least), rational.negate(most), rational.zero]
  expect(within.map(hasExponents)).toEqual(within.map(() => true))
  const [tiny, huge] = [rational.of(1, 2n ** 500n), rational.of(2n ** 500n)]
  const beyond = [tiny, huge, rational.negate(tiny), rational.negate(huge), rational.of(1, 2n ** 2000n)]
  expect(beyond.map(hasExponents)).toEqual(beyond.map(() => false))
})
