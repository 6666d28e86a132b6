import { expect, test } from 'vitest'
import { integerClaim } from '../../tests/support/integers.ts'
import type { Plain } from '../json/index.ts'
import { rational } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import { runClaim } from './run.ts'

const pictureOf = (c: number): Plain => ({ drawn: `${c}` })

const claim = (limit: number, more: Partial<Claim<number>> = {}): Claim<number> =>
  integerClaim(
    10_000,
    (c, probe) => {
      probe.length(c % 3)
      return probe.atMost(rational.of(c), rational.of(limit))
    },
    { illustrate: pictureOf, ...more },
  )

const isSeven: Claim<number>['check'] = (c, probe) => probe.atMost(rational.of(Math.abs(c - 7)), rational.zero)

const illustrated = (of: Claim<number>) =>
  runClaim(of, { illustrated: true }).illustrations.map(({ of, case: line }) => [of, line])

test('the counterexample, the examples and the closest call are illustrated, each case once', () => {
  expect(illustrated(claim(20_000, { examples: [7, 7, 10_000] }))).toEqual([
    ['example', '7'],
    ['example', '10000'],
  ])
  expect(illustrated(claim(20_000))).toEqual([['closest', '10000']])
  // All but the example fail, so it is the closest call.
  const onlySeven = claim(0, { examples: [7], counts: { quick: { small: 0 } }, check: isSeven })
  expect(illustrated(onlySeven)).toEqual([
    ['counterexample', '0'],
    ['example', '7'],
  ])
})

test('where a claim compares nothing itself, the closest row that it credits a lemma with is illustrated and counted', () => {
  const crediting = claim(0, {
    check: (c, probe) =>
      probe.all(
        probe.credit('lemma-6', rational.of(c), rational.of(100_000)),
        probe.credit('lemma-7', rational.of(10_000 - c), rational.of(20_000)),
      ),
  })
  expect(illustrated(crediting)).toEqual([['closest', '0']])
  const { ratios, tightness } = runClaim(crediting)
  expect(tightness).toBeNull()
  expect(ratios.at(-1)?.atMost).toBe(0.5)
})

test('nothing is illustrated unless it is asked for, or where the claim thinks a case too large', () => {
  expect(runClaim(claim(20_000)).illustrations).toEqual([])
  expect(illustrated(claim(20_000, { illustrate: () => null }))).toEqual([])
})

test('a picture that cannot be drawn is a problem, and the claim holds all the same', () => {
  const illustrate = () => {
    throw new RangeError('no paper')
  }
  expect(runClaim(claim(20_000, { illustrate }), { illustrated: true })).toMatchObject({
    verdict: 'holds',
    passed: true,
    illustrations: [],
    problems: ['illustration: no paper, on 10000'],
  })
})

test('a run says how its cases lie below their bounds, and for each n how close they came', () => {
  const { ratios, growth, cases } = runClaim(claim(20_000))
  const total = cases.exhaustive + cases.random + cases.targeted
  expect(ratios.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(ratios.at(-1)?.atMost).toBe(0.5)
  expect(growth.map(({ n }) => n)).toEqual([0, 1, 2])
  expect(Math.max(...growth.map(({ most }) => most))).toBeCloseTo(0.5, 10)
  expect(growth.reduce((sum, at) => sum + at.cases, 0)).toBe(total)
})
