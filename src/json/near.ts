// Hints for typing errors.
import { quote } from './error.ts'

/** `; did you mean "layers"?`, or nothing if no candidate is close. @example didYouMean('layrs', ['layers']) */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const nearest = nearestTo(word, candidates)
  return nearest === undefined ? '' : `; did you mean ${quote(nearest)}?`
}

/** The same, or else what there is. @example suggest('depth', ['name'], 'keys') // ; the keys are "name" */
export function suggest(word: string, candidates: Iterable<string>, what: string): string {
  const all = [...candidates]
  return didYouMean(word, all) || `; the ${what} are ${listed(all)}`
}

/** A few, and how many more there are. @example listed(['a', 'b']) // "a", "b" */
export function listed(all: readonly string[], print: (one: string) => string = quote): string {
  const some = all.slice(0, SHOWN).map(print).join(', ')
  return all.length > SHOWN ? `${some}, and ${all.length - SHOWN} more` : some
}

const SHOWN = 12

/** Longer words get no hint: the distance costs the product of the lengths. */
const LONGEST_WORD = 60

/** The candidate that may be meant: a statement of the same number, or else so few slips away. @example nearestTo('layrs', ['layers']) // layers */
export function nearestTo(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const all = [...candidates]
  const numbered = STATEMENT.test(word)
    ? sameNumber(
        word,
        all.filter((name) => STATEMENT.test(name)),
      )
    : []
  // Two slips at most, and no more than half of the letters.
  const fewSlips = Math.min(2, Math.floor(word.length / 2))
  return nearestWithin(Number.POSITIVE_INFINITY, word, numbered) ?? nearestWithin(fewSlips, word, all)
}

const STATEMENT = /^\p{L}{3,}-\d/u
const NUMBER = /(\d+)[a-z]?/i

/**
 * People mistake theorems for corollaries, not one number for another.
 * @example sameNumber('theorem-17a', ['theorem-12a', 'corollary-17a']) // ['corollary-17a']
 */
export function sameNumber(word: string, candidates: readonly string[]): readonly string[] {
  const found = NUMBER.exec(word)
  if (found === null) return []
  const [withLetter, number] = found
  const near = candidates.filter((name) => NUMBER.exec(name)?.[1] === number)
  const same = candidates.filter((name) => NUMBER.exec(name)?.[0].toLowerCase() === withLetter.toLowerCase())
  return same.length > 0 ? same : near
}

function nearestWithin(slipsAllowed: number, word: string, candidates: readonly string[]): string | undefined {
  let limit = slipsAllowed
  let nearest: string | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const slips = distance(word.toLowerCase(), candidate.toLowerCase())
    if (slips > limit) continue
    nearest = candidate
    limit = slips - 1
  }
  return nearest
}

/** Letters to insert, delete, replace, or swap with the next (Damerau and Levenshtein), by prefixes. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1]
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      // Before the first letter there is undefined, which no letter is.
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const replaced = above[j - 1] + (isSame ? 0 : 1)
      row.push(Math.min(above[j] + 1, row[j - 1] + 1, replaced, isSwap ? rows[i - 2][j - 2] + 1 : replaced))
    }
    rows.push(row)
  }
  return rows[a.length][b.length]
}
