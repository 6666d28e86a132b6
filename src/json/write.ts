// Prints JSON as a person would: what fits on a line stands on one line.

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** The width of biome.json, so that printed files pass the linter. */
const WIDTH = 120

/** Ends in a newline. @example writeJson({ a: [1, 2] }) // { "a": [1, 2] } */
export const writeJson = (value: Plain): string => `${write(value, '', 0)}\n`

/** `taken` is what else stands on the first line: the key before it and the comma after it. */
function write(value: Plain, indent: string, taken: number): string {
  const flat = onOneLine(value)
  if (value === null || typeof value !== 'object' || indent.length + taken + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  const [open, parts, close] = isPlainList(value)
    ? ['[', value.map((item) => write(item, inner, 1)), ']']
    : ['{', Object.entries(value).map(([key, item]) => labelled(key, item, inner)), '}']
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function labelled(key: string, value: Plain, indent: string): string {
  const label = `${JSON.stringify(key)}: `
  return label + write(value, indent, label.length + 1)
}

function onOneLine(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isPlainList(value)) return `[${value.map(onOneLine).join(', ')}]`
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const isPlainList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
