// Words of a language that contains all beginnings of its words, drawn by a function that knows it: brackets that mostly match,
// alternating instructions and bits. They shrink as words do, as long as they stay legal.
import { domainOf, enumerate, type Random } from '../../src/engine/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import type { Line } from '../line.ts'
import { range } from '../lists.ts'
import { words } from './word.ts'

/** @example const options: LegalOptions = { isLegal: (w) => !w.includes('b'), draw: (_, length) => Array(length).fill('a') } */
export interface LegalOptions {
  /** The greatest length. Default: 6. */
  readonly maxLength?: number
  /** Every beginning of a legal word is legal. Default: all words are. */
  isLegal?(word: Word): boolean
  /** A legal word of the length. */
  draw(random: Random, length: number): Word
}

/**
 * All lengths are equally likely.
 * @example legalWords(['a', 'b'], { isLegal: (w) => !w.includes('b'), draw: (_, length) => Array(length).fill('a') }).parse('aa') // ['a', 'a']
 */
export function legalWords(alphabet: readonly string[], options: LegalOptions): Line<Word> {
  const { maxLength = 6, isLegal = () => true, draw } = options
  const legal = options.isLegal === undefined ? '' : 'legal '
  const all = words(alphabet, { maxLength })
  const domain = domainOf<Word>({
    ...all,
    draw: (random) => draw(random, random.nextInt(1, maxLength)),
    isShaped: (value) => all.arbitrary.canShrinkWithoutContext(value),
    flaw: (word) => (isLegal(word) ? undefined : 'the word is not in the language'),
    simpler: (word) => simplerWords(all, word),
    read: all.parse,
    small: enumerate({
      *upTo(size) {
        let shorter: readonly Word[] = [[]]
        for (const _ of range(1, Math.min(size, maxLength))) {
          shorter = shorter.flatMap((word) => alphabet.map((symbol) => [...word, symbol]).filter(isLegal))
          yield* shorter
        }
      },
      cases: (size) => `${legal}words of length ≤ ${Math.min(size, maxLength)} over {${alphabet.join(', ')}}`,
      isWhole: (size) => size >= maxLength,
    }),
    neighbour(word, random) {
      const other = all.neighbour?.(word, random) ?? word
      return isLegal(other) ? other : word
    },
  })
  const without: typeof all.without = (word, start, count) => {
    const rest = all.without(word, start, count)
    return rest !== undefined && isLegal(rest) ? rest : undefined
  }
  return { ...all, ...domain, without }
}

/** Also without any two neighbours: what comes in pairs is left out in pairs. */
function* simplerWords(all: Line<Word>, word: Word): IterableIterator<Word> {
  for (const { value } of all.arbitrary.shrink(word, undefined)) yield value
  for (let k = 0; k + 2 <= word.length; k++) yield word.toSpliced(k, 2)
}
