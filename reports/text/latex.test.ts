import { expect, test } from 'vitest'
import { claims } from '../../properties/index.ts'
import { latexCode, latexOf, latexText } from './latex.ts'

const nameOf = (key: string): string => `the name of ${key}`

test.each([
  ['at most 4e^{−γ}·max|v|.', 'at most $4e^{-\\gamma}\\cdot\\max|v|$.'],
  [
    'If γ ≥ 0 and 1 ≤ t ≤ n, the max of s_j − 1/j',
    'If $\\gamma \\ge 0$ and $1 \\le t \\le n$, the max of $s_{j} - 1/j$',
  ],
  ['ε_ℓ ≤ a + r·ε_{ℓ−1}', '$\\varepsilon_{\\ell} \\le a + r\\cdot\\varepsilon_{\\ell-1}$'],
  [
    'Σ_j e^{s_j} over Σ, √(γm²) and √d_k',
    '$\\sum_{j}$ $e^{s_{j}}$ over $\\Sigma$, $\\sqrt{(\\gamma m^{2})}$ and $\\sqrt{d_{k}}$',
  ],
  ['‖q‖_∞ and h_max; ŝ ≠ s*', '$\\|q\\|_{\\infty}$ and $h_{\\max}$; $\\hat s \\ne s^{\\ast}$'],
  ['100 % of #L[Q_0] & {a}, ~ $5', '100 \\% of \\#$L[Q_{0}]$ \\& \\{a\\}, \\textasciitilde{} \\$5'],
  ['as lemma-6 has it, by Lemma 9', 'as the name of lemma-6 has it, by Lemma 9'],
])('%s is typeset', (text, expected) => {
  expect(latexOf(text, nameOf)).toBe(expected)
})

test('names and cases keep every letter', () => {
  expect(latexText('Lemma 31, step l1 (50%)')).toBe('Lemma 31, step l1 (50\\%)')
  expect(latexCode('a_1="\\{γ}"; (0 −1) ^')).toBe(
    '\\texttt{a\\_1={\\char34}\\textbackslash{}\\{$\\gamma$\\}{\\char34}; (0 $-$1) \\textasciicircum{}}',
  )
})

test('all that the built-in claims say has balanced braces and formulas, and no sign that LaTeX lacks', () => {
  for (const { title, statement } of claims) {
    for (const text of [title, statement]) {
      const source = latexOf(text, nameOf)
      const bare = source.replace(/\\[{}$]/g, '')
      expect([text, bare.split('{').length]).toEqual([text, bare.split('}').length])
      expect([text, (bare.split('$').length - 1) % 2]).toEqual([text, 0])
      // Letters of names are no signs.
      expect([text, /[^\0-\u007f\u00c0-\u024f]/u.exec(source)?.[0]]).toEqual([text, undefined])
    }
  }
})
