// Claims by the words that the user gives.
import type { Runnable } from '../src/engine/index.ts'
import { suggest } from '../src/json/index.ts'
import { InputError } from './command.ts'

type Named = Pick<Runnable, 'key' | 'of'>

/**
 * The claims whose keys begin with one of the words, in their own order; without words all of them. A number is taken whole:
 * lemma-8 is lemma-8a and lemma-8b.printed, and not lemma-80.
 */
export function findClaims<T extends Named>(claims: readonly T[], words: readonly string[]): readonly T[] {
  if (words.length === 0) return claims
  for (const word of words) {
    if (!claims.some(({ key }) => begins(key, word))) throw unknown(word, claims)
  }
  return claims.filter(({ key }) => words.some((word) => begins(key, word)))
}

/** Exactly this claim. */
export function findClaim(claims: readonly Runnable[], key: string): Runnable {
  const found = claims.find((claim) => claim.key === key)
  if (found === undefined) throw unknown(key, claims)
  return found
}

const begins = (key: string, word: string): boolean =>
  key.startsWith(word) && !(/\d$/.test(word) && /^\d/.test(key.slice(word.length)))

const unknown = (word: string, claims: readonly Named[]): InputError =>
  new InputError(
    `there is no claim "${word}"${suggest(word, new Set(claims.flatMap(({ key, of }) => [of, key])), 'claims')} (lemmata list shows all; your own run under vitest)`,
  )
