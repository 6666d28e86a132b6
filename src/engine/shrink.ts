// Shrinking without context, so that corpus entries and neighbours shrink like drawn cases: the boldest simpler case that
// still ends the same way, again and again. Where the domain enumerates small cases, those below the result are tried too,
// since a local minimum need not be the least case.
import type { Domain } from './domain.ts'

export interface ShrinkResult<C> {
  readonly minimal: C
  /** Successful steps. */
  readonly steps: number
  /** Whether everything simpler was tried. */
  readonly isFinished: boolean
}

/** At most `budget` cases are tried, and none after `isInterrupted`. */
export function shrink<C>(
  domain: Domain<C>,
  start: C,
  endsTheSame: (c: C) => boolean,
  budget: number,
  isInterrupted?: () => boolean,
): ShrinkResult<C> {
  let left = budget
  let minimal = start
  let steps = 0
  const tries = (c: C): boolean => {
    left -= 1
    return endsTheSame(c)
  }
  const isSpent = (): boolean => left <= 0 || isInterrupted?.() === true

  for (;;) {
    const next = step(domain, minimal, tries, isSpent) ?? smallerInScope(domain, minimal, tries, isSpent)
    if (next === undefined) break
    minimal = next.smaller
    steps += 1
  }
  return { minimal, steps, isFinished: !isSpent() }
}

interface Step<C> {
  readonly smaller: C
}

function step<C>(domain: Domain<C>, from: C, tries: (c: C) => boolean, isSpent: () => boolean): Step<C> | undefined {
  const size = domain.size(from)
  for (const { value } of domain.arbitrary.shrink(from, undefined)) {
    if (isSpent()) return undefined
    if (domain.size(value) < size && tries(value)) return { smaller: value }
  }
  return undefined
}

/** Scopes grow quickly; beyond this size they hold more cases than anyone would try. */
const LARGEST_SCOPE = 3
/** Products of scopes can have millions of cases, nearly all larger than what there is. */
const MOST_LOOKED_AT = 50_000

function smallerInScope<C>(
  domain: Domain<C>,
  from: C,
  tries: (c: C) => boolean,
  isSpent: () => boolean,
): Step<C> | undefined {
  if (domain.small === undefined) return undefined
  const size = domain.size(from)
  let best: Step<C> | undefined
  let least = size
  let lookedAt = 0
  for (const smaller of domain.small.upTo(LARGEST_SCOPE)) {
    if (isSpent() || lookedAt++ >= MOST_LOOKED_AT) break
    if (domain.size(smaller) < least && tries(smaller)) {
      best = { smaller }
      least = domain.size(smaller)
    }
  }
  return best
}
