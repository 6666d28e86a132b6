// Documents that our own programs wrote, read by their shape.
import { type Json, type Read, type Shape, shape } from '../../src/json/index.ts'

/** @example readDocument(shape.list(shape.number()), '[1e30]') // { kind: 'read', value: [1e30] } */
export function readDocument<T>(as: Shape<T>, text: string): Read<T> {
  try {
    return shape.read(as, parseDocument(text))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'invalid', errors: [{ path: '$', message, place: null }] }
  }
}

/** Not by the reader for people's files: it refuses 1e30, which a measure may well be. */
export const parseDocument = (text: string): Json =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : value,
  )
