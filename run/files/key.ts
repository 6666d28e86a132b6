// The file name for the key of a claim. Keys come from users' claims and command lines, so they are checked here.
import { join } from 'node:path'
import { quote } from '../../src/json/index.ts'

/** No slash, so that a key never leaves its folder, and no "~", which marks temporary files. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9.-]*$/
/** File systems allow 255; the rest is for suffixes. */
const LONGEST_KEY = 120

/** Whether a text can name a file or a folder. */
export const isKey = (text: string): boolean => KEY.test(text) && text.length <= LONGEST_KEY

/** @example requireKey('half of it') // RangeError: "half of it" cannot name a file: a key consists of … */
export function requireKey(key: string): void {
  if (!KEY.test(key)) {
    throw new RangeError(
      `${quote(key)} cannot name a file: a key consists of letters, digits, dots and dashes, and begins with a letter or digit`,
    )
  }
  if (key.length > LONGEST_KEY) {
    throw new RangeError(`${quote(key)} has ${key.length} characters: a key has at most ${LONGEST_KEY}`)
  }
}

/** @example fileOf('corpus', 'lemma-8a.printed', 'jsonl') // corpus/lemma-8a.printed.jsonl */
export function fileOf(directory: string, key: string, ending: string): string {
  requireKey(key)
  return join(directory, `${key}.${ending}`)
}
