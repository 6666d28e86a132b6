import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ahats } from '../../generators/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { largestTemperature } from '../../src/soften/index.ts'
import { allWords, type Model, term, type Word, withTemperature, withWeighting } from '../../src/transformer/index.ts'
import { referenceHard, referenceSoft } from '../support/reference-evaluator.ts'

const BITS = 300
/** What the reference may be wrong by is far less: an error next to ε is not told from it. */
const ROUNDING = rational.power(rational.of(2), -200)

/** The largest ‖soft − hard‖₁ after the last layer, by fractions and MPFR. */
function referenceError(model: Model, word: Word, inverseTau: Rational): Rational {
  const at = withTemperature(model, term('1', rational.inverse(inverseTau)))
  const last = model.layers.length
  const soft = referenceSoft(withWeighting(at, 'softmax-tau'), word, BITS)[last]
  return referenceHard(at, word)
    [last].map((row, i) =>
      rational.sum(
        row.map(({ num, den }, c) => {
          const { mantissa, exponent } = soft[i][c]
          const value = rational.multiply(rational.of(mantissa), rational.power(rational.of(2), exponent))
          return rational.absolute(rational.subtract(value, rational.of(num, den)))
        }),
      ),
    )
    .reduce(rational.maximum)
}

test('both ends are as said by an evaluator that shares no code: within ε on all words, and above it on one', () => {
  const drawn = fc.sample(ahats({ alphabet: ['a', 'b'], layers: [1, 3], maxLength: 2 }).arbitrary, {
    seed: 26,
    numRuns: 15,
  })
  const kinds = new Map<string, number>()
  for (const { model } of drawn) {
    const words = [...allWords(['a', 'b'], 2)]
    for (const epsilon of [rational.of(1, 7), rational.of(1n, 10n ** 9n)]) {
      const found = largestTemperature(model, words, epsilon)
      kinds.set(found.kind, (kinds.get(found.kind) ?? 0) + 1)
      const errors = words.map((word) => referenceError(model, word, found.works))
      expect(rational.compare(errors.reduce(rational.maximum), rational.add(epsilon, ROUNDING))).toBeLessThan(0)
      if (found.kind !== 'bracketed') continue
      const above = referenceError(model, found.witness.word, found.fails)
      expect(rational.compare(above, rational.subtract(epsilon, ROUNDING))).toBeGreaterThan(0)
    }
  }
  expect(kinds.get('bracketed')).toBeGreaterThan(10)
})
