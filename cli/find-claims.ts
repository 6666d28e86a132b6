// Claims by the words that the user gives.
import { suggest } from '../src/json/index.ts'
import { InputError } from './command.ts'

interface Named {
  readonly key: string
  /** The statement. */
  readonly of?: string
}

/**
 * The claims whose keys begin with one of the words, in their own order; without words all of them. A number is taken whole:
 * lemma-8 is lemma-8a and lemma-8b.printed, and not lemma-80.
 */
export function findClaims<T extends Named>(
  claims: readonly T[],
  words: readonly string[],
  hint?: string,
): readonly T[] {
  if (words.length === 0) return claims
  for (const word of words) {
    if (!claims.some(({ key }) => begins(key, word))) throw unknownClaim(word, claims, hint)
  }
  return claims.filter(({ key }) => words.some((word) => begins(key, word)))
}

/** Exactly this claim. */
export function findClaim<T extends Named>(claims: readonly T[], key: string): T {
  const found = claims.find((claim) => claim.key === key)
  if (found === undefined) throw unknownClaim(key, claims)
  return found
}

export const begins = (key: string, word: string): boolean =>
  key.startsWith(word) && !(/\d$/.test(word) && /^\d/.test(key.slice(word.length)))

export const unknownClaim = (word: string, claims: readonly Named[], hint = 'lemmata list shows all'): InputError =>
  new InputError(
    `there is no claim "${word}"${suggest(word, new Set(claims.flatMap(({ key, of }) => [...(of === undefined ? [] : [of]), key])), 'claims')} (${hint})`,
  )
