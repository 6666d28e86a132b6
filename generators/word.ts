// Words over an alphabet whose first symbols count as the simplest.
import fc from 'fast-check'
import type { Word } from '../src/transformer/index.ts'

export interface WordOptions {
  /** Default: 6. */
  readonly maxLength?: number
}

/** Non-empty words, all lengths alike. Shrinks by dropping symbols, then to earlier ones. @example words(['a', 'b']) */
export const words = (alphabet: readonly string[], { maxLength = 6 }: WordOptions = {}): fc.Arbitrary<Word> =>
  new Words(alphabet, maxLength)

/** What shrinking lowers: the sum of the symbols' places in the alphabet, from 1. */
export const wordSize = (alphabet: readonly string[], word: Word): number =>
  word.reduce((size, symbol) => size + 1 + alphabet.indexOf(symbol), 0)

class Words extends fc.Arbitrary<Word> {
  private readonly alphabet: readonly string[]
  private readonly maxLength: number

  constructor(alphabet: readonly string[], maxLength: number) {
    super()
    this.alphabet = alphabet
    this.maxLength = maxLength
  }

  generate(random: fc.Random): fc.Value<Word> {
    const symbol = () => this.alphabet[random.nextInt(0, this.alphabet.length - 1)]
    return new fc.Value(Array.from({ length: random.nextInt(1, this.maxLength) }, symbol), undefined)
  }

  canShrinkWithoutContext(value: unknown): value is Word {
    return (
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= this.maxLength &&
      value.every((symbol) => this.alphabet.includes(symbol))
    )
  }

  shrink(value: Word): fc.Stream<fc.Value<Word>> {
    return fc.stream(simpler(value, this.alphabet)).map((candidate) => new fc.Value(candidate, undefined))
  }
}

function* simpler(word: Word, alphabet: readonly string[]): IterableIterator<Word> {
  for (let dropped = word.length - 1; dropped >= 1; dropped = Math.floor(dropped / 2)) {
    for (let start = 0; start + dropped <= word.length; start += dropped) yield word.toSpliced(start, dropped)
  }
  for (const [place, symbol] of word.entries()) {
    for (const earlier of alphabet.slice(0, alphabet.indexOf(symbol))) yield word.with(place, earlier)
  }
}
