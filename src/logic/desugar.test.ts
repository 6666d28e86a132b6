import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sugared } from '../../tests/support/formulas.ts'
import { desugar, formula, meaning, printFormula, SEMANTICS } from './index.ts'

/** All words over a and b up to length 4. */
const WORDS: readonly (readonly string[])[] = Array.from({ length: 31 }, (_, k) =>
  [...(k + 1).toString(2).slice(1)].map((bit) => (bit === '0' ? 'a' : 'b')),
)

test('a formula and its core mean the same on all words up to length 4, under every semantics', () => {
  for (const written of fc.sample(sugared(8), { seed: 31, numRuns: 120 })) {
    for (const semantics of SEMANTICS) {
      const core = desugar(written, semantics)
      const differs = WORDS.filter((word) => `${meaning(core, word)}` !== `${meaning(written, word, semantics)}`)
      if (differs.length > 0) expect([printFormula(written), semantics, differs]).toBe('equal in meaning')
    }
  }
})

test.each([
  ['Q_a -> Q_b', '!Q_a | Q_b'],
  ['Q_a <-> Q_b', 'Q_a & Q_b | !Q_a & !Q_b'],
  ['wY Q_a', '!Y !Q_a'],
  ['wX Q_a', '!X !Q_a'],
  ['O Q_a', 'true S Q_a'],
  ['H Q_a', '!(true S !Q_a)'],
  ['F Q_a', 'true U Q_a'],
  ['G Q_a', '!(true U !Q_a)'],
  ['first', '!Y true'],
  ['last', '!X true'],
  ['#L[Q_a] > 1', '1 < #L[Q_a]'],
  ['#L[Q_a] <= 1', '!(1 < #L[Q_a])'],
  ['#L[Q_a] >= #R[Q_b]', '!(#L[Q_a] < #R[Q_b])'],
  ['#L[Q_a] = 1', '!(#L[Q_a] < 1) & !(1 < #L[Q_a])'],
  ['#L[Q_a] != 1', '#L[Q_a] < 1 | 1 < #L[Q_a]'],
])('%s becomes %s', (written, core) => {
  expect(printFormula(desugar(formula(written)))).toBe(core)
})

test('since and until of other semantics become those of the paper', () => {
  const cores = SEMANTICS.map((semantics) => printFormula(desugar(formula('Q_a S (Q_b U Q_c)'), semantics)))
  expect(cores).toEqual([
    'Q_a S (Q_b U Q_c)',
    '(Q_a | (Q_b | Q_c) U Q_c) S ((Q_b | Q_c) U Q_c)',
    'Y ((Q_a | X ((Q_b | Q_c) U Q_c)) S X ((Q_b | Q_c) U Q_c))',
  ])
})

test('sugar inside counts is rewritten on the side where it stands', () => {
  expect(printFormula(desugar(formula('2*#L[first] + 1 > #R[O Q_a] - #L[last]')))).toBe(
    '#R[true S Q_a] - #L[!X true] < 2*#L[!Y true] + 1',
  )
  expect(printFormula(desugar(formula('ODD(#R[first])')))).toBe('ODD(#R[!Y true])')
})
