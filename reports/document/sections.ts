// The sections of reports, as the reporter is configured: each has the claims that it names. What none names comes last.
import { inPaperOrder, type Placed, placesOf } from './order.ts'
import type { Presentation } from './presentation.ts'

export interface Section<T> {
  readonly title: string
  /** In the order in which the section names them. */
  readonly claims: readonly T[]
}

/** Those that have claims; a claim stands in the first that names it. @example sectionsOf(document.claims, document.presentation)[0].title */
export function sectionsOf<T extends Placed>(
  claims: readonly T[],
  { sections }: Pick<Presentation, 'sections'>,
): readonly Section<T>[] {
  const placed = claims.toSorted(inPaperOrder).map((claim) => {
    const places = placesOf(claim)
    const home = sections.findIndex(({ claims: names }) => names.some((name) => places.includes(name)))
    return { claim, home, rank: home < 0 ? 0 : sections[home].claims.findIndex((name) => places.includes(name)) }
  })
  const claimsIn = (home: number): readonly T[] =>
    placed
      .filter((one) => one.home === home)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ claim }) => claim)
  return [
    ...sections.map(({ title }, home) => ({ title, claims: claimsIn(home) })),
    { title: sections.length === 0 ? 'Claims' : 'Other claims', claims: claimsIn(-1) },
  ].filter((section) => section.claims.length > 0)
}
