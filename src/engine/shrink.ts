// Shrinking: the boldest simpler case that still ends the same way, again and again. A drawn case shrinks as fast-check drew it first,
// in its context; then, like entries of a corpus and neighbours, without one. Where the domain enumerates small cases, those below the
// result are tried too, since a local minimum need not be the least case.
import type { Cases } from './cases.ts'
import { FORGET } from './draw/index.ts'

export interface ShrinkResult<C> {
  readonly minimal: C
  /** Successful steps. */
  readonly steps: number
  /** Whether everything simpler was tried. */
  readonly isFinished: boolean
  /** The steps in context: which of the simpler cases was chosen. */
  readonly path: readonly number[]
}

export interface ShrinkOptions<C> {
  /** Most cases to try. */
  readonly budget: number
  /** What fast-check drew the case with. Default: none. */
  readonly context?: unknown
  /** Called with every simpler case that ends the same way. */
  readonly onStep?: ((c: C) => void) | undefined
  readonly isInterrupted?: (() => boolean) | undefined
}

export function shrink<C>(
  domain: Cases<C>,
  start: C,
  endsTheSame: (c: C) => boolean,
  { budget, context, onStep, isInterrupted }: ShrinkOptions<C>,
): ShrinkResult<C> {
  let left = budget
  const tries = (c: C): boolean => {
    left -= 1
    if (!endsTheSame(c)) return false
    onStep?.(c)
    return true
  }
  const isSpent = (): boolean => left <= 0 || isInterrupted?.() === true
  // Stock arbitraries may shrink without a context, but nothing else says what is simpler where there is no size.
  const isByArbitrary = context !== undefined || domain.parse === undefined
  const inContext = isByArbitrary ? descend(domain, start, context, tries, isSpent) : { minimal: start, path: [] }

  let { minimal } = inContext
  let steps = inContext.path.length
  for (;;) {
    const next = step(domain, minimal, tries, isSpent) ?? smallerInScope(domain, minimal, tries, isSpent)
    if (next === undefined) break
    minimal = next.smaller
    steps += 1
  }
  return { minimal, steps, isFinished: !isSpent(), path: inContext.path }
}

/**
 * fast-check's own order says what is simpler, whatever the size. A context remembers what did not fail, also where a filter or a
 * hypothesis refused it; so when nothing is left, the case is shrunk anew without one, as long as that helps.
 */
export function descend<C>(
  { arbitrary }: Cases<C>,
  start: C,
  startContext: unknown,
  tries: (c: C) => boolean,
  isSpent: () => boolean,
): { minimal: C; path: number[] } {
  const path: number[] = []
  let minimal = start
  let context = startContext
  for (;;) {
    let index = -1
    let next: { value: C; value_: C; context: unknown } | undefined
    for (const candidate of arbitrary.shrink(minimal, context)) {
      index += 1
      if (isSpent()) return { minimal, path }
      if (!tries(candidate.value)) continue
      next = candidate
      break
    }
    if (next === undefined) {
      if (path.at(-1) === FORGET) return { minimal, path: path.slice(0, -1) }
      if (context === undefined || !arbitrary.canShrinkWithoutContext(minimal)) return { minimal, path }
      context = undefined
      path.push(FORGET)
      continue
    }
    minimal = next.value_
    context = next.context
    path.push(index)
  }
}

interface Step<C> {
  readonly smaller: C
}

function step<C>(domain: Cases<C>, from: C, tries: (c: C) => boolean, isSpent: () => boolean): Step<C> | undefined {
  if (domain.parse === undefined || !domain.arbitrary.canShrinkWithoutContext(from)) return undefined
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
  domain: Cases<C>,
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
