// How many cases a run tries: those of the profile, with what the claim and whoever runs it say otherwise.
import { CASES_TO_REFUTE, type Claim, type Counts, isProfileName, PROFILES, type ProfileName } from './claim.ts'

export interface CountOptions {
  /** Default quick. */
  readonly profile?: string
  /** Random cases, instead of the profile's. */
  readonly runs?: number
  /** Most cases of a phase, for a glance at a claim; a scope that has more is not tried in full. Default: as many as planned. */
  readonly most?: number
}

/** @example countsOf(lemma6, { profile: 'quick' }).random // 2000 */
export function countsOf<C>(
  claim: Claim<C>,
  { profile = 'quick', runs, most = Number.POSITIVE_INFINITY }: CountOptions,
): Counts {
  if (!isProfileName(profile)) {
    throw new RangeError(`there is no profile "${profile}": there are ${Object.keys(PROFILES).join(', ')}`)
  }
  const counts =
    profile === 'mutate' ? fewer(countsIn(claim, 'mutate'), countsIn(claim, 'quick')) : countsIn(claim, profile)
  return { ...counts, random: Math.min(runs ?? counts.random, most), targeted: Math.min(counts.targeted, most) }
}

const countsIn = <C>({ expects, counts }: Claim<C>, profile: ProfileName): Counts => ({
  ...PROFILES[profile],
  ...(expects === 'refuted' ? { random: CASES_TO_REFUTE } : {}),
  ...counts?.[profile],
})

/** A claim that says how much is too much for every day, says so for mutants as well. */
const fewer = (a: Counts, b: Counts): Counts => ({
  random: Math.min(a.random, b.random),
  targeted: Math.min(a.targeted, b.targeted),
  small: Math.min(a.small, b.small),
  shrink: Math.min(a.shrink, b.shrink),
})
