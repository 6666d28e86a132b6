// An AHAT beside its softened twin: the cases of Proposition 24, Lemma 25 and Theorem 26, and how far the twins are apart.
import { type Ahat, ahats, gammas, gapOf, words } from '../../../generators/index.ts'
import { type Domain, record } from '../../../src/engine/index.ts'
import { type Precise, precise, type Rational, type Real, rational, real } from '../../../src/numbers/index.ts'
import { type Constants, constantsOf } from '../../../src/soften/index.ts'
import { type Model, term, type Word, withTemperature } from '../../../src/transformer/index.ts'

export interface SofteningCase {
  readonly ahat: Ahat
  readonly word: Word
  readonly epsilon: Rational
}

const ALPHABET = ['a', 'b']
/** For AHATs whose gap is found by enumeration all words of the length are run. */
const LONGEST = 4
const DEEP_LONGEST = 6

const softeningsUpTo = (maxLength: number): Domain<SofteningCase> =>
  record<SofteningCase>({
    ahat: ahats({ alphabet: ALPHABET, maxLength }),
    word: words(ALPHABET, { maxLength }),
    // Small ones, too: above 1/K a temperature that is twice too high is hardly noticed.
    epsilon: gammas({ least: rational.of(1n, 10n ** 12n), most: rational.of(100) }),
  })

export const softenings = softeningsUpTo(LONGEST)
export const deepSoftenings = softeningsUpTo(DEEP_LONGEST)

/** The constants for the word's length, with the gap that is known of the AHAT. */
export const constantsFor = ({ ahat, word, epsilon }: SofteningCase): Constants =>
  constantsOf(ahat.model, epsilon, word.length, { gamma: gapOf(ahat, word.length) })

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
