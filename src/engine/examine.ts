// Runs a check on one case, and turns whatever it does into one of five endings.
import type { Claim } from './claim.ts'
import { userFrames } from './frames.ts'
import { createProbe, Discarded, type Finding, HOLDS, isOutcome, type Notes } from './probe.ts'

export type Ending =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly finding: Finding }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'discarded' }
  | {
      readonly kind: 'crashed'
      readonly message: string
      /** Where in the user's code. */
      readonly at: readonly string[]
    }

/** A comparison that fails and is not returned would be a silent pass. */
const DROPPED = 'the check dropped an outcome that does not hold: return probe.all(…) of all of them'

const PASSED: Ending = { kind: 'passed' }
const UNDECIDED: Ending = { kind: 'undecided' }
const DISCARDED: Ending = { kind: 'discarded' }

/** Runs a check on one case after another; the notes are about the last one. */
export interface Examiner<C> {
  examine(c: C): Ending
  readonly notes: Notes
}

export function examinerOf<C>(claim: Pick<Claim<C>, 'check'>): Examiner<C> {
  const { probe, notes, reset } = createProbe()
  return {
    notes,
    examine(c) {
      reset()
      try {
        const outcome = claim.check(c, probe)
        if (outcome === HOLDS) return notes.broken.length === 0 ? PASSED : crashed(DROPPED)
        if (!isOutcome(outcome)) return crashed(withoutOutcome(outcome))
        return outcome.answer === 'fails' ? { kind: 'failed', finding: outcome.finding } : UNDECIDED
      } catch (error) {
        if (error instanceof Discarded) return DISCARDED
        return error instanceof Error
          ? crashed(`${error.name}: ${error.message}`, userFrames(error))
          : crashed(String(error))
      }
    },
  }
}

const crashed = (message: string, at: readonly string[] = []): Ending => ({ kind: 'crashed', message, at })

function withoutOutcome(returned: unknown): string {
  if (!(returned instanceof Promise))
    return 'the check returned no outcome: return what probe.atMost, same, credit or all gives'
  // What it rejects with is of no use, and nobody else would take it.
  returned.catch(() => {})
  return 'the check returned a promise: a check is synchronous, so await what it needs before the claim is made'
}
