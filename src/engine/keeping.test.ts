import { expect, test } from 'vitest'
import { atMost, countedClaim } from '../../tests/support/integers.ts'
import { precise, preciseExp, real } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import type { Outcome, Probe } from './probe.ts'
import { runClaim } from './run.ts'

/** The cases are 0, 1, 2 and 3, unless more is asked for. */
const own = (check: Claim<number>['check'], more: Partial<Claim<number>> = {}): Claim<number> =>
  countedClaim(check, { small: 3 }, more)

test('an observation tells how the case ended, why, and its features', () => {
  const e = real.enclosed((bits) => preciseExp.exp(precise.one, bits))
  const observed = (last: (probe: Probe) => Outcome) =>
    runClaim(
      own((c, probe) => {
        probe.label('odd', c % 2 === 1)
        probe.measure('c', c)
        probe.given(c !== 1)
        if (c === 2) return probe.atMost(e, e)
        return c === 3 ? last(probe) : probe.same(1, 1)
      }),
      { observations: 20 },
    ).observations
  const before = [
    { case: '0', status: 'passed', reason: 'passed', phase: 'exhaustive', features: { c: 0 } },
    { case: '1', status: 'gave_up', reason: 'discarded', phase: 'exhaustive', features: { odd: 'yes', c: 1 } },
    { case: '2', status: 'gave_up', reason: 'undecided', phase: 'exhaustive', features: { c: 2 } },
  ]
  const three = { case: '3', status: 'failed', phase: 'exhaustive', features: { odd: 'yes', c: 3 } }
  expect(observed((probe) => probe.same(1, 2))).toEqual([...before, { ...three, reason: 'failed' }])
  const throwing = (): Outcome => {
    throw new RangeError('three')
  }
  expect(observed(throwing)).toEqual([...before, { ...three, reason: 'RangeError: three' }])
})

test('the case that ends a run takes the place of another where there is no more room', () => {
  const crashing = (c: number, probe: Probe): Outcome => {
    if (c === 2) throw new RangeError('two')
    return atMost(9)(c, probe)
  }
  const kept = (check: (c: number, probe: Probe) => Outcome, observations: number) =>
    runClaim(own(check), { observations }).observations.map(({ case: line }) => line)
  expect(kept(atMost(1), 1)).toEqual(['2'])
  expect(kept(crashing, 1)).toEqual(['2'])
  expect(kept(atMost(1), 2)).toEqual(['0', '2'])
  expect(kept(crashing, 2)).toEqual(['0', '2'])
  expect(kept(atMost(1), 0)).toEqual([])
})

test('no more cases are observed than asked for, though every phase has its share', () => {
  const claim = own(atMost(1_000), { examples: [5], counts: { quick: { random: 9, targeted: 0, small: 3 } } })
  const { observations } = runClaim(claim, { observations: 3, corpus: ['4'] })
  expect(observations.map(({ phase }) => phase)).toEqual(['corpus', 'examples', 'exhaustive'])
})

/** Answers in this order, and holds from then on. */
const answering = (...answers: readonly boolean[]) => {
  let calls = 0
  return (_: number, probe: Probe): Outcome => probe.same(answers[calls++] ?? true, true)
}

test('a check that changes its mind is flaky, and the case is named', () => {
  const flaky = { verdict: 'flaky', stoppedBecause: 'flaky', passed: false, counterexample: null }
  expect(runClaim(own(answering(false)))).toMatchObject({
    ...flaky,
    problems: ['flaky: failed, then not, on 0'],
  })
  expect(runClaim(own(answering(false, false)))).toMatchObject({
    ...flaky,
    problems: ['flaky: failed, then passed, on 0'],
  })
  // Four cases, of which the first, second and fourth are run again.
  expect(runClaim(own(answering(true, true, true, true, true, false)))).toMatchObject({
    ...flaky,
    problems: ['flaky: passed, then not, on 1'],
  })
})

test('nothing is illustrated by a claim without pictures, in a run that was interrupted, or where nothing came close', () => {
  const drawn = (claim: Claim<number>, isInterrupted = () => false) => {
    const { illustrations, problems } = runClaim(claim, { illustrated: true, isInterrupted })
    return { cases: illustrations.map(({ of, case: line }) => [of, line]), problems }
  }
  const illustrate: Claim<number>['illustrate'] = (c) => ({ kind: 'attention', symbols: [`${c}`], layers: [] })
  const none = { cases: [], problems: [] }
  expect(drawn(own(atMost(9), { illustrate }))).toEqual({ cases: [['closest', '3']], problems: [] })
  expect(drawn(own(atMost(9), { examples: [1] }))).toEqual(none)
  expect(drawn(own(atMost(9), { examples: [1], illustrate }), () => true)).toEqual(none)
  expect(drawn(own((_, probe) => probe.same(1, 1), { illustrate }))).toEqual(none)
})
