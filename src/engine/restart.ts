// A plain arbitrary has no steps but fast-check's own, and those end in a local minimum: `filter`, `chain` and recursive arbitraries stop
// far from the least case. So further random cases of the run that fail the same way are shrunk too, and the least text is taken.
import type { Cases } from './cases.ts'
import { drawFrom, type Origin } from './draw.ts'
import type { SettleOptions } from './settle.ts'
import { descend } from './shrink.ts'

export interface Located<C> {
  readonly minimal: C
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
  const [number] = start.path
  drawFrom(domain.arbitrary, seed, { first: number + 1, most: budget }, (c, { context, path }: Origin) => {
    if (isSpent()) return false
    if (!tries(c)) return true
    const { minimal, path: steps } = descend(domain, c, context, tries, isSpent)
    if (isLess(domain.print(minimal), domain.print(least.minimal))) least = { minimal, path: [...path, ...steps] }
    starts += 1
    return starts < MOST_STARTS
  })
  return least
}

const isLess = (a: string, b: string): boolean => (a.length === b.length ? a < b : a.length < b.length)
