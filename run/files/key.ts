// From the key of a claim to the name of a file. Keys come from users' claims and command lines, so they are checked here.
import { join } from 'node:path'
import { quote } from '../../src/json/index.ts'

/** No slash, so a key never leaves its folder; and no "~", which marks what is only there for a moment. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9.-]*$/
/** File systems allow 255; the rest is for endings. */
const LONGEST_KEY = 120

/** @example fileOf('corpus', 'lemma-8a.printed', 'jsonl') // corpus/lemma-8a.printed.jsonl */
export function fileOf(directory: string, key: string, ending: string): string {
  if (!KEY.test(key)) {
    throw new RangeError(
      `${quote(key)} cannot name a file: a key consists of letters, digits, dots and dashes, and begins with a letter or digit`,
    )
  }
  if (key.length > LONGEST_KEY) {
    throw new RangeError(`${quote(key)} has ${key.length} characters: a key has at most ${LONGEST_KEY}`)
  }
  return join(directory, `${key}.${ending}`)
}
