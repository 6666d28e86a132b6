// Whether a claim passed, failed or is open; marks, summaries and exit codes all follow from it. And what is refuted, by its kind.
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

/** A printed form, a step of a proof, a claim that lacks a hypothesis or a constant, or anything else that was claimed to be false. */
export type RefutedKind = 'printed' | 'step' | 'control' | 'other'

type Refutable = Pick<ClaimResult, 'variant' | 'expects' | 'verdict'>

/** What is expected to be refuted, and printed forms that are refuted all the same; each kind apart, without those that are empty. */
export function refutedKinds<T extends Refutable>(
  claims: readonly T[],
): readonly { readonly kind: RefutedKind; readonly claims: readonly T[] }[] {
  const refuted = claims.filter(
    ({ variant, expects, verdict }) => expects === 'refuted' || (variant === 'printed' && verdict === 'refuted'),
  )
  return (['printed', 'step', 'control', 'other'] as const)
    .map((kind) => ({ kind, claims: refuted.filter((claim) => kindOf(claim) === kind) }))
    .filter((part) => part.claims.length > 0)
}

const kindOf = ({ variant }: Refutable): RefutedKind =>
  variant === 'printed' || variant === 'step' || variant === 'control' ? variant : 'other'
