// How reports name what they show: a title, sections and the names of statements, as the reporter is configured.
import { printJsonError, readDocument, type Shaped, shape } from '../../src/json/index.ts'
import { byLength, type Placed } from './order.ts'
import { leastOf } from './totals.ts'

const { dictionary, list, nonEmptyText, nullable, object, optional } = shape

const sectionShape = object({
  title: nonEmptyText(),
  /** In their order: keys of claims, statements with all their claims, and numbers with all their clauses, such as lemma-8. */
  claims: list(nonEmptyText()),
})

export const presentationShape = object({
  title: optional(nullable(nonEmptyText()), null),
  /** What stands below the title: a sentence or two. */
  about: optional(nullable(nonEmptyText()), null),
  sections: optional(list(sectionShape), []),
  /** Names of statements, and of single claims, by their keys. */
  statements: optional(dictionary(nonEmptyText()), {}),
})

/**
 * The options of the reporter in vitest.config.ts: `['lemmata/vitest/reporter', presentation]`. Every part may be left out.
 * @example
 * const presentation: Partial<Presentation> = {
 *   title: 'Attention with ties',
 *   sections: [{ title: 'Ties', claims: ['equal-share', 'lemma-8'] }],
 *   statements: { 'equal-share': 'Lemma 3' },
 * }
 */
export type Presentation = Shaped<typeof presentationShape>

export const NEUTRAL: Presentation = { title: null, about: null, sections: [], statements: {} }

/** What somebody wrote into a configuration file; a RangeError says what is wrong with it. @example presentationFrom({ title: 'Ties' }).title // Ties */
export function presentationFrom(options: unknown): Presentation {
  const read = readDocument(presentationShape, JSON.stringify(options) ?? 'null')
  if (read.kind === 'read') return read.value
  const errors = read.errors.map((error) => `  ${printJsonError(error)}`).join('\n')
  throw new RangeError(
    `the options of lemmata/vitest/reporter are wrong:\n${errors}\nRight are, for example: { title: 'Attention with ties', sections: [{ title: 'Ties', claims: ['lemma-8'] }], statements: { 'lemma-8': 'Lemma 3' } }`,
  )
}

/** Of several machines the one that says most. @example joinedPresentation([]) // NEUTRAL */
export const joinedPresentation = (all: readonly Presentation[]): Presentation =>
  leastOf(all, (a, b) => byLength(JSON.stringify(b), JSON.stringify(a))) ?? NEUTRAL

type Names = Pick<Presentation, 'statements'>

/** @example nameOf('theorem-12a.hard', NEUTRAL) // Theorem 12a, hard */
export function nameOf(key: string, { statements }: Names): string {
  if (Object.hasOwn(statements, key)) return statements[key]
  const [id, ...rest] = key.split('.')
  const name = Object.hasOwn(statements, id) ? statements[id] : spokenName(id)
  return rest.length === 0 ? name : `${name}, ${rest.join(' ').replaceAll('-', ' ')}`
}

/** `Lemma 8a` for `lemma-8a`, `Equal share` for `equal-share`. */
function spokenName(id: string): string {
  const [, kind, number] = /^([a-z]+)-(\d+[a-z]?)$/.exec(id) ?? []
  const name = kind === undefined ? id.replaceAll('-', ' ') : `${kind} ${number}`
  return name === '' ? '' : `${name[0].toUpperCase()}${name.slice(1)}`
}

/** The title of a claim after the name that its statement was given, if it was: beside a key, which says the rest. */
export function titleOf({ key, id, title }: Placed & { readonly title: string }, { statements }: Names): string {
  const name = [key, id].find((candidate) => Object.hasOwn(statements, candidate))
  return name === undefined ? title : `${statements[name]}: ${title}`
}
