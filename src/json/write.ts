// Prints JSON as a person would: what fits on a line stands on one line. Linear in the document.
import { isList, isObject, type Json } from './value.ts'
import { jsonText } from './visible.ts'

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** What was read, as plain objects. @example plainOf(new Map([['a', 1]])) // { a: 1 } */
export function plainOf(value: Json): Plain {
  if (isList(value)) return value.map(plainOf)
  return isObject(value) ? Object.fromEntries([...value].map(([key, part]) => [key, plainOf(part)])) : value
}

/** The width of biome.json, so that printed files pass the linter. */
const WIDTH = 120

/** Ends in a newline. @example writeJson({ a: [1, 2] }) // { "a": [1, 2] } */
export const writeJson = (value: Plain): string => `${write(value, '', 0)}\n`

/** `taken` is what else stands on the first line: the key before it and the comma after it. */
function write(value: Plain, indent: string, taken: number): string {
  if (value === null || typeof value !== 'object') return jsonText(value)
  const flat = onOneLine(value, WIDTH - indent.length - taken)
  if (flat !== undefined) return flat
  const inner = `${indent}  `
  const [open, parts, close] = isPlainList(value)
    ? ['[', value.map((item) => write(item, inner, 1)), ']']
    : ['{', Object.entries(value).map(([key, item]) => labelled(key, item, inner)), '}']
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function labelled(key: string, value: Plain, indent: string): string {
  const label = `${jsonText(key)}: `
  return label + write(value, indent, label.length + 1)
}

/** Undefined as soon as it does not fit into the room: nothing long is written out only to be thrown away. */
function onOneLine(value: Plain, room: number): string | undefined {
  if (value === null || typeof value !== 'object') return fitting(jsonText(value), room)
  const labels = isPlainList(value) ? [] : Object.keys(value).map((key) => `${jsonText(key)}: `)
  const items = isPlainList(value) ? value : Object.values(value)
  let line = ''
  for (const [k, item] of items.entries()) {
    const part = onOneLine(item, room - line.length)
    if (part === undefined) return undefined
    line += `${k === 0 ? '' : ', '}${labels[k] ?? ''}${part}`
  }
  if (isPlainList(value)) return fitting(`[${line}]`, room)
  return fitting(line === '' ? '{}' : `{ ${line} }`, room)
}

const fitting = (line: string, room: number): string | undefined => (line.length <= room ? line : undefined)

const isPlainList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
