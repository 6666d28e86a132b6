// A glance at a claim that need not notice a mutant, to see whether it does: one seed, few cases, no shrinking. A row of the matrix
// costs about as much as the kill itself.
import type { OtherClaim } from '../../reports/document/index.ts'
import { type ClaimResult, casesOf, type Runnable } from '../../src/engine/index.ts'
import { gaveAway } from './gave-away.ts'

/** Cases of each phase. */
export const GLANCE = 40

const glance = (claim: Runnable, isInterrupted: () => boolean): ClaimResult =>
  claim.run({ profile: 'mutate', most: GLANCE, isRandomFirst: true, isInterrupted })

/** The answer of a mutated claim; null if interrupted. */
export function glanceAt(claim: Runnable, isInterrupted: () => boolean): OtherClaim | null {
  const result = glance(claim, isInterrupted)
  if (result.verdict === 'interrupted') return null
  const { key, verdict, passed } = result
  return { claim: key, verdict, killed: !passed, cases: passed ? null : casesOf(result), gaveAway: gaveAway([result]) }
}

/** Whether a glance at the claim without a mutant ends as expected. Otherwise it would seem to notice everything. */
export const isSettled = (claim: Runnable, isInterrupted: () => boolean): boolean => glance(claim, isInterrupted).passed
