// Soft attention with sound enclosures. Coordinates stay exact as long as no exponential enters: means over equal scores
// are exact, and feed-forward nets whose ReLU signs are decided are exact affine maps, so that Booleans come out exact
// again after each layer. Float64 intervals by default, BigInt enclosures when asked for more bits.
import {
  type Activation,
  type Arithmetic,
  add,
  type Enclosure,
  isExact,
  linear,
  multiply,
  signOf,
} from './activation.ts'
import { type Units, unitsOf } from './affine.ts'
import { FLOAT_BITS, floatArithmetic, preciseArithmetic } from './arithmetic.ts'
import { attend } from './attention.ts'
import { embed } from './embed.ts'
import type { Layer, Model, Word } from './model.ts'
import type { Scheduled } from './schedule.ts'

export interface SoftRun<E extends Enclosure = Enclosure> {
  /** activations[layer][i − 1][coordinate], before the first layer and after each one. */
  readonly activations: readonly (readonly (readonly Activation<E>[])[])[]
}

export interface SoftOptions {
  /** Bits of the enclosures; 53, the default, means float64 intervals. */
  readonly bits?: number
  /** Hears how many layers are done, before each. */
  readonly progress?: (done: number, total: number) => void
}

/**
 * Encloses every activation of the model on the word.
 * @example
 * const { model } = compile(formula('Y Q_1'), 'theorem-12a')
 * soft(model, word('10'), { bits: 128 }).activations[3][1][model.outputs[0]] // 1
 */
export function soft(model: Model, word: Word, { bits = FLOAT_BITS, progress }: SoftOptions = {}): SoftRun {
  if (!(Number.isInteger(bits) && bits >= FLOAT_BITS))
    throw new RangeError(`bits must be an integer of at least ${FLOAT_BITS}, but is ${bits}`)
  return bits === FLOAT_BITS
    ? softWith(floatArithmetic, model, word, progress)
    : softWith(preciseArithmetic(bits), model, word, progress)
}

/** The same over a given arithmetic. */
export function softWith<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  model: Model,
  word: Word,
  progress?: SoftOptions['progress'],
): SoftRun<E> {
  const activations: Activation<E>[][][] = [embed(model, word)]
  model.layers.forEach((layer, index) => {
    progress?.(index, model.layers.length)
    activations.push(softLayer(arithmetic, layer, model.schedule.temperature, activations[index]))
  })
  return { activations }
}

function softLayer<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  layer: Layer,
  temperature: Scheduled,
  stream: readonly (readonly Activation<E>[])[],
): Activation<E>[][] {
  const attended = stream.map((row) => [...row])
  for (const head of layer.heads) {
    for (const { coordinate, column } of attend(arithmetic, head, temperature, stream)) {
      column.forEach((value, k) => {
        attended[k][coordinate] = add(arithmetic, attended[k][coordinate], value)
      })
    }
  }
  if (layer.feedForward === null) return attended
  const units = unitsOf(layer.feedForward)
  return attended.map((row) => feedForward(arithmetic, units, row))
}

// Units whose sign is decided make one affine map; a unit whose sign stays unknown contributes its enclosed ReLU.
function feedForward<E extends Enclosure>(
  arithmetic: Arithmetic<E>,
  { units, active }: Units,
  row: readonly Activation<E>[],
): Activation<E>[] {
  const inner = units.map((unit) => linear(arithmetic, unit.bias, unit.inputs, row))
  const signs = inner.map((z) => signOf(arithmetic, z))
  const result = [...row]
  for (const [coordinate, { constant, terms }] of active(signs.map((sign) => sign === 1)).rows) {
    result[coordinate] = linear(arithmetic, constant, terms, row)
  }
  inner.forEach((z, u) => {
    if (signs[u] !== undefined || isExact(z)) return
    for (const { index, factor } of units[u].outputs) {
      result[index] = add(arithmetic, result[index], multiply(arithmetic, factor, arithmetic.relu(z)))
    }
  })
  return result
}
