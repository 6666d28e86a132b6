// A theorem with nothing in it, for tests that look at one part of the page.
import type { Theorem } from '../../reports/index.ts'

/** @example sampleTheorem({ key: 'lemma-8a', verdict: 'refuted' }) */
export const sampleTheorem = (parts: Partial<Theorem> & Pick<Theorem, 'key'>): Theorem => ({
  id: parts.key.split('.')[0],
  variant: 'repaired',
  title: 'a title',
  statement: 'A statement.',
  uses: [],
  expects: 'holds',
  verdict: 'holds',
  passed: true,
  stoppedBecause: 'budget',
  scope: null,
  cases: { corpus: 0, examples: 0, exhaustive: 0, random: 10, targeted: 0, discarded: 0 },
  undecided: 0,
  labels: [],
  measures: [],
  magnitudes: [],
  tightness: null,
  ratios: [],
  growth: [],
  credits: [],
  compiled: null,
  counterexample: null,
  illustrations: [],
  problems: [],
  coverage: null,
  mutants: null,
  seeds: [1],
  seconds: 0,
  ...parts,
})
