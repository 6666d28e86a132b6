// Whether a claim passed, failed or is open, and whether it is printed. Marks, summaries and exit codes all follow from it.
import type { ClaimResult } from '../../src/engine/index.ts'

/** `open`: nothing speaks against the claim, but the cases tried do not settle it. */
export type Standing = 'passed' | 'failed' | 'open' | 'interrupted'

/** @example standingOf({ passed: false, verdict: 'undecided' }) // open */
export function standingOf({ passed, verdict }: Pick<ClaimResult, 'passed' | 'verdict'>): Standing {
  if (passed) return 'passed'
  switch (verdict) {
    case 'undecided':
    case 'undercovered':
    case 'vacuous':
    case 'flaky':
      return 'open'
    case 'interrupted':
      return 'interrupted'
    // Refuted, or not refuted as expected, or the check threw.
    default:
      return 'failed'
  }
}

/** The paper's own words: a statement as printed, or a step of its proof. @example isPrinted({ variant: 'control' }) // false */
export const isPrinted = ({ variant }: Pick<ClaimResult, 'variant'>): boolean =>
  variant === 'printed' || variant === 'step'
