// The pictures that a claim draws of its counterexample, its examples and its closest call, each case once. A picture that cannot be
// drawn is a problem of the picture, not of the claim.
import { messageOf } from '../json/index.ts'
import type { Prepared } from './cases.ts'
import type { IllustrationResult } from './result.ts'

export interface ToIllustrate<C> {
  readonly of: IllustrationResult['of']
  readonly c: C
}

export function illustrationsOf<C>(
  { illustrate, domain }: Prepared<C>,
  wanted: readonly ToIllustrate<C>[],
  onProblem: (problem: string) => void,
): IllustrationResult[] {
  if (illustrate === undefined) return []
  const drawn = new Map<string, IllustrationResult>()
  for (const { of, c } of wanted) {
    const line = domain.print(c)
    if (drawn.has(line)) continue
    try {
      const picture = illustrate(c)
      if (picture !== null) drawn.set(line, { of, case: line, picture })
    } catch (error) {
      onProblem(`illustration: ${messageOf(error)}, on ${line}`)
    }
  }
  return [...drawn.values()]
}
