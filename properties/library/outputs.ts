// What a run leaves, as something to compare: by coordinate name, exact where the run is, else enclosed as closely as the comparison
// asks for.
import type { Comparable } from '../../src/engine/index.ts'
import { quote, suggest } from '../../src/json/index.ts'
import { oncePerValue } from '../../src/memo/index.ts'
import { type Rational, type Real, real } from '../../src/numbers/index.ts'
import {
  type Activation,
  activationAt,
  enclosureOf,
  hard,
  isExact,
  type Model,
  soft,
  type Word,
} from '../../src/transformer/index.ts'

const FLOAT_BITS = 53
/** Comparisons ask for this many bits first; float64 intervals settle nearly all of them at a tenth of the cost. */
const FIRST_BITS = 128

/**
 * What a soft run leaves in a coordinate, at every position. It can be compared as it is: more bits are run when a comparison needs them.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * softOutputs(model, word('10'))('Y Q_1')[1] // 1
 */
export function softOutputs(model: Model, word: Word): (coordinate: string) => readonly Real[] {
  const lastRows = oncePerValue((bits: number) => soft(model, word, { bits }).activations[model.layers.length])
  const rows = lastRows(FLOAT_BITS)
  return (name) => {
    const c = coordinateOf(model, name)
    return rows.map((row, k) => realOf(row[c], (bits) => (bits <= FIRST_BITS ? rows : lastRows(bits))[k][c]))
  }
}

const realOf = (a: Activation, closer: (bits: number) => Activation): Real =>
  isExact(a) ? a : real.enclosed((bits) => enclosureOf(closer(bits), bits))

/**
 * What a hard run leaves in a coordinate, at every position.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * hardOutputs(withWeighting(model, 'average'), word('10'))('Y Q_1') // [rational.zero, rational.one]
 */
export function hardOutputs(model: Model, word: Word): (coordinate: string) => readonly Rational[] {
  const { streams } = hard(model, word)
  return (name) => {
    const c = coordinateOf(model, name)
    return word.map((_, k) => activationAt(streams[streams.length - 1], k + 1, c))
  }
}

function coordinateOf({ coordinates }: Model, name: string): number {
  const index = coordinates.indexOf(name)
  if (index >= 0) return index
  throw new RangeError(`the model has no coordinate ${quote(name)}${suggest(name, coordinates, 'coordinates')}`)
}

/**
 * All final activations of a hard run, by position and coordinate; the first `width` coordinates only, if asked.
 * @example hardActivations(withWeighting(compile(formula('Y Q_1'), 'theorem-12a').model, 'average'), word('01')).length // 2
 */
export function hardActivations(
  model: Model,
  word: Word,
  width: number = model.coordinates.length,
): readonly Comparable[] {
  const { streams } = hard(model, word)
  const last = streams[streams.length - 1]
  return word.map((_, k) => Array.from({ length: width }, (_, c) => activationAt(last, k + 1, c)))
}
