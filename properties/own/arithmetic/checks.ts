// What the claims about arithmetic have in common: named facts, each decided by BigInts.
import type { Outcome, Probe } from '../../../src/engine/index.ts'

export type Checks = readonly (readonly [what: string, holds: boolean])[]

/** Holds if all are true, else shows the first that is not. */
export const verdict = (probe: Pick<Probe, 'all' | 'same'>, checks: Checks): Outcome =>
  probe.all(...checks.map(([what, holds]) => probe.same(holds, true, what)))

/** A few hundred cases show what there is to see, and products of domains have too many to enumerate. */
export const countsOf = (random: number) => ({
  quick: { random, targeted: 0, small: 0, shrink: 500 },
  deep: { random: 100 * random, targeted: 0, small: 0 },
  mutate: { random: 100, targeted: 0, small: 0 },
})
