// Words as one line: symbols side by side where each is one visible code point, otherwise a JSON array. Both are read.
import type { Word } from '../../src/transformer/index.ts'

/** A letter, digit, punctuation mark or sign of its own: not blank, not a mark that joins the one before. */
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u

/** @example printWord(['a', 'b']) // ab, and printWord(['<s>', 'a']) // ["<s>","a"] */
export const printWord = (word: Word): string =>
  // A leading [ announces an array.
  word.length > 0 && word[0] !== '[' && word.every((symbol) => VISIBLE.test(symbol))
    ? word.join('')
    : JSON.stringify(word)

/** @example parseWord('ab'); parseWord('["<s>","a"]') */
export function parseWord(line: string): Word {
  if (!line.startsWith('[')) return [...line]
  const symbols = readArray(line)
  if (symbols !== undefined) return symbols
  throw new Error(`${line}: a word that starts with [ must be a JSON array of symbols, such as ["[","a"]`)
}

function readArray(line: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return Array.isArray(value) && value.every((symbol) => typeof symbol === 'string') ? value : undefined
  } catch {
    return undefined
  }
}
