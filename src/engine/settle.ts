// From a failure to a counterexample: the case must fail again, is shrunk, and is explained.
import type { Prepared } from './cases.ts'
import { type Origin, pathOf } from './draw/index.ts'
import type { Ending, Examiner } from './examine.ts'
import { findingOf, ownWords, shownLines } from './explain.ts'
import { withDeepStacks } from './frames.ts'
import { aboutOf } from './probe.ts'
import { leastOfRestarts } from './restart.ts'
import type { Counterexample, Phase } from './result.ts'
import { shrink } from './shrink.ts'

/** The case that ended a run. */
export interface Failure<C> {
  readonly c: C
  readonly ending: Ending
  readonly phase: Phase
  /** Its number in its phase, from 1. */
  readonly index: number
  /** Of a random case. */
  readonly origin?: Origin | undefined
}

export interface Settlement<C> {
  readonly kind: 'settled'
  readonly minimal: C
  readonly counterexample: Counterexample
}

export interface Flaky {
  readonly kind: 'flaky'
  readonly problem: string
}

export interface SettleOptions {
  /** Most cases to try while shrinking. */
  readonly budget: number
  /** The claim's own. */
  readonly seed: number
  readonly isInterrupted?: (() => boolean) | undefined
  /** Whether the counterexample tells the way to it. Default: false. */
  readonly verbose?: boolean | undefined
}

export function settle<C>(
  claim: Prepared<C>,
  examiner: Examiner<C>,
  { c: found, ending: { kind }, phase, index, origin }: Failure<C>,
  { budget, seed, isInterrupted, verbose = false }: SettleOptions,
): Settlement<C> | Flaky {
  const { domain } = claim
  const endsTheSame = (c: C): boolean => examiner.examine(c).kind === kind
  const flaky = (then: string, c: C): Flaky => ({
    kind: 'flaky',
    problem: `flaky: ${kind}, then ${then}, on ${domain.print(c)}`,
  })
  if (!endsTheSame(found)) return flaky('not', found)
  const failed = aboutOf(examiner.notes)
  const isPlain = domain.parse === undefined && origin !== undefined
  // A context, or a path, means something only to the arbitrary that drew the case.
  const shrinking = isPlain || origin?.context !== undefined ? domain : (claim.deep ?? domain)
  const way: C[] = []
  const onStep = verbose ? (c: C) => way.push(c) : undefined
  const shrunk = shrink(shrinking, found, endsTheSame, { budget, context: origin?.context, onStep, isInterrupted })
  const located = isPlain
    ? leastOfRestarts(domain, { ...shrunk, origin }, endsTheSame, { budget, seed, isInterrupted })
    : null
  const { minimal } = located ?? shrunk
  const ending = withDeepStacks(() => examiner.examine(minimal))
  if (ending.kind !== kind) return flaky(ending.kind, minimal)
  const counterexample: Counterexample = {
    case: domain.print(minimal),
    shown: shownLines(domain, minimal),
    size: domain.size(minimal),
    found: domain.print(found),
    phase,
    index,
    way: way.map((c) => domain.print(c)),
    shrinks: located === null ? shrunk.steps : located.origin.steps.length + located.path.length,
    failed,
    finding: findingOf(ending),
    explanation: ownWords(claim, minimal),
    path: located && pathOf(located.origin, located.path),
    replay: null,
  }
  return { kind: 'settled', minimal, counterexample }
}
