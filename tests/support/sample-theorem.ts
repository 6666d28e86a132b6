// A theorem with nothing in it, for tests that look at one part of the page.
import { type Theorem, theorems } from '../../reports/document/index.ts'
import { blankResult, NO_CASES } from '../../src/engine/index.ts'

/** @example sampleTheorem({ key: 'lemma-8a', verdict: 'refuted' }) */
export function sampleTheorem(parts: Partial<Theorem> & Pick<Theorem, 'key'>): Theorem {
  const stated = {
    title: 'a title',
    statement: 'A statement.',
    uses: [],
    variant: 'repaired',
    expects: 'holds',
  } as const
  const run = { seed: 1, profile: 'quick' }
  const blank = blankResult({ ...stated, key: parts.key, of: parts.key.split('.')[0] }, run)
  const [theorem] = theorems([blank], { ...run, seconds: 0 }).claims
  const outcome = { verdict: 'holds', passed: true, stoppedBecause: 'budget' } as const
  return { ...theorem, ...outcome, cases: { ...NO_CASES, random: 10 }, ...parts }
}
