// What is wrong with a part of a value that may be anything: the first thing that is, as data. Whoever holds the part says where it is,
// so that names are put together only for what is wrong.
import { quote, suggest } from '../../json/index.ts'
import { rational } from '../../numbers/index.ts'

/** Together a sentence: `the mask of head "look" in layer 2`, `is "futur"; did you mean "future"?` */
export interface Flaw {
  readonly part: string
  readonly problem: string
}

export type Found = Flaw | undefined

export const flaw = (part: string, problem: string): Flaw => ({ part, problem })

/** The same flaw of a part that is there. @example within(flaw('the mask', 'is 3'), () => ' of head "look"') */
export const within = (found: Found, place: () => string): Found => found && { ...found, part: found.part + place() }

/** What is there in the place of something else. */
export const shown = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object'
    case 'function':
    case 'symbol':
      return `a ${typeof value}`
    default:
      return String(value)
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Undefined for what has no fields. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** An index or a size. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

type FlawOf = (item: unknown, index: number, items: readonly unknown[]) => Found

/** The first flaw of the items, which are a list with or without holes. */
export function firstFlaw(items: readonly unknown[], flawOf: FlawOf): Found {
  for (let index = 0; index < items.length; index++) {
    const found = flawOf(items[index], index, items)
    if (found !== undefined) return found
  }
  return undefined
}

/** A list, each of whose items is well-formed. */
export const listFlaw = (part: string, value: unknown, flawOf: FlawOf): Found =>
  isList(value) ? firstFlaw(value, flawOf) : flaw(part, `is ${shown(value)}: give a list`)

export const textFlaw = (part: string, value: unknown): Found =>
  typeof value === 'string' ? undefined : flaw(part, `is ${shown(value)}: give a string`)

/** Names that tell things apart: not empty, and no two alike. */
export function distinctFlaw(names: readonly unknown[], part: (index: number) => string): Found {
  const seen = new Map<unknown, number>()
  return firstFlaw(names, (name, index) => {
    if (typeof name !== 'string' || name === '') return flaw(part(index), `is ${shown(name)}: give a name`)
    const earlier = seen.get(name)
    if (earlier !== undefined) return flaw(part(index), `is ${quote(name)}, as ${part(earlier)} is: keep one`)
    seen.set(name, index)
    return undefined
  })
}

/** One of a few words. @example choiceFlaw('the mask', 'futur', MASKS, 'masks') // is "futur"; did you mean "future"? */
export const choiceFlaw = (part: string, value: unknown, choices: readonly string[], what: string): Found =>
  choices.some((choice) => choice === value)
    ? undefined
    : flaw(part, `is ${shown(value)}${suggest(typeof value === 'string' ? value : '', choices, what)}`)

export const rationalFlaw = (part: () => string, value: unknown): Found =>
  rational.isRational(value)
    ? undefined
    : flaw(part(), `is ${rationalText(value)}: give a Rational, such as rational.of(1, 2)`)

function rationalText(value: unknown): string {
  if (!isRecord(value)) return shown(value)
  const { kind, numerator, denominator } = value
  if (kind !== 'rational') return shown(value)
  return `${shown(numerator)}/${shown(denominator)}, which is no fraction of bigints in lowest terms`
}
