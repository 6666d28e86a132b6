import { expect, test } from 'vitest'
import { samples } from '../../tests/cli/claims.ts'
import { NEUTRAL } from '../document/presentation.ts'
import { theorems } from '../document/theorems.ts'
import { claimTable } from './claim-table.ts'

const document = theorems(
  samples.filter(({ key }) => key !== 'definition-5').map((claim) => claim.run({ numRuns: 100 })),
  {
    ...{ profile: 'quick', seed: 1, seconds: 1.26 },
    presentation: {
      ...NEUTRAL,
      sections: [{ title: 'Rows & ties', claims: ['lemma-8', 'lemma-6'] }],
      statements: { 'lemma-8a': 'Fact 1_a' },
    },
  },
)

test('a table for LaTeX has rules of booktabs, aligned cells, and counterexamples below what they refute', () => {
  expect(claimTable(document, 'latex')).toMatchInlineSnapshot(`
    "% 5 claims: 1 failed, 4 passed; 2,237 cases; 1.3 s; seed 1; quick
    % Made by "lemmata report --table latex". Needs \\usepackage{booktabs}, and UTF-8 as LaTeX has it by default.
    \\begin{tabular}{@{}p{0.14\\linewidth}p{0.33\\linewidth}p{0.11\\linewidth}rrp{0.19\\linewidth}@{}}
    \\toprule
    Statement                       & Claim                                                                                                   & Verdict                           & Cases &  Closest & Tried in full                      \\tabularnewline
    \\midrule
    \\multicolumn{6}{@{}l}{\\emph{Rows \\& ties}} \\\\
    \\raggedright Fact 1\\_a          & \\raggedright Every number up to 10,000 is at most 10000.                                                & \\raggedright holds                & 1,104 & attained & \\raggedright all 4 numbers $\\le 3$ \\tabularnewline
    \\addlinespace
    \\raggedright Fact 1\\_a, printed & \\raggedright Every number up to 10,000 is at most 9000. \\newline Smallest counterexample: \\texttt{9001} & \\raggedright refuted, as expected &    19 &          &                                    \\tabularnewline
    \\addlinespace
    \\raggedright Lemma 8b           & \\raggedright Every number up to 10,000 is at most 7654. \\newline Smallest counterexample: \\texttt{7655} & \\raggedright refuted              &     6 &          & \\raggedright all 4 numbers $\\le 3$ \\tabularnewline
    \\addlinespace
    \\raggedright Lemma 6            & \\raggedright Every number up to 10,000 is at most 10000.                                                & \\raggedright holds in every case  &     4 &   0.03\\% & \\raggedright all 4 numbers $\\le 3$ \\tabularnewline
    \\midrule
    \\multicolumn{6}{@{}l}{\\emph{Other claims}} \\\\
    \\raggedright Theorem 12a        & \\raggedright Every number up to 10,000 is at most 20000.                                                & \\raggedright holds                & 1,104 &  50.00\\% & \\raggedright all 4 numbers $\\le 3$ \\tabularnewline
    \\bottomrule
    \\end{tabular}"
  `)
})

test('the same as Markdown', () => {
  expect(claimTable(document, 'markdown')).toMatchInlineSnapshot(`
    "| statement          | claim                                                                         | verdict              | cases |  closest | tried in full     |
    | ------------------ | ----------------------------------------------------------------------------- | -------------------- | ----: | -------: | ----------------- |
    | **Rows \\& ties**   |                                                                               |                      |       |          |                   |
    | Fact 1\\_a          | Every number up to 10,000 is at most 10000.                                   | holds                | 1,104 | attained | all 4 numbers ≤ 3 |
    | Fact 1\\_a, printed | Every number up to 10,000 is at most 9000.<br>Smallest counterexample: \`9001\` | refuted, as expected |    19 |          |                   |
    | Lemma 8b           | Every number up to 10,000 is at most 7654.<br>Smallest counterexample: \`7655\` | refuted              |     6 |          | all 4 numbers ≤ 3 |
    | Lemma 6            | Every number up to 10,000 is at most 10000.                                   | holds in every case  |     4 |    0.03% | all 4 numbers ≤ 3 |
    | **Other claims**   |                                                                               |                      |       |          |                   |
    | Theorem 12a        | Every number up to 10,000 is at most 20000.                                   | holds                | 1,104 |   50.00% | all 4 numbers ≤ 3 |"
  `)
})

test('without sections a table has one part', () => {
  const { length } = claimTable({ ...document, presentation: NEUTRAL }, 'latex').split('\\midrule')
  expect(length).toBe(2)
})
