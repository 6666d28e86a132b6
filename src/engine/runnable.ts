// A claim whose kind of case is hidden, so that claims about words, rows and models stand in one list.

import { prepare } from './cases.ts'
import type { Claim } from './claim.ts'
import { type Ending, examinerOf } from './examine.ts'
import { findingLines, findingOf, ownWords } from './explain.ts'
import { withDeepStacks } from './frames.ts'
import type { ClaimResult, Stated } from './result.ts'
import { versionOf } from './resume/index.ts'
import { atProfile, type RunOptions, runClaim } from './run.ts'

/** @example const lemma: Runnable | undefined = claims.find(({ key }) => key === 'lemma-9') */
export interface Runnable extends Stated {
  /** Share of random cases that each label must reach. */
  readonly requires: Readonly<Partial<Record<string, number>>>
  run(options?: RunOptions): ClaimResult
  /** Tells the claim from one of the same key that has other cases or other answers. */
  version(profile: string): string
  /** One case again, from its line of text; throws where the line cannot be read. */
  replay(line: string): Replayed
}

export interface Replayed {
  readonly ending: Ending['kind']
  /** The case as the domain prints it. */
  readonly case: string
  readonly lines: readonly string[]
}

/**
 * @example
 * const claim = boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * })
 * runnable(claim).replay('7').ending // passed
 */
export function runnable<C, L extends string>(claim: Claim<C, L>): Runnable {
  const { key, of, variant, expects, title, statement, uses, insteadOf, topic, section, requires = {} } = claim
  const { domain, deep } = prepare(claim)
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
    version: (profile) => versionOf(atProfile(prepare(claim), profile)),
    replay(line) {
      const largest = deep ?? domain
      if (largest.parse === undefined) throw new Error('cases of a plain arbitrary are found again by seed and path')
      const c = largest.parse(line)
      const ending = withDeepStacks(() => examinerOf<C>(claim).examine(c))
      const explanation = ending.kind === 'failed' ? (ownWords<C>(claim, c)?.split('\n') ?? []) : []
      return { ending: ending.kind, case: domain.print(c), lines: [...findingLines(findingOf(ending)), ...explanation] }
    },
  }
}
