// Words of brackets that mostly match, and a stack that tells whether they do.
import { type LegalOptions, legalWords } from '../../../generators/index.ts'
import type { Domain } from '../../../src/engine/index.ts'
import type { Word } from '../../../src/transformer/index.ts'

export interface Pair {
  readonly left: string
  readonly right: string
}

export const PAIRS: readonly Pair[] = [
  { left: '(', right: ')' },
  { left: '[', right: ']' },
  { left: '{', right: '}' },
]

export const bracketsOf = (pairs: readonly Pair[]): readonly string[] =>
  pairs.flatMap(({ left, right }) => [left, right])

/** Whether each beginning of the word is balanced, with nothing nested deeper than the limit. */
export function balanced(pairs: readonly Pair[], word: Word, deepest = Number.POSITIVE_INFINITY): readonly boolean[] {
  const opened: string[] = []
  let isBroken = false
  return word.map((symbol) => {
    const closing = pairs.find(({ right }) => right === symbol)
    if (closing === undefined) opened.push(symbol)
    else if (opened.pop() !== closing.left) isBroken = true
    if (opened.length > deepest) isBroken = true
    return !isBroken && opened.length === 0
  })
}

/** Mostly balanced beginnings: a bracket closes what was opened, with one mistake in so many brackets. */
const drawNested =
  (pairs: readonly Pair[], deepest: number): LegalOptions['draw'] =>
  (random, length) => {
    const all = bracketsOf(pairs)
    const opened: Pair[] = []
    // Short words have their share of mistakes as well; a third of all words has none.
    const oneWrongIn = random.nextInt(1, 3) === 1 ? 0 : length + 2
    return Array.from({ length }, () => {
      if (oneWrongIn > 0 && random.nextInt(1, oneWrongIn) === 1) return all[random.nextInt(0, all.length - 1)]
      if (opened.length > 0 && (opened.length >= deepest || random.nextInt(0, 1) === 1)) {
        const last = opened.pop()
        if (last !== undefined) return last.right
      }
      const next = pairs[random.nextInt(0, pairs.length - 1)]
      opened.push(next)
      return next.left
    })
  }

/** All words over the brackets. */
export const nestedWords = (
  pairs: readonly Pair[],
  maxLength: number,
  deepest = Number.POSITIVE_INFINITY,
): Domain<Word> => legalWords(bracketsOf(pairs), { maxLength, draw: drawNested(pairs, deepest) })
