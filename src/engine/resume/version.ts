// A claim in eight digits: what it states and asks for, the first cases that it draws, and what it finds in them. A run that goes on
// where another stopped must be of the same claim. Costs a few cases.
import { estimateRatio } from '../../numbers/index.ts'
import type { Prepared } from '../cases.ts'
import { drawCase, seedFor } from '../draw/index.ts'
import { examinerOf } from '../examine.ts'

const CASES = [0, 1, 2]

/** @example versionOf(prepare(lemma6)) // 5f0c1a77 */
export function versionOf<C>(claim: Prepared<C>): string {
  const { key, statement, expects, requires, counts, domain } = claim
  const { examine, notes } = examinerOf(claim)
  const found = CASES.map((number) => {
    const { c } = drawCase(domain.arbitrary, 1, number, 0)
    const { kind } = examine(c)
    const ratios = notes.comparisons.map(({ observed, bound }) => estimateRatio(observed, bound))
    return [domain.print(c), kind, notes.labels, ratios, notes.credits.map(({ lemma }) => lemma)]
  })
  const text = JSON.stringify([statement, expects, requires, counts, found])
  return (seedFor(0, `${key} ${text}`) >>> 0).toString(16).padStart(8, '0')
}
