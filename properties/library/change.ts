// One symbol of a word becomes another: the cases of `insensitive`, and the positions that it looks at.
import { integers, type WordOptions, words } from '../../generators/index.ts'
import { type Domain, reconcile, record } from '../../src/engine/index.ts'
import type { Word } from '../../src/transformer/index.ts'

export interface Change {
  readonly word: Word
  /** The position that changes, from 1. */
  readonly at: number
  /** The symbol that it becomes, as a word of one symbol. */
  readonly to: Word
}

/** Words over two or more symbols and a change to each. @example changes(['a', 'b'], { maxLength: 40 }) */
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

/** The word after the change. */
export const changedWord = ({ word, at, to }: Change): Word => word.with(at - 1, to[0])

/** Every position. */
export const everywhere = ({ word }: Change): readonly number[] => word.map((_, k) => k + 1)
/** Every position but the changed one. */
export const elsewhere = (change: Change): readonly number[] => everywhere(change).filter((k) => k !== change.at)
/** The last position, if it is not the changed one. */
export const atTheEnd = ({ word, at }: Change): readonly number[] => (at === word.length ? [] : [word.length])
