// An AHAT and its softened twin: the cases of Proposition 24, Lemma 25 and Theorem 26, and the constants for them.
import { type Ahat, ahats, gammas, gapOf, words } from '../../../generators/index.ts'
import { type Domain, record } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type Constants, constantsOf } from '../../../src/soften/index.ts'
import { type Scheduled, term, type Word } from '../../../src/transformer/index.ts'

export interface SofteningCase {
  readonly ahat: Ahat
  readonly word: Word
  readonly epsilon: Rational
}

const ALPHABET = ['a', 'b']
/** Where the gap is known by enumeration, all words of the length are run. */
const LONGEST = 4
const DEEP_LONGEST = 6

/** Mostly small ones: above 1/K a temperature that is twice as high as allowed is hardly noticed. */
export const tolerances = gammas({ least: rational.of(1n, 10n ** 30n), most: rational.of(100) })

const softeningsUpTo = (maxLength: number): Domain<SofteningCase> =>
  record<SofteningCase>({
    ahat: ahats({ alphabet: ALPHABET, maxLength }),
    word: words(ALPHABET, { maxLength }),
    epsilon: tolerances,
  })

export const softenings = softeningsUpTo(LONGEST)
export const deepSoftenings = softeningsUpTo(DEEP_LONGEST)

/** The constants for the word's length, with the gap that is known of the AHAT. */
export const constantsFor = ({ ahat, word, epsilon }: SofteningCase): Constants =>
  constantsOf(ahat.model, epsilon, word.length, { gamma: gapOf(ahat, word.length) })

/** τ, the same at all positions. */
export const constantTau = (inverseTau: Rational): Scheduled => term('1', rational.inverse(inverseTau))
