// What the reader gives. Objects are Maps: no prototype, and the keys stay in the order of the text.
import { quote } from './error.ts'

export type Json = null | boolean | number | string | readonly Json[] | ReadonlyMap<string, Json>

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
export const isObject = (value: Json): value is ReadonlyMap<string, Json> => value instanceof Map

/** A value in a few words, for errors. @example inWords('abc') // "abc" */
export function inWords(value: Json): string {
  if (typeof value === 'string') return quote(value)
  if (isList(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'a number beyond 1.8e308'
  if (!isObject(value)) return `${value}`
  const keys = [...value.keys()]
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, SHOWN_KEYS).map(quote).join(', ')}`
}

const SHOWN_KEYS = 5
