import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import { exponentialSum, precise, rational, real } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import type { Domain } from './domain.ts'
import { examinerOf } from './examine.ts'
import { type Explained, explain, findingLines, findingOf, ownWords, realText } from './explain.ts'
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
      observed  [5.02849390515, 5.02849390516]
      bound     5
      ratio     between 1.00569878103 and 1.00569878104
      because c = 101 exceeds 5·e³
      found as  random case 1 with seed 1, shrunk in 3 steps"
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
      label "large" on 0.0% of the random cases, 50.0% required: no case at all has it, so look for its name in the check"
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

test('reals are shown exactly where they are short rationals, and by the ends they lie between otherwise', () => {
  expect(realText(rational.of(3))).toBe('3')
  expect(realText(rational.of(1, 3))).toBe('1/3 = 0.333333333333')
  expect(realText(exponentialSum.term(rational.one, rational.of(-1)))).toBe('[0.367879441171, 0.367879441172]')
  expect(realText(real.enclosed(() => precise.point(2n)))).toBe('2')
  expect(realText(real.enclosed(() => precise.unbounded))).toBe('unknown')
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

test('a rational is written out up to 24 characters', () => {
  expect(realText(rational.of(10n ** 23n + 1n))).toBe('100000000000000000000001 = 1e23')
  expect(realText(rational.of(10n ** 24n + 1n))).toBe('1e24')
})

test('a comparison shows its ratio as far as there is one', () => {
  const linesOf = (observed: number, bound: number) => {
    const check: typeof claim.check = (_, probe) => probe.atMost(rational.of(observed), rational.of(bound), 'x')
    return findingLines(findingOf(examinerOf({ ...claim, check }).examine(1)))
  }
  expect(linesOf(3, 2)).toEqual(['expected  x ≤ bound', 'observed  3', 'bound     2', 'ratio     1.5'])
  expect(linesOf(1, 0)).toEqual(['expected  x ≤ bound', 'observed  1', 'bound     0'])
})

test('endings that found nothing have nothing to compare', () => {
  expect(findingOf({ kind: 'crashed', message: 'Error: no', at: [] })).toEqual([{ term: 'threw', text: 'Error: no' }])
  expect(findingOf({ kind: 'crashed', message: 'Error: no', at: ['f (a.ts:1:2)', 'b.ts:3:4'] })).toEqual([
    { term: 'threw', text: 'Error: no' },
    { term: 'at', text: 'f (a.ts:1:2)\nb.ts:3:4' },
  ])
  for (const kind of ['passed', 'undecided', 'discarded'] as const) expect(findingOf({ kind })).toEqual([])
})

test('a claim that has no words of its own says nothing', () => {
  expect(ownWords({}, 1)).toBeNull()
  expect(ownWords({ explain: (c: number) => `c = ${c}` }, 1)).toBe('c = 1')
  const throwing = (): string => {
    throw 'a word'
  }
  expect(ownWords({ explain: throwing }, 1)).toBe('(no explanation: a word)')
})

const explained = (more: Partial<Explained>): string[] => {
  const cases = { corpus: 0, examples: 0, exhaustive: 0, random: 7, targeted: 0, discarded: 0 }
  const result: Explained = {
    key: 'own',
    title: 'a title',
    statement: 'A statement.',
    verdict: 'holds',
    expects: 'holds',
    stoppedBecause: 'budget',
    cases,
    undecided: 0,
    labels: [],
    counterexample: null,
    problems: [],
    seed: 5,
    ...more,
  }
  const [head, ...lines] = explain(result).split('\n')
  expect(head).toBe('own: a title')
  return lines
}

test('what did not end with a counterexample says why it ended, and what went wrong besides', () => {
  expect(explained({})).toEqual(['  holds', '  A statement.', '  stopped because: budget'])
  expect(explained({ expects: 'refuted', problems: ['one', 'two'] })).toEqual([
    '  holds, expected to be refuted',
    '  A statement.',
    '  stopped because: budget',
    '  none of 7 random cases refutes it: aim the domain at such cases, or allow more (counts, --runs)',
    '  one',
    '  two',
  ])
  expect(explained({ expects: 'refuted', verdict: 'interrupted', stoppedBecause: 'interrupted' })).toEqual([
    '  interrupted, expected to be refuted',
    '  A statement.',
    '  stopped because: interrupted',
  ])
  expect(explained({ verdict: 'undecided', undecided: 3 })).toEqual([
    '  undecided',
    '  A statement.',
    '  3 cases need more bits than the cap',
  ])
  expect(explained({ verdict: 'undecided', undecided: 1 })[2]).toBe('  1 case needs more bits than the cap')
})

test('a case that its domain describes is shown to people, and its own line is cut if there is a file to replay', () => {
  const bars: Domain<number> = {
    ...integers(1000),
    describe: (c) => [`${c} bars:`, '|'.repeat(c)],
    print: (c) => '|'.repeat(c),
  }
  const { counterexample } = runClaim({ ...claim, domain: bars })
  expect(counterexample?.shown).toEqual(['101 bars:', '|'.repeat(101)])
  const lines = (replay: string | null) =>
    explained({ verdict: 'refuted', counterexample: counterexample && { ...counterexample, replay } }).slice(2, 5)
  const [whole, ...shown] = lines(null)
  expect(whole).toBe(`  case      ${'|'.repeat(101)}`)
  expect(shown).toEqual(['      101 bars:', `      ${'|'.repeat(101)}`])
  const [short] = lines('npx lemmata replay corpus/own.jsonl:1')
  expect(short).toBe(`  case      ${'|'.repeat(79)}… (the file to replay has all of it)`)
})

test('a description that throws does not cost the verdict', () => {
  const describe = (): string[] => {
    throw new Error('no lines')
  }
  expect(runClaim({ ...claim, domain: { ...integers(1000), describe } })).toMatchObject({
    verdict: 'refuted',
    counterexample: { case: '101', shown: ['(no description: no lines)'] },
  })
})

test('what was thrown in several lines stays below itself', () => {
  expect(findingLines([{ term: 'threw', text: 'Error: a\n   ^' }])).toEqual(['threw     Error: a', '             ^'])
})

test('only labels below their required share are named', () => {
  const labels = [
    { name: 'rare', share: 0.0125, required: 0.1, example: '1' },
    { name: 'just enough', share: 0.1, required: 0.1, example: '1' },
    { name: 'frequent', share: 0.5, required: 0.1, example: '1' },
  ]
  expect(explained({ verdict: 'undercovered', labels })).toEqual([
    '  undercovered',
    '  A statement.',
    '  label "rare" on 1.3% of the random cases, 10.0% required',
  ])
})

const counterexample: NonNullable<Explained['counterexample']> = {
  case: '9',
  size: 9,
  found: '12',
  phase: 'corpus',
  index: 2,
  shrinks: 3,
  way: [],
  shown: [],
  failed: [],
  finding: [{ term: 'found', text: 'a failure' }],
  explanation: null,
  path: null,
  replay: null,
}

test('only a long case that is shown for people and can be replayed is cut', () => {
  const caseLine = (length: number, shown: readonly string[], replay: string | null): string =>
    explained({ verdict: 'refuted', counterexample: { ...counterexample, case: 'x'.repeat(length), shown, replay } })[2]
  const whole = (length: number): string => `  case      ${'x'.repeat(length)}`
  expect(caseLine(80, ['shown'], 'replay')).toBe(whole(80))
  expect(caseLine(81, ['shown'], 'replay')).toBe(`  case      ${'x'.repeat(79)}… (the file to replay has all of it)`)
  expect(caseLine(81, [], 'replay')).toBe(whole(81))
  expect(caseLine(81, ['shown'], null)).toBe(whole(81))
})

test('a counterexample without an explanation leaves it out, and one with a replay ends with it', () => {
  const lines = ['  refuted', '  A statement.', '  case      9', '  found     a failure']
  const found = '  found as  corpus case 2 with seed 5, shrunk in 3 steps'
  expect(explained({ verdict: 'refuted', counterexample })).toEqual([...lines, found])
  expect(
    explained({
      verdict: 'refuted',
      counterexample: { ...counterexample, explanation: 'since\nit is so', replay: 'lemmata replay own 9' },
      problems: ['a problem'],
    }),
  ).toEqual([...lines, '  since', '  it is so', found, '  replay    lemmata replay own 9', '  a problem'])
})
