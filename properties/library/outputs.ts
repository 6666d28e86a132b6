// What a run leaves, as something to compare: outputs by coordinate name, exact where the run is, else enclosed as closely as the
// comparison asks for.
import type { Comparable } from '../../src/engine/index.ts'
import { oncePerValue } from '../../src/memo/index.ts'
import { type Rational, type Real, real } from '../../src/numbers/index.ts'
import {
  type Activation,
  activationAt,
  enclosureOf,
  hard,
  isExact,
  type Model,
  requireModel,
  soft,
  type Word,
} from '../../src/transformer/index.ts'

/**
 * By position and the name of an output, after the last layer; all coordinates are outputs where none is named.
 * @example const lastOf = (outputs: Outputs<Real>, name: string) => outputs[outputs.length - 1][name]
 */
export type Outputs<Value> = readonly { readonly [name: string]: Value }[]

const FLOAT_BITS = 53
/** Comparisons ask for this many bits first; float64 intervals settle nearly all of them at a tenth of the cost. */
const FIRST_BITS = 128

/**
 * The outputs of a soft run, to be compared as they are. More bits are run when a comparison needs them.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * const claim = boundedBy({
 *   key: 'mine', title: 'at most 1', statement: 'The last output is at most 1.', domain: words(['0', '1']),
 *   observed: (w) => Object.values(softOutputs(model, w)[w.length - 1])[0], bound: () => rational.one,
 * })
 * runClaim(claim, { numRuns: 20 }).passed // true
 */
export function softOutputs(model: Model, word: Word): Outputs<Real> {
  const lastRows = oncePerValue((bits: number) => soft(model, word, { bits }).activations[model.layers.length])
  const rows = lastRows(FLOAT_BITS)
  return named(model, word, (k, c) => realOf(rows[k][c], (bits) => (bits <= FIRST_BITS ? rows : lastRows(bits))[k][c]))
}

const realOf = (a: Activation, closer: (bits: number) => Activation): Real =>
  isExact(a) ? a : real.enclosed((bits) => enclosureOf(closer(bits), bits))

/**
 * The outputs of a hard run, exactly.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * Object.values(hardOutputs(withWeighting(model, 'average'), word('10'))[1])[0] // 1
 */
export function hardOutputs(model: Model, word: Word): Outputs<Rational> {
  const { streams } = hard(model, word)
  return named(model, word, (k, c) => activationAt(streams[streams.length - 1], k + 1, c))
}

function named<Value>(model: Model, word: Word, valueAt: (k: number, c: number) => Value): Outputs<Value> {
  const outputs = outputsOf(model)
  return word.map((_, k) => Object.fromEntries(outputs.map((c) => [model.coordinates[c], valueAt(k, c)])))
}

/** All coordinates, if none is named. */
function outputsOf(model: Model): readonly number[] {
  requireModel(model)
  return model.outputs.length === 0 ? [...model.coordinates.keys()] : model.outputs
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
