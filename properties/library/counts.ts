// Counts of cases that several claims need, where the profiles' own do not fit.
import type { Claim, Counts } from '../../src/engine/index.ts'

type CountsByProfile = NonNullable<Claim<unknown>['counts']>

/** Random cases only, or also all up to a size. */
type Effort = number | Pick<Counts, 'random' | 'small'>

/** Without a search for the closest call. @example untargeted({ quick: 30 })['quick'] // { targeted: 0, random: 30, small: 0 } */
export const untargeted = (efforts: Readonly<Record<string, Effort>>): CountsByProfile =>
  Object.fromEntries(
    Object.entries(efforts).map(([profile, effort]) => [
      profile,
      { targeted: 0, ...(typeof effort === 'number' ? { random: effort, small: 0 } : effort) },
    ]),
  )

/** @example inEveryProfile({ small: 8 })['deep'] // { small: 8 } */
export const inEveryProfile = (counts: Partial<Counts>): CountsByProfile => ({
  quick: counts,
  deep: counts,
  mutate: counts,
})
