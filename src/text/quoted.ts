// Symbols in double quotes, as JSON has strings, and single characters as messages name them. What cannot be seen is escaped, so
// that two symbols that differ also look different.
import { readJson, unitsEscaped } from '../json/index.ts'

const UNSEEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu

/** A JSON string of what can be seen. @example quoted('a b') // '"a b"' */
export const quoted = (symbol: string, hidden = UNSEEN): string => unitsEscaped(JSON.stringify(symbol), hidden)

export type Quoted =
  | { readonly kind: 'symbol'; readonly symbol: string; readonly end: number }
  | { readonly kind: 'wrong'; readonly at: number; readonly message: string; readonly hint: string | null }

/** The symbol in the quotes that begin here. @example quotedAt('in "a"', 3) // { kind: 'symbol', symbol: 'a', end: 6 } */
export function quotedAt(text: string, start: number): Quoted {
  let end = start + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  if (end >= text.length) return wrong(start, 'the string that begins here has no closing quote', QUOTE_HINT)
  end += 1
  const read = readJson(text.slice(start, end))
  if (read.kind === 'unreadable') {
    const [{ message, place }] = read.errors
    const before = [...text.slice(start, end)].slice(0, (place?.column ?? 1) - 1)
    return wrong(start + before.join('').length, message, 'a string is written as in JSON')
  }
  if (typeof read.value !== 'string' || read.value === '') return wrong(start, 'a symbol has at least one character')
  return { kind: 'symbol', symbol: read.value, end }
}

const wrong = (at: number, message: string, hint: string | null = null): Quoted => ({
  kind: 'wrong',
  at,
  message,
  hint,
})

const QUOTE_HINT = 'a quote inside a string is written \\"'

/** Nothing at the end. @example characterAt('🎲!', 0) // '🎲' */
export const characterAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : ''

/** @example isSeen('\u200b') // false */
export const isSeen = (character: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)

/** The character that stands here, as messages name it. @example shownAt('a b', 1) // 'a space' */
export function shownAt(text: string, at: number): string {
  const character = characterAt(text, at)
  if (character === '') return 'the end'
  if (/\s/u.test(character)) return 'a space'
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return isSeen(character) ? `"${character}"` : `U+${number}`
}

/** One character of a word: whatever is seen and is neither a mark of punctuation nor a space. Part of a pattern with the flag u. */
export const WORD_CHARACTER = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_]'
