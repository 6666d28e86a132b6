import { expect, test } from 'vitest'
import { atMost, samples } from '../tests/cli/claims.ts'
import { standingOf } from './standing.ts'
import { terminalReport } from './terminal.ts'

const results = samples.map((claim) => claim.run({ runs: 100 }))

test('a claim has a line, a failure its explanation, and the run a summary', () => {
  expect(terminalReport(results, { seconds: 1.26, colours: false })).toMatchInlineSnapshot(`
    "?  definition-5      undecided               104 cases   99.99% of the bound  0.0 s
    ✓  lemma-6           holds-exhaustively        4 cases    0.03% of the bound  0.0 s
    ✓  lemma-8a          holds                 1,104 cases  100.00% of the bound  0.0 s
    ✓  lemma-8a.printed  refuted, as expected      4 cases   55.60% of the bound  0.0 s
    ✗  lemma-8b          refuted                   5 cases    0.04% of the bound  0.0 s
    ✓  theorem-12a       holds                 1,104 cases   50.00% of the bound  0.0 s

    ? definition-5: numbers up to 1
      undecided
      Every number up to 10,000 is at most 1.
      1 cases need more bits than the cap

    ✗ lemma-8b: numbers up to 7654
      refuted
      Every number up to 10,000 is at most 7654.
      case      7655
      expected  c ≤ bound
      observed  7655
      bound     7654
      ratio     between 1.00013065064 and 1.00013065065
      7655 is larger than 7654
      found as  random case 1 with seed 1, shrunk in 5 steps

    6 claims: 4 passed, 1 failed, 1 open; 2,325 cases; 1.3 s; seed 1; profile quick"
  `)
})

test('an interrupted claim is no failure to explain', () => {
  const result = atMost('lemma-6', 10_000).run({ isInterrupted: () => true })
  expect(terminalReport([result], { seconds: 0, colours: false })).toMatchInlineSnapshot(`
    "…  lemma-6  interrupted  0 cases    0.0 s

    1 claim: 1 interrupted; 0 cases; 0.0 s; seed 1; profile quick"
  `)
})

test('colours change nothing but the looks, and only where they are wanted', () => {
  const plain = terminalReport(results, { seconds: 1, colours: false })
  const coloured = terminalReport(results, { seconds: 1, colours: true })
  const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
  expect(plain).not.toMatch(escapes)
  expect(coloured).toMatch(escapes)
  expect(coloured.replace(escapes, '')).toBe(plain)
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
