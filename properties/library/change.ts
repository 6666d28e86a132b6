// One symbol of a word becomes another: the cases of `insensitive`, and the positions that it looks at.
import { integers, type WordOptions, words } from '../../generators/index.ts'
import { type Domain, reconcile, record } from '../../src/engine/index.ts'
import type { Word } from '../../src/transformer/index.ts'

/** @example const change: Change = { word: ['a', 'b'], at: 1, to: ['c'] } */
export interface Change {
  readonly word: Word
  /** The position that changes, from 1. */
  readonly at: number
  /** The symbol that it becomes, as a word of one symbol. */
  readonly to: Word
}

/**
 * Words over two or more symbols and a change to each.
 * @example
 * const drawn = changes(['a', 'b'], { maxLength: 40 }).arbitrary
 * fc.assert(fc.property(drawn, (change) => changedWord(change).length === change.word.length))
 */
export function changes(alphabet: readonly string[], options: WordOptions = {}): Domain<Change> {
  if (new Set(alphabet).size < 2) throw new RangeError(`{${alphabet.join(', ')}} has no two symbols to change`)
  const { maxLength = 6 } = options
  const other = (symbol: string): string => alphabet[(alphabet.indexOf(symbol) + 1) % alphabet.length]
  return reconcile<Change>(
    record({
      word: words(alphabet, options),
      at: integers(1, maxLength, { hasEnds: true }),
      to: words(alphabet, { maxLength: 1 }),
    }),
    ({ word, at, to }) => {
      const place = Math.min(at, word.length)
      const old = word[place - 1]
      return { word, at: place, to: to[0] === old ? [other(old)] : to }
    },
  )
}

/** The word after the change. @example changedWord({ word: ['a', 'b'], at: 1, to: ['c'] }) // ['c', 'b'] */
export const changedWord = ({ word, at, to }: Change): Word => word.with(at - 1, to[0])

/** Every position. @example everywhere({ word: ['a', 'b', 'a'], at: 2, to: ['c'] }) // [1, 2, 3] */
export const everywhere = ({ word }: Change): readonly number[] => word.map((_, k) => k + 1)
/** Every position but the changed one. @example elsewhere({ word: ['a', 'b', 'a'], at: 2, to: ['c'] }) // [1, 3] */
export const elsewhere = (change: Change): readonly number[] => everywhere(change).filter((k) => k !== change.at)
/** The last position, if it is not the changed one. @example atTheEnd({ word: ['a', 'b'], at: 1, to: ['c'] }) // [2] */
export const atTheEnd = ({ word, at }: Change): readonly number[] => (at === word.length ? [] : [word.length])
