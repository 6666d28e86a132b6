// A claim whose kind of case is hidden, so that claims about words, rows and models stand in one list.
import type { Claim } from './claim.ts'
import { type Ending, examinerOf } from './examine.ts'
import { findingLines, findingOf, ownWords } from './explain.ts'
import type { ClaimResult, Stated } from './result.ts'
import { type RunOptions, runClaim } from './run.ts'

export interface Runnable extends Stated {
  /** Share of random cases that each label must reach. */
  readonly requires: Readonly<Partial<Record<string, number>>>
  run(options?: RunOptions): ClaimResult
  /** One case again, from its line of text; throws where the line cannot be read. */
  replay(line: string): Replayed
}

export interface Replayed {
  readonly ending: Ending['kind']
  /** The case as the domain prints it. */
  readonly case: string
  readonly lines: readonly string[]
}

/** @example const claims = [runnable(lemma6), runnable(theorem12a())] */
export function runnable<C, L extends string>(claim: Claim<C, L>): Runnable {
  const { key, of, variant, expects, title, statement, uses, insteadOf, topic, section, requires = {}, domain } = claim
  return {
    key,
    of,
    variant,
    expects,
    title,
    statement,
    uses,
    insteadOf,
    topic,
    section,
    requires,
    run: (options) => runClaim(claim, options),
    replay(line) {
      const c = (claim.deep ?? domain).parse(line)
      const ending = examinerOf<C>(claim).examine(c)
      const explanation = ending.kind === 'failed' ? (ownWords<C>(claim, c)?.split('\n') ?? []) : []
      return { ending: ending.kind, case: domain.print(c), lines: [...findingLines(findingOf(ending)), ...explanation] }
    },
  }
}
