// A document described once: a shape reads it, with an error at every wrong value, and is its JSON Schema (2020-12).
// Reading is linear in the document.
import { type JsonError, pathTo, quote, type Read, report } from './error.ts'
import { didYouMean, suggest } from './near.ts'
import { inWords, isList, isObject, type Json } from './value.ts'
import { type Plain, plainOf } from './write.ts'

export interface Shape<T> {
  /** The value, or undefined when it is wrong, which is then in the errors. */
  read(value: Json, path: string, errors: JsonError[]): T | undefined
  schema(definitions: Definitions): Schema
  /** What stands for the field of an object when it is left out. */
  readonly fallback?: T
}

/** What a shape reads. @example Shaped<typeof modelShape> */
export type Shaped<S> = S extends Shape<infer T> ? T : never

export type Schema = { readonly [keyword: string]: Plain }

/** Schemas that others refer to, by name. */
export type Definitions = Map<string, Schema>

/** Reads a whole document. @example shape.read(shape.list(shape.text()), ['a']) // { kind: 'read', value: ['a'] } */
export function read<T>(shape: Shape<T>, document: Json): Read<T> {
  const errors: JsonError[] = []
  const value = shape.read(document, '$', errors)
  return value === undefined ? { kind: 'unreadable', errors } : { kind: 'read', value }
}

export function schemaOf(shape: Shape<unknown>, title: string): Schema {
  const definitions: Definitions = new Map()
  const root = shape.schema(definitions)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...root,
    $defs: Object.fromEntries(definitions),
  }
}

export function misfit(errors: JsonError[], path: string, message: () => string): undefined {
  report(errors, () => ({ path, message: message(), place: null }))
}

/** A shape of single values: `accept` gives undefined for all others. */
const leaf = <T>(what: string, schema: Schema, accept: (value: Json) => T | undefined): Shape<T> => ({
  schema: () => schema,
  read: (value, path, errors) =>
    accept(value) ?? misfit(errors, path, () => `expected ${what}, found ${inWords(value)}`),
})

export const boolean = (): Shape<boolean> =>
  leaf('true or false', { type: 'boolean' }, (value) => (typeof value === 'boolean' ? value : undefined))

/** JSON can say 1e999, but nobody can write it again: it would become null. */
const finite = (value: Json): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

export const number = (): Shape<number> => leaf('a number', { type: 'number' }, finite)

export const text = (): Shape<string> =>
  leaf('a string', { type: 'string' }, (value) => (typeof value === 'string' ? value : undefined))

export const nonEmptyText = (): Shape<string> =>
  leaf('a non-empty string', { type: 'string', minLength: 1 }, (value) =>
    typeof value === 'string' && value !== '' ? value : undefined,
  )

/** @example matching('a digit', /^\d$/) */
export const matching = (what: string, pattern: RegExp): Shape<string> =>
  leaf(what, { type: 'string', pattern: pattern.source }, (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined,
  )

/** Safe integers only. @example integer(1, 64) */
export const integer = (from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER): Shape<number> => {
  const least = from === Number.MIN_SAFE_INTEGER ? '' : `, at least ${from}`
  const what = to === Number.MAX_SAFE_INTEGER ? `an integer${least}` : `an integer from ${from} to ${to}`
  return leaf(what, { type: 'integer', minimum: from, maximum: to }, (value) =>
    // + 0 makes -0 an ordinary 0.
    typeof value === 'number' && Number.isInteger(value) && from <= value && value <= to ? value + 0 : undefined,
  )
}

/** From 0 on. */
export const count = integer(0)

/** This value only. @example constant('model') */
export const constant = <const T extends string | number>(only: T): Shape<T> =>
  leaf(JSON.stringify(only), { const: only }, (value) => (value === only ? only : undefined))

/** One of these texts. @example oneOf(['none', 'future']) */
export const oneOf = <const T extends string>(choices: readonly T[]): Shape<T> => ({
  schema: () => ({ enum: choices }),
  read: (value, path, errors) =>
    choices.find((choice) => choice === value) ??
    misfit(errors, path, () => {
      const hint = typeof value === 'string' ? didYouMean(value, choices) : ''
      return `expected one of ${choices.map(quote).join(', ')}, found ${inWords(value)}${hint}`
    }),
})

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  schema: (definitions) => ({ anyOf: [{ type: 'null' }, shape.schema(definitions)] }),
  read: (value, path, errors) => (value === null ? null : shape.read(value, path, errors)),
})

/** A list of `atLeast` to `atMost` items. */
export const list = <T>(item: Shape<T>, atLeast = 0, atMost = Number.POSITIVE_INFINITY): Shape<readonly T[]> => ({
  schema: (definitions) => ({
    type: 'array',
    items: item.schema(definitions),
    ...(atLeast > 0 ? { minItems: atLeast } : {}),
    ...(atMost < Number.POSITIVE_INFINITY ? { maxItems: atMost } : {}),
  }),
  read(value, path, errors) {
    if (!isList(value)) return misfit(errors, path, () => `expected a list, found ${inWords(value)}`)
    if (value.length < atLeast || value.length > atMost) {
      const what = value.length < atLeast ? `at least ${atLeast}` : `at most ${atMost}`
      return misfit(errors, path, () => `expected a list of ${what}, found ${inWords(value)}`)
    }
    const items = value.map((part, k) => item.read(part, pathTo(path, k), errors)).filter((part) => part !== undefined)
    return items.length === value.length ? items : undefined
  },
})

export type Fields<T> = { readonly [Key in keyof T]: Shape<T[Key]> }

/**
 * Exactly these keys; {@link optional} ones may be left out. The result is a mapped type, and not T, because declaration
 * files would show the fields of nested Ts as `any`.
 * @example object({ name: text() })
 */
export const object = <T extends object>(fields: Fields<T>): Shape<{ readonly [Key in keyof T]: T[Key] }> => ({
  schema(definitions) {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const key in fields) {
      properties[key] = fields[key].schema(definitions)
      if (fields[key].fallback === undefined) required.push(key)
    }
    return { type: 'object', properties, required, additionalProperties: false }
  },
  read(value, path, errors) {
    if (!isObject(value)) return misfit(errors, path, () => `expected an object, found ${inWords(value)}`)
    const unknown = [...value.keys()].filter((key) => !Object.hasOwn(fields, key))
    for (const key of unknown)
      misfit(errors, pathTo(path, key), () => `unknown key${suggest(key, Object.keys(fields), 'keys')}`)
    const result: Partial<T> = {}
    const missing: string[] = []
    for (const key in fields) {
      const part = value.get(key)
      if (part !== undefined) assign(result, key, fields[key].read(part, pathTo(path, key), errors))
      else if (fields[key].fallback !== undefined) assign(result, key, fields[key].fallback)
      else missing.push(key)
    }
    if (missing.length > 0) misfit(errors, path, () => `missing: ${missing.map(quote).join(', ')}`)
    return unknown.length === 0 && isComplete(result, fields) ? result : undefined
  },
})

/** A field that may be left out. */
export const optional = <T>(shape: Shape<T>, fallback: T): Shape<T> => ({ ...shape, fallback })

/** An object of one of several shapes, each with a key of its own. @example byKey({ term: object({ term: text() }) }) */
export const byKey = <T extends object>(alternatives: Fields<T>): Shape<T[keyof T]> => ({
  schema(definitions) {
    const schemas: Schema[] = []
    for (const key in alternatives) schemas.push(alternatives[key].schema(definitions))
    return { oneOf: schemas }
  },
  read(value, path, errors) {
    if (isObject(value)) {
      for (const key in alternatives) if (value.has(key)) return alternatives[key].read(value, path, errors)
    }
    const keys = Object.keys(alternatives).map(quote).join(', ')
    return misfit(errors, path, () => `expected an object with one of ${keys}, found ${inWords(value)}`)
  },
})

/** Values of one shape under any keys. */
export const dictionary = <T>(part: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  schema: (definitions) => ({ type: 'object', additionalProperties: part.schema(definitions) }),
  read(value, path, errors) {
    if (!isObject(value)) return misfit(errors, path, () => `expected an object, found ${inWords(value)}`)
    const parts = new Map<string, T>()
    for (const [key, given] of value) {
      const known = part.read(given, pathTo(path, key), errors)
      if (known !== undefined) parts.set(key, known)
    }
    return parts.size === value.size ? Object.fromEntries(parts) : undefined
  },
})

const textOrNumber = leaf('a string or a number', { type: ['string', 'number'] }, (value) =>
  typeof value === 'string' ? value : finite(value),
)

/** Texts and numbers under any keys. */
export const record = (): Shape<Readonly<Record<string, string | number>>> => dictionary(textOrNumber)

/** Anything, as it is: for what is only passed on. */
export const json = (): Shape<Plain> => ({ schema: () => ({}), read: plainOf })

/** The same shape, written once in the schema and referred to by its name. */
export const named = <T>(name: string, description: string, shape: Shape<T>): Shape<T> => ({
  ...shape,
  schema(definitions) {
    definitions.set(name, { description, ...shape.schema(definitions) })
    return { $ref: `#/$defs/${name}` }
  },
})

function assign<T, Key extends keyof T>(result: Partial<T>, key: Key, value: T[Key] | undefined): void {
  if (value !== undefined) result[key] = value
}

const isComplete = <T extends object>(result: Partial<T>, fields: Fields<T>): result is T =>
  Object.keys(fields).every((key) => Object.hasOwn(result, key))
