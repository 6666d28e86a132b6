// Every string in plain data, made hostile: names wherever they stand, so that they still agree, or each string alone.

/** Colours, the clearing of a line, a bell, both kinds of control characters, marks of direction, separators, half of a pair. */
export const HOSTILE = '\u001b[31m\u009b2J\r\u0007\u007f\u0085\u202e\u2066\u200f\ufeff\u2028\u2029\ud800'

type Change = (text: string) => string

const after: Change = (text) => text + HOSTILE
const within: Change = (text) => text.slice(0, text.length >> 1) + HOSTILE + text.slice(text.length >> 1)

export function* hostileNames<T>(sample: T): Generator<T> {
  for (const name of new Set(stringsIn(sample)))
    for (const change of [after, within]) yield changed(sample, (text) => (text === name ? change(text) : text))
}

export function* hostileStrings<T>(sample: T): Generator<T> {
  for (const k of stringsIn(sample).keys()) {
    let index = 0
    yield changed(sample, (text) => (index++ === k ? after(text) : text))
  }
}

function stringsIn(sample: unknown): readonly string[] {
  const found: string[] = []
  changed(sample, (text) => {
    found.push(text)
    return text
  })
  return found
}

/** Keys are strings, too. */
const changed = <T>(sample: T, change: Change): T =>
  JSON.parse(JSON.stringify(sample), (_, value: unknown) => {
    if (typeof value === 'string') return change(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [change(key), part]))
  })
