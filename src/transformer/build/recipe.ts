// What the types of a recipe ask for, checked as it is read: vitest runs files that do not type-check, and a misspelt field, left out in
// silence, would make another model than the one that is meant.
import { quote, suggest } from '../../json/index.ts'
import { isList, isRecord, shown } from '../well-formed/index.ts'

/** @example requireObject(null, 'the embedding of "a" has', 'give a name') // RangeError: the embedding of "a" has null: give a name */
export function requireObject(value: unknown, what: string, instead: string): void {
  if (!isRecord(value) || isList(value)) throw new RangeError(`${what} ${shown(value)}: ${instead}`)
}

/** An object with no other fields than these. */
export function requireFields(value: unknown, what: string, names: readonly string[]): void {
  requireObject(value, `${what} is`, `give an object with ${names.join(', ')}`)
  const unknown = Object.keys(Object(value)).find((name) => !names.includes(name))
  if (unknown === undefined) return
  throw new RangeError(`${what} has a field ${quote(unknown)}${suggest(unknown, names, 'fields')}`)
}

export function listOf<T>(value: readonly T[], what: string): readonly T[] {
  if (isList(value)) return value
  throw new RangeError(`${what} is ${shown(value)}: give a list`)
}
