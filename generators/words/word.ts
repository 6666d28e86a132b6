// Words over an alphabet whose first symbols count as the simplest; all lengths are equally likely.
import { enumerate, type Random } from '../../src/engine/index.ts'
import { allWords, type Word } from '../../src/transformer/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { type Line, lineOf } from '../line.ts'
import { range } from '../lists.ts'
import { eachSimpler } from '../shrink.ts'
import { parseWord, printWord } from './word-text.ts'

/** @example const options: WordOptions = { maxLength: 12, isRepetitive: true } */
export interface WordOptions {
  /** The greatest length. Default: 6. */
  readonly maxLength?: number
  /** The least length. Default: 1, as models read no empty word. */
  readonly minLength?: number
  /** Whether half of the words repeat themselves: long runs, or one symbol all along. Default: false. */
  readonly isRepetitive?: boolean
  /** The words to enumerate, whatever size is asked for: up to this length, over this many of the first symbols. Default: as asked. */
  readonly scope?: { readonly length: number; readonly symbols: number }
}

/** Shrinks by dropping symbols, then to earlier ones. @example words(['a', 'b'], { maxLength: 4 }).print(['a', 'b']) // ab */
export function words(alphabet: readonly string[], options: WordOptions = {}): Line<Word> {
  const { maxLength = 6, minLength = 1, isRepetitive = false, scope } = options
  if (alphabet.length === 0) throw new RangeError('words need an alphabet: it is empty')
  const isLong = (length: number): boolean => length >= minLength && length <= maxLength
  const listed = alphabet.slice(0, scope?.symbols)
  const longest = (size: number): number => Math.min(scope?.length ?? size, maxLength)
  return lineOf({
    minLength,
    maxLength,
    draw: (random, length) =>
      isRepetitive && oneIn(random, 2)
        ? drawRuns(random, alphabet, length)
        : several(length, () => oneOf(random, alphabet)),
    isShaped: (value): value is Word => Array.isArray(value) && value.every((symbol) => typeof symbol === 'string'),
    flaw(word) {
      if (word.length > maxLength) return `expected a length of at most ${maxLength}, found ${word.length}`
      const stranger = word.find((symbol) => !alphabet.includes(symbol))
      if (stranger === undefined) return undefined
      return `${JSON.stringify(stranger)} is not in the alphabet {${alphabet.join(', ')}}`
    },
    length: (word) => word.length,
    reversed: (word) => word.toReversed(),
    outstanding: () => [],
    cut: (word, start, count) => word.toSpliced(start, count),
    simplerInPlace: (word) => simplerSymbols(word, alphabet),
    size: (word) => word.reduce((size, symbol) => size + 1 + alphabet.indexOf(symbol), 0),
    print: printWord,
    read: parseWord,
    small: enumerate({
      *upTo(size) {
        for (const length of range(minLength, longest(size))) yield* allWords(listed, length)
      },
      cases(size) {
        const lengths = minLength > 1 ? `${minLength} to ${longest(size)}` : `≤ ${longest(size)}`
        return `words of length ${lengths} over {${listed.join(', ')}}`
      },
      isWhole: (size) => longest(size) >= maxLength && listed.length === alphabet.length,
    }),
    neighbour: (word, random) => neighbour(word, alphabet, isLong, random),
  })
}

/** Runs of symbols; one word in three is a single run. */
function drawRuns(random: Random, alphabet: readonly string[], length: number): Word {
  const isOneRun = oneIn(random, 3)
  const run = random.nextInt(3, 8)
  const word: string[] = []
  while (word.length < length) {
    const isNew = word.length === 0 || (!isOneRun && oneIn(random, run))
    word.push(isNew ? oneOf(random, alphabet) : word[word.length - 1])
  }
  return word
}

/** One symbol earlier in the alphabet, everywhere or at one place. */
function* simplerSymbols(word: Word, alphabet: readonly string[]): IterableIterator<Word> {
  for (const [place, symbol] of alphabet.entries()) {
    for (const earlier of alphabet.slice(0, place)) yield word.map((other) => (other === symbol ? earlier : other))
  }
  yield* eachSimpler(word, (symbol) => alphabet.slice(0, alphabet.indexOf(symbol)))
}

/** A symbol replaced, inserted, dropped or swapped with the next. */
function neighbour(word: Word, alphabet: readonly string[], isLong: (length: number) => boolean, random: Random): Word {
  const place = random.nextInt(0, Math.max(0, word.length - 1))
  const symbol = oneOf(random, alphabet)
  const ways = [
    ...(word.length > 0 ? [word.with(place, symbol)] : []),
    ...(word.length > place + 1 ? [word.with(place, word[place + 1]).with(place + 1, word[place])] : []),
    ...(isLong(word.length + 1) ? [word.toSpliced(random.nextInt(0, word.length), 0, symbol)] : []),
    ...(isLong(word.length - 1) ? [word.toSpliced(place, 1)] : []),
  ]
  return ways.length === 0 ? word : oneOf(random, ways)
}
