// From a failure to a counterexample: the case must fail again, is shrunk, and is explained.
import type { Claim } from './claim.ts'
import type { Ending, Examiner } from './examine.ts'
import { findingOf, ownWords } from './explain.ts'
import { aboutOf } from './probe.ts'
import type { Counterexample, Phase } from './result.ts'
import { shrink } from './shrink.ts'

/** The case that ended a run. */
export interface Failure<C> {
  readonly c: C
  readonly ending: Ending
  readonly phase: Phase
  /** Its number in its phase, from 1. */
  readonly index: number
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

export function settle<C>(
  claim: Claim<C>,
  examiner: Examiner<C>,
  { c: found, ending: { kind }, phase, index }: Failure<C>,
  budget: number,
  isInterrupted?: () => boolean,
): Settlement<C> | Flaky {
  const { domain } = claim
  const endsTheSame = (c: C): boolean => examiner.examine(c).kind === kind
  const flaky = (then: string, c: C): Flaky => ({
    kind: 'flaky',
    problem: `flaky: ${kind}, then ${then}, on ${domain.print(c)}`,
  })
  if (!endsTheSame(found)) return flaky('not', found)
  const failed = aboutOf(examiner.notes)
  const { minimal, steps } = shrink(claim.deep ?? domain, found, endsTheSame, budget, isInterrupted)
  const ending = examiner.examine(minimal)
  if (ending.kind !== kind) return flaky(ending.kind, minimal)
  const counterexample: Counterexample = {
    case: domain.print(minimal),
    size: domain.size(minimal),
    found: domain.print(found),
    phase,
    index,
    shrinks: steps,
    failed,
    finding: findingOf(ending),
    explanation: ownWords(claim, minimal),
    replay: null,
  }
  return { kind: 'settled', minimal, counterexample }
}
