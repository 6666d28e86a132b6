// A plain arbitrary has no steps but fast-check's own, and those end in a local minimum: `filter`, `chain` and recursive arbitraries stop
// far from the least case. So further random cases of the run that fail the same way are shrunk too, and the least text is taken.
import type { Cases } from './cases.ts'
import { drawCase, type Origin } from './draw/index.ts'
import type { SettleOptions } from './settle.ts'
import { descend } from './shrink.ts'

/** A case that was reached from a drawn one, by these steps. */
export interface Located<C> {
  readonly minimal: C
  readonly origin: Origin
  readonly path: readonly number[]
}

/** Starts that nearly always suffice; a claim that fails rarely has fewer. */
const MOST_STARTS = 200

/** The least case that was met, from `start` on; at most `budget` cases are tried. */
export function leastOfRestarts<C>(
  domain: Cases<C>,
  start: Located<C>,
  endsTheSame: (c: C) => boolean,
  { budget, seed, isInterrupted }: SettleOptions,
): Located<C> {
  let left = budget
  let starts = 0
  let least = start
  const tries = (c: C): boolean => {
    left -= 1
    return endsTheSame(c)
  }
  const isSpent = (): boolean => left <= 0 || isInterrupted?.() === true
  for (let number = start.origin.number + 1; starts < MOST_STARTS && !isSpent(); number++) {
    const { c, origin } = drawCase(domain.arbitrary, seed, number, 0)
    if (!tries(c)) continue
    const { minimal, path } = descend(domain, c, origin.context, tries, isSpent)
    if (isLess(domain.print(minimal), domain.print(least.minimal))) least = { minimal, origin, path }
    starts += 1
  }
  return least
}

const isLess = (a: string, b: string): boolean => a.length < b.length || (a.length === b.length && a < b)
