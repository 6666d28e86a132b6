import { expect, test } from 'vitest'
import { presentation as builtIn } from '../../properties/presentation.ts'
import { atMost, samples } from '../../tests/cli/claims.ts'
import { sampleMutant } from '../../tests/support/sample-mutant.ts'
import { standingOf } from '../document/standing.ts'
import { theorems } from '../document/theorems.ts'
import { claimLines } from './claim-lines.ts'
import { terminalReport } from './terminal.ts'

const presentation = { ...builtIn, statements: { 'theorem-12a': 'Fact 7' } }
const results = samples.map((claim) => claim.run({ numRuns: 100 }))
const document = theorems(results, {
  profile: 'quick',
  seed: 1,
  seconds: 1.26,
  presentation,
  coverage: new Map(results.map(({ key }, k) => [key, { lines: k / 7, branches: 0.1 }])),
  mutants: [
    sampleMutant({ name: 'one', killer: 'lemma-8a', cases: 7 }),
    sampleMutant({ name: 'two', killer: 'lemma-8a', cases: null }),
    sampleMutant({ name: 'three', killer: 'theorem-12a', cases: 9 }),
  ],
})
const plain = { colours: false }
const lines = document.claims.map((claim) => ({ ...claim, last: claim }))

test('a claim has a line in its section, a failure its explanation, and the run a last line', () => {
  expect(terminalReport(document, plain)).toMatchInlineSnapshot(`
    "  claim         verdict               cases    closest  code  mutants   time

    Attention, hard and soft (1–5): 1 claim, 1 not as expected
    ? definition-5  undecided               104  1 − 1e−40   71%           0.0 s  numbers up to 1

    One row of attention (6–9): 4 claims, 1 not as expected
    ✓ lemma-6       holds-exhaustively        4      0.03%   57%           0.0 s  numbers up to 10000
    ✓ lemma-8a      holds                 1,104   attained   29%      1/2  0.0 s  numbers up to 10000
    ✓   .printed    refuted, as expected     19     93.93%   29%           0.0 s  numbers up to 9000
    ✗ lemma-8b      refuted                   6     73.41%   43%           0.0 s  numbers up to 7654

    Previous and next (11–13): 1 claim, as expected
    ✓ theorem-12a   holds                 1,104     50.00%    0%      1/1  0.0 s  Fact 7: numbers up to 20000

    ? definition-5: numbers up to 1
      undecided
      Every number up to 10,000 is at most 1.
      1 case needs more bits than the cap

    ✗ lemma-8b: numbers up to 7654
      refuted
      Every number up to 10,000 is at most 7654.
      case      7655
      expected  c ≤ bound
      observed  7655
      bound     7654
      ratio     between 1.00013065064 and 1.00013065065
      7655 is larger than 7654
      found as  random case 2 with seed 1, shrunk in 7 steps

    6 claims: 1 failed, 1 open, 4 passed; 2,341 cases; 1.3 s; seed 1; quick"
  `)
})

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length))

test('a narrow terminal loses titles first, then times, coverage and mutants', () => {
  const heads = [140, 100, 80, 66, 60, 20].map((columns) => claimLines(lines, { ...plain, columns }).split('\n')[0])
  expect(heads.join('\n')).toMatchInlineSnapshot(`
    "  claim         verdict               cases    closest  code  mutants   time
      claim         verdict               cases    closest  code  mutants   time
      claim         verdict               cases    closest  code  mutants   time
      claim        verdict              cases   closest code mutants
      claim        verdict              cases   closest mutants
      claim        verdict              cases   closest"
  `)
  for (const columns of [140, 120, 100, 80]) {
    expect(widest(claimLines(lines, { ...plain, columns }))).toBeLessThanOrEqual(columns)
  }
})

test('columns without anything in them are not there', () => {
  const bare = theorems(results.slice(1, 2), { profile: 'quick', seed: 1, seconds: 0 })
  expect(
    claimLines(
      bare.claims.map((claim) => ({ ...claim, last: claim })),
      plain,
    ),
  ).toMatchInlineSnapshot(`
    "  claim             verdict               cases  closest   time
    ✓ lemma-8a.printed  refuted, as expected     19   93.93%  0.0 s  numbers up to 9000"
  `)
})

test('claims that were not run say so', () => {
  const some = lines.map((line) => (line.key.startsWith('lemma-8a') ? { ...line, last: null } : line))
  expect(claimLines(some, plain, presentation)).toMatchInlineSnapshot(`
    "  claim         verdict             cases    closest  code  mutants   time

    Attention, hard and soft (1–5): 1 claim, 1 not as expected
    ? definition-5  undecided             104  1 − 1e−40   71%           0.0 s  numbers up to 1

    One row of attention (6–9): 4 claims, 2 not run, 1 not as expected
    ✓ lemma-6       holds-exhaustively      4      0.03%   57%           0.0 s  numbers up to 10000
    · lemma-8a      not run                                                     numbers up to 10000
    ·   .printed    not run                                                     numbers up to 9000
    ✗ lemma-8b      refuted                 6     73.41%   43%           0.0 s  numbers up to 7654

    Previous and next (11–13): 1 claim, as expected
    ✓ theorem-12a   holds               1,104     50.00%    0%      1/1  0.0 s  Fact 7: numbers up to 20000"
  `)
})

test('an interrupted claim is no failure to explain', () => {
  const result = atMost('lemma-6', 10_000).run({ isInterrupted: () => true })
  expect(terminalReport(theorems([result], { profile: 'quick', seed: 1, seconds: 0 }), plain)).toMatchInlineSnapshot(`
    "  claim    verdict      cases   time
    … lemma-6  interrupted      0  0.0 s  numbers up to 10000

    1 claim: 1 interrupted; 0 cases; 0.0 s; seed 1; quick"
  `)
})

test('symbols that would move the cursor are spelled out', () => {
  const [claim] = document.claims
  const odd = {
    ...document,
    claims: [{ ...claim, title: 'a \u001b[2J b', statement: 'all\u202e \u0000 👩‍👩‍👧 אב <script>' }],
  }
  const text = terminalReport(odd, plain)
  expect(text).toContain('a \\u{1b}[2J b')
  expect(text).toContain('all\\u{202e} \\u{0} 👩‍👩‍👧 אב <script>')
})

test('colours change nothing but the looks, and only where they are wanted', () => {
  const coloured = terminalReport(document, { colours: true })
  const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
  expect(terminalReport(document, plain)).not.toMatch(escapes)
  expect(coloured).toMatch(escapes)
  expect(coloured.replace(escapes, '')).toBe(terminalReport(document, plain))
})

test.each([
  ['holds', true, 'passed'],
  ['refuted', true, 'passed'],
  ['refuted', false, 'failed'],
  ['holds', false, 'failed'],
  ['crashed', false, 'failed'],
  ['undecided', false, 'open'],
  ['undercovered', false, 'open'],
  ['vacuous', false, 'open'],
  ['flaky', false, 'open'],
  ['interrupted', false, 'interrupted'],
] as const)('%s with passed = %s is %s', (verdict, passed, standing) => {
  expect(standingOf({ verdict, passed })).toBe(standing)
})
