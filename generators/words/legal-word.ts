// Words of a language whose beginnings are all in it, drawn by whoever knows it: brackets that mostly match, instructions and
// bits by turns. They shrink as words do, as far as the result is legal.
import type { Random } from '../../src/engine/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { arbitraryOf } from '../arbitrary.ts'
import type { Line } from '../line.ts'
import { words } from './word.ts'

export interface LegalOptions {
  /** Default: 6. */
  readonly maxLength?: number
  /** Every beginning of a legal word is legal. Default: all words are. */
  isLegal?(word: Word): boolean
  /** A legal word of the length. */
  draw(random: Random, length: number): Word
}

/** All lengths alike. @example legalWords(['(', ')'], { draw: (random, length) => … }) */
export function legalWords(alphabet: readonly string[], options: LegalOptions): Line<Word> {
  const { maxLength = 6, isLegal = () => true, draw } = options
  const legal = options.isLegal === undefined ? '' : 'legal '
  const all = words(alphabet, { maxLength })
  const contains = (value: unknown): value is Word => all.arbitrary.canShrinkWithoutContext(value) && isLegal(value)
  const set = `{${alphabet.join(', ')}}`
  function* upTo(size: number): Generator<Word> {
    let shorter: readonly Word[] = [[]]
    for (let length = 1; length <= Math.min(size, maxLength); length++) {
      shorter = shorter.flatMap((word) => alphabet.map((symbol) => [...word, symbol]).filter(isLegal))
      yield* shorter
    }
  }
  return {
    ...all,
    arbitrary: arbitraryOf({
      draw: (random) => draw(random, random.nextInt(1, maxLength)),
      contains,
      simpler: (word) => simpler(all, word),
      size: all.size,
    }),
    parse(line) {
      const word = all.parse(line)
      if (isLegal(word)) return word
      throw new Error(`${line}: the word is not in the language that is asked about`)
    },
    without(word, start, count) {
      const rest = all.without(word, start, count)
      return rest !== undefined && isLegal(rest) ? rest : undefined
    },
    small: {
      upTo,
      scope: (size) =>
        `all ${[...upTo(size)].length} ${legal}words of length ≤ ${Math.min(size, maxLength)} over ${set}`,
      isWhole: (size) => size >= maxLength,
    },
    neighbour(word, random) {
      const other = all.neighbour?.(word, random) ?? word
      return isLegal(other) ? other : word
    },
  }
}

/** Also without any two neighbours: what comes in pairs is left out in pairs. */
function* simpler(all: Line<Word>, word: Word): IterableIterator<Word> {
  for (const { value } of all.arbitrary.shrink(word, undefined)) yield value
  for (let k = 0; k + 2 <= word.length; k++) yield word.toSpliced(k, 2)
}
