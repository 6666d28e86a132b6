// Claims as a paper has them: by number, then by clause, each with its printed forms and the steps of its proof. A number is a node of
// the map and a page; what it rests on is what its clauses rest on.
import type { Variant } from '../../src/engine/index.ts'
import type { Theorem, Theorems } from '../document/index.ts'
import { groupBy, nameOf, numberOf, type Presentation, sectionsOf } from '../document/index.ts'

/** A clause, or a statement that has none. */
export interface Statement {
  /** Such as lemma-8a. */
  readonly id: string
  readonly name: string
  /** As it is held to be true, in all its forms; none where there are only steps, which belong to a number and to no clause. */
  readonly main: readonly Theorem[]
  readonly printed: readonly Theorem[]
  readonly steps: readonly Theorem[]
}

/** All clauses of a number. */
export interface Group {
  /** Such as lemma-8. */
  readonly id: string
  readonly name: string
  /** A few words for all its clauses. */
  readonly topic: string
  readonly section: string
  readonly statements: readonly Statement[]
  readonly claims: readonly Theorem[]
  /** Ids of groups. */
  readonly uses: readonly string[]
  readonly usedBy: readonly string[]
}

/** What is shown only when it is asked for: steps of a proof, controls and sharp forms. */
export const ASIDE: readonly Variant[] = ['step', 'control', 'sharp']

const isMain = ({ variant }: Theorem): boolean => variant === 'repaired' || variant === 'own'

/** In the order of the sections. @example groupsOf(document)[0].name // Definition 1 */
export function groupsOf({ claims, presentation }: Pick<Theorems, 'claims' | 'presentation'>): Group[] {
  const sections = sectionsOf(claims, presentation)
  const byGroup = groupBy(
    sections.flatMap((section) => section.claims),
    ({ id }) => numberOf(id),
  )
  const idOf = new Map(claims.map(({ key, id }) => [key, id]))
  const sectionOf = new Map(sections.flatMap(({ title, claims: own }) => own.map(({ key }) => [key, title])))
  const usesOf = new Map(
    [...byGroup].map(([id, own]) => {
      const used = standing(own).flatMap(({ uses }) => uses.map((name) => numberOf(idOf.get(name) ?? name)))
      return [id, [...new Set(used)].filter((other) => other !== id && byGroup.has(other))]
    }),
  )
  return [...byGroup].map(([id, own]) => ({
    id,
    name: groupName(id, own, presentation),
    topic: own.find(({ topic }) => topic !== null)?.topic ?? standing(own)[0].title,
    section: sectionOf.get(own[0].key) ?? '',
    statements: [...groupBy(own, (claim) => claim.id)]
      .map(([statement, parts]) => statementOf(statement, parts, presentation))
      // What belongs to the number as a whole comes after its clauses.
      .toSorted((a, b) => Number(a.main.length === 0) - Number(b.main.length === 0)),
    claims: own,
    uses: usesOf.get(id) ?? [],
    usedBy: [...usesOf].filter(([, used]) => used.includes(id)).map(([other]) => other),
  }))
}

function statementOf(id: string, parts: readonly Theorem[], presentation: Presentation): Statement {
  return {
    id,
    name: nameOf(id, presentation),
    main: parts.filter(isMain),
    printed: parts.filter(({ variant }) => variant === 'printed'),
    steps: parts.filter(({ variant }) => ASIDE.includes(variant)),
  }
}

/** A number with one clause bears its name. */
function groupName(id: string, claims: readonly Theorem[], presentation: Presentation): string {
  const clauses = new Set(claims.map((claim) => claim.id))
  const [only] = clauses
  return nameOf(clauses.size === 1 && Object.hasOwn(presentation.statements, only) ? only : id, presentation)
}

/** The statements themselves; what is held to be true, or all there is, where none has the name of its number or clause. */
function standing(claims: readonly Theorem[]): readonly Theorem[] {
  const named = claims.filter(({ key, id }) => key === id)
  return [named, claims.filter(isMain), claims].find(({ length }) => length > 0) ?? []
}
