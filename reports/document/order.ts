// The order of the paper, whose definitions, lemmas, propositions, theorems and corollaries share one counter: by number,
// then clause, then variant. Claims of strangers come after it, by their keys.
import { type ClaimResult, VARIANTS } from '../../src/engine/index.ts'

type Ordered = Pick<ClaimResult, 'key' | 'id' | 'variant'>

const STATEMENT = /^(?:definition|lemma|proposition|theorem|corollary)-(\d+)([a-z]?)$/

/** @example results.toSorted(inPaperOrder) */
export function inPaperOrder(a: Ordered, b: Ordered): number {
  const [first, second] = [placeOf(a), placeOf(b)]
  return (
    first.number - second.number ||
    compare(first.clause, second.clause) ||
    VARIANTS.indexOf(a.variant) - VARIANTS.indexOf(b.variant) ||
    compare(a.key, b.key)
  )
}

function placeOf({ id }: Ordered): { number: number; clause: string } {
  const number = numberOf(id)
  const [, , clause] = STATEMENT.exec(id) ?? []
  return number === undefined ? { number: Number.MAX_SAFE_INTEGER, clause: id } : { number, clause }
}

/** Of a statement of the paper. @example numberOf('lemma-8a') // 8 */
export function numberOf(id: string): number | undefined {
  const [, number] = STATEMENT.exec(id) ?? []
  return number === undefined ? undefined : Number(number)
}

/** By code units, and not as the machine's language has it. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
