import { expect, test } from 'vitest'
import { atMost, countedClaim, integers } from '../../../tests/support/integers.ts'
import type { Claim } from '../claim.ts'
import type { Phase } from '../result.ts'
import { type RunOptions, runClaim } from '../run.ts'
import { countIn, inSlice, sliceFrom, sliceText } from './slice.ts'

test('a slice is read as k/K with k from 1 to K', () => {
  const slices = { '2/8': [2, 8], '1/1': [1, 1], '10/12': [10, 12], '123456789/987654321': [123456789, 987654321] }
  for (const [text, [number, of]] of Object.entries(slices)) expect(sliceFrom(text), text).toEqual({ number, of })
  expect(sliceText({ number: 2, of: 8 })).toBe('2/8')
  for (const text of ['0/8', '9/8', '1/0', '2', '1/2/3', '-1/2', '1.5/2', ' 1/2', '1/9999999999'])
    expect(sliceFrom(text), text).toBeUndefined()
})

test('slices have every K-th case, and all of them together have each once', () => {
  const cases = Array.from({ length: 11 }, (_, k) => k)
  for (const of of [1, 2, 3, 11, 20]) {
    const slices = Array.from({ length: of }, (_, k) => [...inSlice(cases, { number: k + 1, of })])
    expect(slices.flat().toSorted((a, b) => a - b)).toEqual(cases)
    expect(slices.map(({ length }) => length)).toEqual(slices.map((_, k) => countIn(11, { number: k + 1, of })))
  }
})

/** A third is discarded, so that numbers need several attempts. */
const claim: Claim<number> = countedClaim(
  (c, probe) => {
    probe.given(c % 3 !== 0)
    return atMost(1_000)(c, probe)
  },
  { random: 100, small: 9, targeted: 10 },
  { domain: integers(1_000), examples: [1, 2, 4] },
)

const PHASES_OF_SLICES: readonly Phase[] = ['corpus', 'examples', 'exhaustive', 'random']

/** The cases of each phase but the search, discarded ones included. */
function casesByPhase(options: RunOptions): Record<Phase, number[]> {
  const seen: Record<Phase, number[]> = { corpus: [], examples: [], exhaustive: [], random: [], targeted: [] }
  let last = 0
  const watching: Claim<number> = {
    ...claim,
    check(c, probe) {
      last = c
      return claim.check(c, probe)
    },
  }
  runClaim(watching, { corpus: ['5', '7'], ...options, onCase: ({ phase }) => seen[phase].push(last) })
  return seen
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

test('the slices of a run have the cases of the whole run, in every phase, discarded ones included', () => {
  const whole = casesByPhase({})
  expect(whole.random.length).toBeGreaterThan(130)
  for (const of of [2, 3, 7]) {
    const slices = Array.from({ length: of }, (_, k) => casesByPhase({ slice: { number: k + 1, of } }))
    for (const phase of PHASES_OF_SLICES)
      expect(sorted(slices.flatMap((slice) => slice[phase])), `${phase} of ${of}`).toEqual(sorted(whole[phase]))
    expect(slices.flatMap(({ targeted }) => targeted)).toHaveLength(whole.targeted.length)
  }
})

test('a shorter run is the beginning of a longer one', () => {
  const { random: long } = casesByPhase({})
  const { random: short } = casesByPhase({ numRuns: 30 })
  expect(long.slice(0, short.length)).toEqual(short)
})

test('a result names its slice, and the whole run has none', () => {
  expect(runClaim(claim, { slice: { number: 2, of: 3 } })).toMatchObject({ slice: '2/3', cases: { random: 33 } })
  expect(runClaim(claim).slice).toBeNull()
})

test('what is expected to be refuted is tried whole in every slice', () => {
  const control: Claim<number> = { ...claim, expects: 'refuted', check: atMost(990) }
  const whole = runClaim(control)
  expect(whole.verdict).toBe('refuted')
  for (const number of [1, 2, 3]) expect(runClaim(control, { slice: { number, of: 3 } })).toEqual(whole)
})
