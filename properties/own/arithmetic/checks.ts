// What the claims on arithmetic have in common: named truths, each a Boolean that BigInts decided.
import type { Outcome, Probe } from '../../../src/engine/index.ts'

export type Checks = readonly (readonly [what: string, isSo: boolean])[]

/** Holds if all are true; the first that is not speaks. */
export const verdict = (probe: Pick<Probe, 'all' | 'same'>, checks: Checks): Outcome =>
  probe.all(...checks.map(([what, isSo]) => probe.same(isSo, true, what)))

/** A few hundred cases show what there is to see, and products of domains are too many to enumerate. */
export const countsOf = (random: number) => ({
  quick: { random, targeted: 0, small: 0, shrink: 500 },
  deep: { random: 100 * random, targeted: 0, small: 0 },
  mutate: { random: 100, targeted: 0, small: 0 },
})
