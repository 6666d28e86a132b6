// A strict JSON reader (RFC 8259) that never throws and says where. It refuses what JSON.parse would silently change:
// keys given twice, and numbers that a double would turn into another integer, 0 or infinity. Reading is linear.
import { type JsonError, type Place, pathTo, quote, type Read, report } from './error.ts'
import type { Json } from './value.ts'

/** Of the text, in UTF-16 units: room for 200,000 weights, and at worst (all of it `{},`) 1.5 GB of memory. */
export const MAXIMAL_LENGTH = 20_000_000
/** Of lists and objects in each other; the reader recurses. */
export const MAXIMAL_DEPTH = 100
/** Of a number; doubles print in 25. */
const MAXIMAL_NUMBER = 100

/** Keys that reach into prototypes when somebody copies them into a plain object. */
const REFUSED_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** @example readJson('[1, "a"]') // { kind: 'read', value: [1, 'a'] } */
export function readJson(text: string): Read<Json> {
  if (text.length > MAXIMAL_LENGTH) {
    const message = `the text has ${text.length} characters; at most ${MAXIMAL_LENGTH} are read`
    return { kind: 'unreadable', errors: [{ path: '$', message, place: null }] }
  }
  const cursor: Cursor = { text, at: 0, errors: [] }
  const { errors } = cursor
  const value = readValue(cursor, '$', 0)
  if (value === undefined) return { kind: 'unreadable', errors }
  skipSpace(cursor)
  if (cursor.at < text.length) expected(cursor, '$', 'nothing after the document')
  return errors.length > 0 ? { kind: 'unreadable', errors } : { kind: 'read', value }
}

interface Cursor {
  readonly text: string
  at: number
  readonly errors: JsonError[]
}

// The functions below give undefined after a syntax error, which ends the reading. Other errors are noted on the way.

function readValue(cursor: Cursor, path: string, depth: number): Json | undefined {
  skipSpace(cursor)
  const first = cursor.text[cursor.at]
  if (first === '"') return readText(cursor, path)
  if (first !== '{' && first !== '[') return readWord(cursor, path)
  if (depth === MAXIMAL_DEPTH) return wrong(cursor, path, `nested deeper than ${MAXIMAL_DEPTH} levels`)
  cursor.at += 1
  return first === '{' ? readObject(cursor, path, depth + 1) : readList(cursor, path, depth + 1)
}

function readList(cursor: Cursor, path: string, depth: number): readonly Json[] | undefined {
  const list: Json[] = []
  if (skips(cursor, ']')) return list
  for (;;) {
    const value = readValue(cursor, pathTo(path, list.length), depth)
    if (value === undefined) return undefined
    list.push(value)
    if (skips(cursor, ']')) return list
    if (!skips(cursor, ',')) return expected(cursor, path, '"," or "]"')
  }
}

function readObject(cursor: Cursor, path: string, depth: number): ReadonlyMap<string, Json> | undefined {
  const object = new Map<string, Json>()
  if (skips(cursor, '}')) return object
  for (;;) {
    skipSpace(cursor)
    if (cursor.text[cursor.at] !== '"') return expected(cursor, path, 'a key in double quotes')
    const start = cursor.at
    const key = readText(cursor, path)
    if (key === undefined) return undefined
    const inner = pathTo(path, key)
    if (REFUSED_KEYS.includes(key)) wrong(cursor, inner, `the key ${quote(key)} is not allowed: rename it`, start)
    if (object.has(key)) wrong(cursor, inner, `the key ${quote(key)} is given twice: keep one`, start)
    if (!skips(cursor, ':')) return expected(cursor, inner, '":"')
    const value = readValue(cursor, inner, depth)
    if (value === undefined) return undefined
    object.set(key, value)
    if (skips(cursor, '}')) return object
    if (!skips(cursor, ',')) return expected(cursor, path, '"," or "}"')
  }
}

const ESCAPES = new Map(Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }))
/** All but the quote, the backslash and control characters. */
const ORDINARY = /[ !#-[\]-\uffff]*/y
const HEXADECIMAL = /[\dA-Fa-f]{4}/y

function readText(cursor: Cursor, path: string): string | undefined {
  const start = cursor.at
  cursor.at += 1
  let text = ''
  for (;;) {
    text += take(cursor, ORDINARY)
    const next = cursor.text[cursor.at]
    if (next === undefined) return wrong(cursor, path, 'the string that begins here has no closing quote', start)
    if (next !== '"' && next !== '\\') {
      return wrong(cursor, path, `${show(next)} in a string must be written \\u${hexadecimal(next)}`)
    }
    cursor.at += 1
    if (next === '"') return text
    const escaped = readEscape(cursor, path)
    if (escaped === undefined) return undefined
    text += escaped
  }
}

function readEscape(cursor: Cursor, path: string): string | undefined {
  const letter = cursor.text[cursor.at]
  const simple = ESCAPES.get(letter)
  if (simple === undefined && letter !== 'u') {
    return expected(cursor, path, 'one of " \\ / b f n r t u after a backslash')
  }
  cursor.at += 1
  if (simple !== undefined) return simple
  const digits = take(cursor, HEXADECIMAL)
  return digits === '' ? expected(cursor, path, 'four hexadecimal digits after \\u') : unit(digits)
}

// Half of a surrogate pair may stand alone: a text is a list of UTF-16 units, as in JavaScript.
const unit = (digits: string): string => String.fromCharCode(Number.parseInt(digits, 16))

const WORD = /[-+.\w]+/y
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/

/** A number, true, false or null: the whole run of letters and digits, so that 01 and nul are shown as they stand. */
function readWord(cursor: Cursor, path: string): Json | undefined {
  const start = cursor.at
  const word = take(cursor, WORD)
  if (word === 'null') return null
  if (word === 'true' || word === 'false') return word === 'true'
  if (!NUMBER.test(word)) {
    cursor.at = start
    return expected(cursor, path, 'a value', word)
  }
  // Either error is noted and the reading goes on, with a value that nobody will see.
  if (word.length > MAXIMAL_NUMBER) {
    wrong(cursor, path, `a number of ${word.length} characters; at most ${MAXIMAL_NUMBER} are read`, start)
    return 0
  }
  const value = Number(word)
  if (!isKept(word, value)) {
    wrong(cursor, path, `${word} may be rounded as a number: write it as a string`, start)
  }
  return value
}

/** Whether an integer is still that integer, and nothing else has become one: 2^53 + 1, 1e999, 1e-999, 1.00…001. */
const isKept = (word: string, value: number): boolean =>
  Number.isSafeInteger(value)
    ? significant(word) === significant(`${value}`)
    : Math.abs(value) < Number.MAX_SAFE_INTEGER

/** The digits without sign, point, exponent and outer zeros, which decide when both numbers are near. */
const significant = (word: string): string =>
  word
    .replace(/e.*/i, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '')

function skipSpace(cursor: Cursor): void {
  while (isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at += 1
}

/** Space, newline, return or tab; by code, because this is asked of every character between two values. */
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Moves past the character, with space before it, if it is there. */
function skips(cursor: Cursor, character: string): boolean {
  skipSpace(cursor)
  const isThere = cursor.text[cursor.at] === character
  if (isThere) cursor.at += 1
  return isThere
}

/** Moves past what a sticky pattern matches here; the empty text if it does not match. */
function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  if (!pattern.test(cursor.text)) return ''
  const taken = cursor.text.slice(cursor.at, pattern.lastIndex)
  cursor.at = pattern.lastIndex
  return taken
}

function expected(cursor: Cursor, path: string, what: string, found = ''): undefined {
  const next = cursor.text.codePointAt(cursor.at)
  const shown = found !== '' ? quote(found) : next === undefined ? 'the end' : show(String.fromCodePoint(next))
  return wrong(cursor, path, `expected ${what}, found ${shown}`)
}

const wrong = (cursor: Cursor, path: string, message: string, at = cursor.at): undefined =>
  report(cursor.errors, () => ({ path, message, place: placeOf(cursor.text, at) }))

/** Characters that cannot be seen are shown by their number. */
const show = (character: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? quote(character) : `U+${hexadecimal(character).toUpperCase()}`

const hexadecimal = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')

function placeOf(text: string, at: number): Place {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < at; end = text.indexOf('\n', start)) {
    line += 1
    start = end + 1
  }
  let column = 1
  for (let k = start; k < at; k += (text.codePointAt(k) ?? 0) > 0xffff ? 2 : 1) column += 1
  return { line, column }
}
