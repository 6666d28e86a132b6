import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import { exponentialSum, rational } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import { explain, realText } from './explain.ts'
import { runClaim } from './run.ts'

const claim: Claim<number> = {
  key: 'planted',
  of: 'planted',
  variant: 'own',
  expects: 'holds',
  title: 'a planted fault',
  statement: 'c·e^{−3} is at most 5 for every c up to 1,000.',
  uses: [],
  domain: integers(1000),
  requires: {},
  check: (c, probe) => probe.atMost(exponentialSum.term(rational.of(c), rational.of(-3)), rational.of(5), 'c·e^{−3}'),
  explain: (c) => `because c = ${c} exceeds 5·e³`,
}

test('a refutation is explained by the minimal case, both sides, the ratio and the claim’s own words', () => {
  expect(explain(runClaim(claim))).toMatchInlineSnapshot(`
    "planted: a planted fault
      refuted
      c·e^{−3} is at most 5 for every c up to 1,000.
      case      101
      expected  c·e^{−3} ≤ bound
      observed  5.02849390515
      bound     5
      ratio     between 1.00569878103 and 1.00569878104
      because c = 101 exceeds 5·e³
      found as  random case 1 with seed 1, shrunk in 4 steps"
  `)
})

test('a comparison for equality shows both values', () => {
  const unequal: Claim<number> = {
    ...claim,
    check: (c, probe) => probe.same([c > 3, rational.of(c, 2)], [false, rational.of(c, 2)], 'pair'),
  }
  expect(explain(runClaim(unequal))).toMatchInlineSnapshot(`
    "planted: a planted fault
      refuted
      c·e^{−3} is at most 5 for every c up to 1,000.
      case      4
      expected  pair = (false 2)
      found     (true 2)
      because c = 4 exceeds 5·e³
      found as  random case 1 with seed 1, shrunk in 7 steps"
  `)
})

test('verdicts without a counterexample say what was missing', () => {
  const rare: Claim<number> = { ...claim, requires: { large: 0.5 }, check: (_, probe) => probe.same(1, 1) }
  expect(explain(runClaim(rare))).toMatchInlineSnapshot(`
    "planted: a planted fault
      undercovered
      c·e^{−3} is at most 5 for every c up to 1,000.
      label "large" on 0.0% of the random cases, 50.0% required"
  `)
  const empty: Claim<number> = {
    ...claim,
    check: (c, probe) => {
      probe.given(c < 0)
      return probe.same(1, 1)
    },
  }
  expect(explain(runClaim(empty))).toMatchInlineSnapshot(`
    "planted: a planted fault
      vacuous
      c·e^{−3} is at most 5 for every c up to 1,000.
      hypotheses discarded 40005 cases and left 0"
  `)
})

test('reals are shown exactly where they are short rationals, and with certain digits otherwise', () => {
  expect(realText(rational.of(3))).toBe('3')
  expect(realText(rational.of(1, 3))).toBe('1/3 = 0.333333333333')
  expect(realText(exponentialSum.term(rational.one, rational.of(-1)))).toBe('0.367879441171')
})

test('an explanation that throws does not cost the verdict', () => {
  const silent: Claim<number> = {
    ...claim,
    explain: () => {
      throw new Error('no words')
    },
  }
  expect(runClaim(silent)).toMatchObject({
    verdict: 'refuted',
    counterexample: { case: '101', explanation: '(no explanation: no words)' },
  })
})
