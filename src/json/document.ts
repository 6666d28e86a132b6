// Documents that our own programs wrote, read by their shape. The reader for people's files refuses 1e30, which a measure may well
// be; but where a text ends early, it says so better.
import type { Read } from './error.ts'
import { readJson } from './read.ts'
import { read, type Shape } from './shape.ts'
import type { Json } from './value.ts'

/** @example readDocument(shape.list(shape.number()), '[1e30]') // { kind: 'read', value: [1e30] } */
export function readDocument<T>(as: Shape<T>, text: string): Read<T> {
  const json = parseDocument(text)
  return json.kind === 'read' ? read(as, json.value) : json
}

/** @example parseDocument('{"a": 1e30}') // { kind: 'read', value: new Map([['a', 1e30]]) } */
export function parseDocument(text: string): Read<Json> {
  try {
    return {
      kind: 'read',
      value: JSON.parse(text, (_, value: unknown) => (isRecord(value) ? new Map(Object.entries(value)) : value)),
    }
  } catch (error) {
    const pointed = readJson(text)
    if (pointed.kind === 'unreadable') return pointed
    throw error
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
