// How many cases a run tries: the profile's counts, which a claim and its caller may override.
import { CASES_TO_REFUTE, type Claim, type Counts, isProfileName, PROFILES, type ProfileName } from './claim.ts'

export interface CountOptions {
  /** Default quick. */
  readonly profile?: string
  /** Random cases, instead of the profile's. */
  readonly numRuns?: number
  /** At most so many cases per phase, for a glance at a claim; a larger scope is not tried in full. Default: no limit. */
  readonly most?: number
}

/** @example countsOf(lemma6, { profile: 'quick' }).random // 2000 */
export function countsOf<C>(
  claim: Pick<Claim<C>, 'expects' | 'counts'>,
  { profile = 'quick', numRuns, most = Number.POSITIVE_INFINITY }: CountOptions,
): Counts {
  if (!isProfileName(profile)) {
    throw new RangeError(`there is no profile "${profile}": there are ${Object.keys(PROFILES).join(', ')}`)
  }
  const counts =
    profile === 'mutate' ? fewer(countsIn(claim, 'mutate'), countsIn(claim, 'quick')) : countsIn(claim, profile)
  return { ...counts, random: Math.min(numRuns ?? counts.random, most), targeted: Math.min(counts.targeted, most) }
}

const countsIn = <C>({ expects, counts }: Pick<Claim<C>, 'expects' | 'counts'>, profile: ProfileName): Counts => ({
  ...PROFILES[profile],
  ...(expects === 'refuted' ? { random: CASES_TO_REFUTE } : {}),
  ...counts?.[profile],
})

/** A claim that limits its everyday counts limits them for mutants too. */
const fewer = (a: Counts, b: Counts): Counts => ({
  random: Math.min(a.random, b.random),
  targeted: Math.min(a.targeted, b.targeted),
  small: Math.min(a.small, b.small),
  shrink: Math.min(a.shrink, b.shrink),
})
