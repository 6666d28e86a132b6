// How far an AHAT and its softened twin are apart, in ‖·‖₁ at every position: reals that are enclosed as closely as a decision needs.
// Each precision costs one run of both, whatever the number of layers and positions.
import { oncePerValue } from '../memo/index.ts'
import { type Precise, precise, type Rational, type Real, rational, real } from '../numbers/index.ts'
import { deviation, type Model, term, type Word, withTemperature } from '../transformer/index.ts'

/** Soft minus hard: a row of coordinates for each position. */
type Rows = readonly (readonly Precise[])[]

/**
 * After 0, 1, … layers, at every position. The temperature of the twin is that of the model's schedule.
 * @example errorsOf(ahat, word('0110'))[1]
 */
export function errorsOf(model: Model, word: Word): readonly (readonly Real[])[] {
  const run = oncePerValue((bits: number) => deviation(model, word, { bits }).deviations)
  return Array.from({ length: model.layers.length + 1 }, (_, layer) => norms(word.length, (bits) => run(bits)[layer]))
}

/** After the last layer, at 1/τ. @example errorsAt(ahat, word('0110'), rational.of(20)) */
export const errorsAt = (model: Model, word: Word, inverseTau: Rational): readonly Real[] =>
  errorsOf(withTemperature(model, term('1', rational.inverse(inverseTau))), word)[model.layers.length]

/** ‖·‖₁ at each of n positions, of deviations that are worked out once for each precision. */
export const normsOf = (n: number, rowsWith: (bits: number) => Rows): readonly Real[] =>
  norms(n, oncePerValue(rowsWith))

const norms = (n: number, rows: (bits: number) => Rows): readonly Real[] =>
  Array.from({ length: n }, (_, k) =>
    real.enclosed((bits) =>
      rows(bits)[k].reduce<Precise>((sum, value) => precise.add(sum, precise.absolute(value), bits), precise.zero),
    ),
  )
