// Words over an alphabet whose first symbols count as the simplest; all lengths alike.
import type { Random } from '../src/engine/index.ts'
import { allWords, type Word } from '../src/transformer/index.ts'
import { oneOf, several } from './chance.ts'
import { type Line, lineOf } from './line.ts'
import { parseWord, printWord } from './word-text.ts'

export interface WordOptions {
  /** Default: 6. */
  readonly maxLength?: number
  /** Default: 1, as models read no empty word. */
  readonly minLength?: number
}

/** Shrinks by dropping symbols, then to earlier ones. @example words(['a', 'b'], { maxLength: 4 }).print(['a', 'b']) // ab */
export function words(alphabet: readonly string[], options: WordOptions = {}): Line<Word> {
  const { maxLength = 6, minLength = 1 } = options
  if (alphabet.length === 0) throw new RangeError('words need an alphabet: it is empty')
  const set = `{${alphabet.join(', ')}}`
  const isLong = (length: number): boolean => length >= minLength && length <= maxLength
  const lengths = (size: number): number[] =>
    several(Math.min(size, maxLength) + 1, (length) => length).filter((length) => length >= minLength)
  return lineOf({
    draw: (random) => several(random.nextInt(minLength, maxLength), () => oneOf(random, alphabet)),
    contains: (value): value is Word =>
      Array.isArray(value) && isLong(value.length) && value.every((symbol) => alphabet.includes(symbol)),
    length: (word) => word.length,
    reversed: (word) => word.toReversed(),
    outstanding: () => [],
    cut: (word, start, count) => word.toSpliced(start, count),
    simplerInPlace: (word) => simplerSymbols(word, alphabet),
    size: (word) => word.reduce((size, symbol) => size + 1 + alphabet.indexOf(symbol), 0),
    print: printWord,
    parse(line) {
      const word = parseWord(line)
      const stranger = word.find((symbol) => !alphabet.includes(symbol))
      if (stranger !== undefined) throw new Error(`${line}: ${JSON.stringify(stranger)} is not in the alphabet ${set}`)
      if (isLong(word.length)) return word
      throw new Error(`${line}: expected a word of length ${minLength} to ${maxLength}, found length ${word.length}`)
    },
    small: {
      *upTo(size) {
        for (const length of lengths(size)) yield* allWords(alphabet, length)
      },
      scope(size) {
        const most = Math.min(size, maxLength)
        const count = lengths(size).reduce((sum, length) => sum + alphabet.length ** length, 0)
        return `all ${count} words of length ${minLength > 1 ? `${minLength} to ${most}` : `≤ ${most}`} over ${set}`
      },
      isWhole: (size) => size >= maxLength,
    },
    mutate: (word, random) => neighbour(word, alphabet, isLong, random),
  })
}

/** One symbol earlier in the alphabet, everywhere or at one place. */
function* simplerSymbols(word: Word, alphabet: readonly string[]): IterableIterator<Word> {
  for (const [place, symbol] of alphabet.entries()) {
    for (const earlier of alphabet.slice(0, place)) yield word.map((other) => (other === symbol ? earlier : other))
  }
  for (const [place, symbol] of word.entries()) {
    for (const earlier of alphabet.slice(0, alphabet.indexOf(symbol))) yield word.with(place, earlier)
  }
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
