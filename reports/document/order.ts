// The order of the paper, whose definitions, lemmas, propositions, theorems and corollaries share one counter: by number,
// then clause, then variant. All other claims come after it, by their keys.
import { type ClaimResult, VARIANTS } from '../../src/engine/index.ts'
import { compare } from '../../src/json/index.ts'

// Results do not have the sizes of cases, but smaller cases are mostly shorter.
export { byLength, compare } from '../../src/json/index.ts'

type Ordered = Pick<ClaimResult, 'key' | 'id' | 'variant'>
export type Placed = Ordered & Pick<ClaimResult, 'section'>

const STATEMENT = /^((?:definition|lemma|proposition|theorem|corollary)-(\d+))([a-z]?)$/

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
  const [, , number, clause] = STATEMENT.exec(id) ?? []
  return number === undefined ? { number: Number.MAX_SAFE_INTEGER, clause: id } : { number: Number(number), clause }
}

/** The number that a clause belongs to; any other statement is its own. @example numberOf('lemma-8a') // lemma-8 */
export const numberOf = (id: string): string => STATEMENT.exec(id)?.[1] ?? id

/** What a section may name to have the claim, the narrowest first. @example placesOf(claim) // ['lemma-8a.printed', 'lemma-8a', 'lemma-8'] */
export const placesOf = ({ key, id, section }: Placed): readonly string[] => [
  ...new Set([key, id, numberOf(id), ...(section === null ? [] : [section])]),
]
