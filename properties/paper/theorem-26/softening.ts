// An AHAT beside its softened twin: the cases of Proposition 24, Lemma 25 and Theorem 26, and how far the twins are apart.
import { gammas, transformers, words } from '../../../generators/index.ts'
import { record } from '../../../src/engine/index.ts'
import { type Precise, precise, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import { type Constants, constantsOf } from '../../../src/soften/index.ts'
import { type Model, term, type Word, withTemperature } from '../../../src/transformer/index.ts'

export interface SofteningCase {
  readonly model: Model
  readonly word: Word
  readonly epsilon: Rational
}

const ALPHABET = ['a', 'b']
/** All words of the length are run for the gap. */
const LONGEST = 3

export const softenings = record<SofteningCase>({
  model: transformers({ weightings: ['average'], alphabet: ALPHABET, maxLength: LONGEST }),
  word: words(ALPHABET, { maxLength: LONGEST }),
  // Small ones, too: above 1/K a temperature that is twice too high is hardly noticed.
  epsilon: gammas({ least: rational.of(1n, 10n ** 12n), most: rational.of(100) }),
})

export const constantsFor = ({ model, word, epsilon }: SofteningCase): Constants =>
  constantsOf(model, epsilon, word.length)

/** The AHAT at the temperature of its twin. */
export const atTemperature = (model: Model, inverseTau: Rational): Model =>
  withTemperature(model, term('1', rational.inverse(inverseTau)))

/** ‖·‖₁ at each of n positions, from rows of enclosed deviations, worked out once for each precision. */
export function normsOf(n: number, rowsWith: (bits: number) => readonly (readonly Precise[])[]): readonly Real[] {
  const known = new Map<number, readonly (readonly Precise[])[]>()
  const rows = (bits: number): readonly (readonly Precise[])[] => {
    const found = known.get(bits) ?? rowsWith(bits)
    known.set(bits, found)
    return found
  }
  return Array.from({ length: n }, (_, k) =>
    real.enclosed((bits) =>
      rows(bits)[k].reduce<Precise>((sum, value) => precise.add(sum, precise.absolute(value), bits), precise.zero),
    ),
  )
}
