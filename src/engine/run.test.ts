import { expect, test } from 'vitest'
import { atMost, integerClaim, integers } from '../../tests/support/integers.ts'
import { exponentialSum, precise, preciseExp, rational, real } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import type { Comparable, Outcome, Probe } from './probe.ts'
import type { Phase } from './result.ts'
import { type ClaimResult, PHASES } from './result.ts'
import { runClaim } from './run.ts'

const own = (check: (c: number, probe: Probe) => Outcome, more: Partial<Claim<number>> = {}): Claim<number> =>
  integerClaim(10_000, check, more)

test('a claim that is true holds, and says how it was tried and how close it came', () => {
  const result = runClaim(own(atMost(10_001)))
  expect(result).toMatchObject({
    verdict: 'holds',
    passed: true,
    stoppedBecause: 'budget',
    scope: 'all 4 numbers ≤ 3',
    cases: { corpus: 0, examples: 0, exhaustive: 4, random: 2000, targeted: 1000, discarded: 0 },
    undecided: 0,
    counterexample: null,
  })
  expect(result.tightness).toMatchObject({ ratio: '0.999900009999', witness: '10000', attained: false })
})

test('a claim that is false is refuted by the smallest case, with the comparison that failed', () => {
  const result = runClaim(own(atMost(7_654)))
  expect(result).toMatchObject({ verdict: 'refuted', passed: false, stoppedBecause: 'refuted' })
  expect(result.counterexample).toMatchObject({
    case: '7655',
    phase: 'random',
    finding: [
      { term: 'expected', text: 'observed ≤ bound' },
      { term: 'observed', text: '7655' },
      { term: 'bound', text: '7654' },
      expect.objectContaining({ term: 'ratio' }),
    ],
  })
})

test('a counterexample tells what the comparisons were about that fail on the case that was found', () => {
  const failedBy = (output: number, obligation: number, allowed: number) =>
    runClaim(
      own((c, probe) =>
        probe.all(
          probe.same(c > allowed, false, 'allowed', 'means'),
          probe.credit('lemma-6', rational.of(c), rational.of(obligation)),
          probe.atMost(rational.of(c), rational.of(output)),
        ),
      ),
      { profile: 'mutate' },
    ).counterexample?.failed
  expect(failedBy(7_000, 10_000, 10_000)).toEqual(['output'])
  expect(failedBy(10_000, 7_000, 10_000)).toEqual(['obligation'])
  expect(failedBy(10_000, 10_000, 7_000)).toEqual(['means'])
  expect(failedBy(0, 0, 0)).toEqual(['output', 'obligation', 'means'])
  const thrown = own(() => {
    throw new Error('no')
  })
  expect(runClaim(thrown).counterexample?.failed).toEqual([])
})

test('at a glance no phase has more than so many cases, and a scope that is cut short is not tried in full', () => {
  expect(runClaim(own(atMost(10_000)), { most: 3 })).toMatchObject({
    verdict: 'holds',
    scope: null,
    cases: { exhaustive: 3, random: 3, targeted: 3 },
  })
  expect(runClaim(own(atMost(10_000)), { most: 9, numRuns: 5 })).toMatchObject({
    scope: 'all 4 numbers ≤ 3',
    cases: { exhaustive: 4, random: 5, targeted: 9 },
  })
})

test('a claim that is expected to fall passes when it falls, to random cases and not to small or planted ones', () => {
  const result = runClaim(own(atMost(2), { expects: 'refuted', examples: [9] }), { corpus: ['8'] })
  expect(result).toMatchObject({ verdict: 'refuted', passed: true, cases: { corpus: 0, examples: 0, exhaustive: 0 } })
  expect(result.counterexample).toMatchObject({ case: '3', phase: 'random' })
})

test('a claim that is expected to fall does not pass when it holds', () => {
  expect(runClaim(own(atMost(10_000), { expects: 'refuted' }))).toMatchObject({ verdict: 'holds', passed: false })
})

test('corpus entries come first and shrink too; a line that cannot be read is a problem, not the end', () => {
  const result = runClaim(own(atMost(7_654)), { corpus: ['nonsense', '12', '9999'] })
  expect(result.problems).toEqual(['corpus: cannot read "nonsense": "nonsense" is not a number'])
  expect(result.counterexample).toMatchObject({ case: '7655', found: '9999', phase: 'corpus', index: 2 })
})

test('examples come before enumeration, and enumeration before random cases', () => {
  expect(runClaim(own(atMost(2), { examples: [4] })).counterexample?.phase).toBe('examples')
  expect(runClaim(own(atMost(2))).counterexample).toMatchObject({ phase: 'exhaustive', case: '3', index: 4 })
})

test('a domain that was enumerated to the end proves the claim', () => {
  const result = runClaim(own(atMost(3), { domain: integers(3) }))
  expect(result).toMatchObject({
    verdict: 'holds-exhaustively',
    passed: true,
    stoppedBecause: 'exhausted',
    cases: { random: 0 },
  })
})

test('an enumeration that discards everything proves nothing', () => {
  const result = runClaim(
    own(
      (c, probe) => {
        probe.given(c < 0)
        return atMost(3)(c, probe)
      },
      { domain: integers(3) },
    ),
  )
  expect(result).toMatchObject({ verdict: 'vacuous', passed: false })
})

test('a proof by enumeration needs its labels, too', () => {
  const proved = (label: string) =>
    runClaim(
      own(
        (c, probe) => {
          probe.label('two', c === 2)
          return atMost(3)(c, probe)
        },
        { domain: integers(3), requires: { [label]: 0.9 } },
      ),
    )
  expect(proved('two').verdict).toBe('holds-exhaustively')
  expect(proved('never')).toMatchObject({ verdict: 'undercovered', passed: false })
})

test('a failing comparison that is not returned is a crash, not a pass', () => {
  const result = runClaim(
    own((c, probe) => {
      atMost(10)(c, probe)
      return probe.same(1, 1)
    }),
  )
  expect(result).toMatchObject({ verdict: 'crashed', counterexample: { case: '11' } })
  expect(result.counterexample?.finding[0].text).toContain('dropped an outcome')
})

test('no outcome at all is a crash', () => {
  expect(runClaim(own((_, probe) => probe.all())).counterexample?.finding[0].text).toContain('nothing was checked')
})

test('values of different kinds are unequal, and what cannot be compared is refused', () => {
  const verdictOf = (found: Comparable, expected: Comparable) =>
    runClaim(own((_, probe) => probe.same(found, expected))).verdict
  expect(verdictOf([null, 1], [0, 1])).toBe('refuted')
  expect(verdictOf(3n, 3)).toBe('refuted')
  expect(verdictOf([rational.half, true], [rational.of(2, 4), true])).toBe('holds')
  expect(verdictOf(JSON.parse('{"lo":1}'), JSON.parse('{"lo":2}'))).toBe('crashed')
  const holes: Comparable[] = new Array(1)
  expect(verdictOf([holes[0]], [holes[0]])).toBe('crashed')
})

test('hypotheses that discard nearly everything make a claim vacuous', () => {
  const result = runClaim(
    own((c, probe) => {
      probe.given(c % 100 === 99)
      return atMost(10_000)(c, probe)
    }),
  )
  expect(result).toMatchObject({ verdict: 'vacuous', passed: false, stoppedBecause: 'discards' })
})

test('a label that stays too rare makes a claim undercovered, one never seen too', () => {
  const labelled = (requires: Record<string, number>) =>
    runClaim(
      own(
        (c, probe) => {
          probe.label('multiple of 50', c % 50 === 0)
          return atMost(10_000)(c, probe)
        },
        { requires },
      ),
    )
  expect(labelled({ 'multiple of 50': 0.01 })).toMatchObject({ verdict: 'holds' })
  expect(labelled({ 'multiple of 50': 0.1 })).toMatchObject({
    verdict: 'undercovered',
    passed: false,
    stoppedBecause: 'undercovered',
  })
  expect(labelled({ unheard: 0.05 })).toMatchObject({
    verdict: 'undercovered',
    labels: [{ name: 'unheard', share: 0, example: null }, {}],
  })
})

test('the smallest example of each label is kept', () => {
  const result = runClaim(
    own((c, probe) => {
      probe.label('above a hundred', c > 100)
      return atMost(10_000)(c, probe)
    }),
  )
  expect(Number(result.labels[0].example)).toBeGreaterThan(100)
  expect(Number(result.labels[0].example)).toBeLessThan(200)
})

test('a check that answers differently on the same case is flaky, whichever answer came first', () => {
  let calls = 0
  const fickle = (isFirst: boolean) => runClaim(own((_, probe) => probe.same((calls++ === 0) === isFirst, true)))
  expect(fickle(false)).toMatchObject({ verdict: 'flaky', passed: false, stoppedBecause: 'flaky' })
  calls = 0
  let after = 0
  const later = runClaim(own((_, probe) => probe.same(after++ < 2004, true)))
  expect(later).toMatchObject({ verdict: 'flaky', passed: false })
})

test('a comparison that needs more bits than the cap leaves the claim undecided', () => {
  const e = real.enclosed((bits) => preciseExp.exp(precise.one, bits))
  const result = runClaim(own((_, probe) => probe.atMost(e, e), { counts: { quick: { random: 3, targeted: 0 } } }))
  expect(result).toMatchObject({ verdict: 'undecided', passed: false })
  expect(result.undecided).toBeGreaterThan(0)
})

test('a check that throws ends as crashed, with the message and the smallest case', () => {
  const result = runClaim(
    own((c, probe) => {
      if (c > 41) throw new RangeError('beyond 41')
      return atMost(10_000)(c, probe)
    }),
  )
  expect(result).toMatchObject({ verdict: 'crashed', passed: false, stoppedBecause: 'crashed' })
  expect(result.counterexample).toMatchObject({
    case: '42',
    finding: [{ term: 'threw', text: 'RangeError: beyond 41' }],
  })
})

test('a float cannot be smuggled in as an answer', () => {
  const result = runClaim(own((c, probe) => probe.same(c / 3, c / 3)))
  expect(result.verdict).toBe('crashed')
  expect(result.counterexample?.finding[0].text).toContain('numbers must be integers')
})

test('a measure that is no number is a mistake of the check', () => {
  const result = runClaim(
    own((c, probe) => {
      probe.measure('1/c', 1 / c)
      return atMost(10_000)(c, probe)
    }),
  )
  expect(result.counterexample?.finding).toEqual([
    { term: 'threw', text: 'TypeError: measure "1/c" is Infinity: give a finite number' },
  ])
})

test('interruption is reported as such, keeps what was done, and is no pass', () => {
  let left = 500
  const result = runClaim(own(atMost(10_000)), { isInterrupted: () => left-- < 0 })
  expect(result).toMatchObject({ verdict: 'interrupted', passed: false, stoppedBecause: 'interrupted' })
  expect(result.cases.exhaustive + result.cases.random).toBe(501)
  // Nobody asks again after the first yes.
  expect(left).toBe(-2)
})

test('the same seed gives the same run, another seed another', () => {
  const claim = own((c, probe) => {
    probe.measure('c', c)
    return atMost(20_000)(c, probe)
  })
  const [one, again, two] = [1, 1, 2].map((seed) => runClaim(claim, { seed, observations: 50 }))
  expect(again).toEqual(one)
  expect(two.observations).not.toEqual(one.observations)
})

test('credits count rows for the lemma that was leant on, with its closest call', () => {
  const result = runClaim(
    own((c, probe) =>
      probe.all(probe.credit('lemma-6', rational.of(c), rational.of(20_000)), atMost(10_000)(c, probe)),
    ),
    { numRuns: 100 },
  )
  expect(result.credits).toMatchObject([{ lemma: 'lemma-6', violations: 0 }])
  expect(result.credits[0].rows).toBe(1104)
})

test('random cases may come first, and the small ones are still looked through', () => {
  const phasesOf = (isRandomFirst: boolean): Phase[] => {
    const seen = new Set<Phase>()
    runClaim(own(atMost(10_000)), { isRandomFirst, onCase: ({ phase }) => seen.add(phase) })
    return [...seen]
  }
  expect(phasesOf(false)).toEqual(['exhaustive', 'random', 'targeted'])
  expect(phasesOf(true)).toEqual(['random', 'exhaustive', 'targeted'])
})

test('measures are summarised', () => {
  const result = runClaim(
    own((c, probe) => {
      probe.length(c)
      return atMost(10_000)(c, probe)
    }),
  )
  const [n] = result.measures
  expect(n).toMatchObject({ name: 'n', count: 3004, least: 0, most: 10_000 })
  expect(n.median).toBeGreaterThan(1000)
})

test('magnitudes are summarised with three digits, however small', () => {
  const result = runClaim(
    own((c, probe) => {
      probe.magnitude('e^−c', exponentialSum.term(rational.one, rational.of(-c)))
      return atMost(10_000)(c, probe)
    }),
    { observations: 5 },
  )
  expect(result.magnitudes).toMatchObject([{ name: 'e^−c', count: 3004, least: '1.13e-4343', most: '1' }])
  expect(result.observations[0].features).toEqual({ 'e^−c': '1' })
})

test('of the cases that are kept to be observed most are random, and the one that fails is among them', () => {
  const phases = ({ observations }: ClaimResult) =>
    PHASES.map((phase) => observations.filter((kept) => kept.phase === phase).length)
  const claim = { ...own(atMost(10_000)), examples: [1, 2, 3] }
  expect(phases(runClaim(claim, { observations: 10, corpus: ['5', '6'] }))).toEqual([1, 1, 2, 5, 1])
  expect(runClaim(claim).observations).toEqual([])
  const refuted = runClaim(own(atMost(9_990)), { observations: 4 })
  expect(phases(refuted)).toEqual([0, 0, 1, 3, 0])
  expect(refuted.observations.at(-1)).toMatchObject({ status: 'failed', case: refuted.counterexample?.found })
})

test('an unknown profile is an error that lists the known ones', () => {
  expect(() => runClaim(own(atMost(1)), { profile: 'slow' })).toThrow(
    'there is no profile "slow": there are quick, deep, mutate',
  )
})

test('results are plain JSON', () => {
  const result = runClaim(own(atMost(7_654)))
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})
