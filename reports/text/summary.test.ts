import { expect, test } from 'vitest'
import { presentation as builtIn } from '../../properties/presentation.ts'
import { samples } from '../../tests/cli/claims.ts'
import { theorems } from '../document/theorems.ts'
import { summaryOf } from './summary.ts'

const presentation = { ...builtIn, statements: { 'theorem-12a': 'Fact 7' } }
const results = samples.map((claim, k) => ({ ...claim.run({ numRuns: 100 }), seconds: k / 10 }))
const document = theorems(results, {
  profile: 'quick',
  seed: 1,
  seconds: 1.5,
  presentation,
  coverage: new Map([['lemma-8a', { lines: 0.25, branches: 0.125 }]]),
})
const unreached = {
  functions: 40,
  files: [
    {
      file: 'src/idle.ts',
      of: 2,
      functions: [
        { name: 'one', line: 3, end: 5 },
        { name: 'two_2', line: 9, end: 9 },
      ],
    },
    {
      file: 'src/used.ts',
      of: 5,
      functions: [
        { name: 'odd_one', line: 12, end: 20 },
        { name: '(anonymous_4)', line: 14, end: 15 },
        { name: '(anonymous_7)', line: 31, end: 31 },
      ],
    },
  ],
}

test('a summary has totals by section, what failed, errata, what is slow, what no claim reaches, and all claims', () => {
  expect(summaryOf(document, unreached)).toMatchInlineSnapshot(`
    "# Theorems about attention, tested

    ✗ 6 claims: 1 failed, 1 open, 4 passed; 2,341 cases; 1.5 s; seed 1; quick

    | section | passed | failed | open | cases | closest call, of the bound | time |
    | --- | ---: | ---: | ---: | ---: | --- | ---: |
    | Attention, hard and soft (1–5) | 0 | 0 | 1 | 104 | 1 − 1e−40 in \`definition-5\` | 0.5 s |
    | One row of attention (6–9) | 3 | 1 | 0 | 1,133 | attained in \`lemma-8a\` | 1.0 s |
    | Previous and next (11–13) | 1 | 0 | 0 | 1,104 | 50.00% in \`theorem-12a\` | 0.0 s |

    ## Not as expected

    ### ? definition-5: numbers up to 1

    \`\`\`text
    definition-5: numbers up to 1
      undecided
      Every number up to 10,000 is at most 1.
      1 case needs more bits than the cap
    \`\`\`

    ### ✗ lemma-8b: numbers up to 7654

    \`\`\`text
    lemma-8b: numbers up to 7654
      refuted
      Every number up to 10,000 is at most 7654.
      case      7655
      expected  c ≤ bound
      observed  7655
      bound     7654
      ratio     between 1.00013065064 and 1.00013065065
      7655 is larger than 7654
      found as  random case 2 with seed 1, shrunk in 7 steps
    \`\`\`

    ## Errata

    Printed, and refuted by the smallest case that was found:

    | claim | says | smallest counterexample |
    | --- | --- | --- |
    | \`lemma-8a.printed\` | Every number up to 10,000 is at most 9000. | \`9001\` |

    ## Slowest

    | claim | time | cases | cases per second |
    | --- | ---: | ---: | ---: |
    | \`definition-5\` | 0.5 s | 104 | 208 |
    | \`lemma-6\` | 0.4 s | 4 | 10 |
    | \`lemma-8b\` | 0.3 s | 6 | 20 |
    | \`lemma-8a\` | 0.2 s | 1,104 | 5,520 |
    | \`lemma-8a.printed\` | 0.1 s | 19 | 190 |

    ## Code

    Claims enter 35 of 40 functions (87.5%).

    <details><summary>5 functions that no claim enters</summary>

    - \`src/idle.ts\`, the whole file
    - \`src/used.ts\`, 3 of 5: odd\\_one:12, line 31

    </details>

    <details><summary>All 6 claims</summary>

    **Attention, hard and soft (1–5)**

    |  | claim | verdict | cases | of the bound | lines | branches | mutants | time |
    | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    | ? | \`definition-5\` numbers up to 1 | undecided | 104 | 1 − 1e−40 |  |  |  | 0.5 s |

    **One row of attention (6–9)**

    |  | claim | verdict | cases | of the bound | lines | branches | mutants | time |
    | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    | ✓ | \`lemma-6\` numbers up to 10000 | holds-exhaustively | 4 | 0.03% |  |  |  | 0.4 s |
    | ✓ | \`lemma-8a\` numbers up to 10000 | holds | 1,104 | attained | 25.0% | 12.5% |  | 0.2 s |
    | ✓ | \`lemma-8a.printed\` numbers up to 9000 | refuted, as expected | 19 | 93.93% | 25.0% | 12.5% |  | 0.1 s |
    | ✗ | \`lemma-8b\` numbers up to 7654 | refuted | 6 | 73.41% |  |  |  | 0.3 s |

    **Previous and next (11–13)**

    |  | claim | verdict | cases | of the bound | lines | branches | mutants | time |
    | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    | ✓ | \`theorem-12a\` Fact 7: numbers up to 20000 | holds | 1,104 | 50.00% |  |  |  | 0.0 s |

    </details>
    "
  `)
})

test('where all is well nothing is said of failures, and without coverage nothing of code', () => {
  const passed = summaryOf({ ...document, claims: document.claims.filter((claim) => claim.passed) }, null)
  expect(passed).toContain('✓ 4 claims: 4 passed')
  expect(passed).not.toContain('## Not as expected')
  expect(passed).not.toContain('## Code')
})

test('one endless explanation does not take the page', () => {
  const claims = document.claims.map((claim) => ({ ...claim, statement: 'x'.repeat(100_000) }))
  const [, failures] = summaryOf({ ...document, claims }, null).split('## Not as expected')
  expect(failures.split('## Errata')[0].length).toBeLessThan(20_000)
  expect(failures).toContain('more)')
})
