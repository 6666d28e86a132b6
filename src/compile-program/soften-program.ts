// A compiled program under softmax: Theorem 26's temperature for ε = 1/(4n), with γ(n) stated by the gadgets rather than found by running
// every word, and one more net, Lemma 9's, that makes Booleans and symbols of the output exact again. Naturals stay within
// 1/(4n) of v/n, and v is read as the nearest. Costs a run with deviations for each word.
import { roundingUnits } from '../gadgets/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import { type Constants, type OfLength, soften, valueFor } from '../soften/index.ts'
import { layerOf, type NetStep } from '../stream/index.ts'
import { type Model, widened, withoutObligations, withWeighting } from '../transformer/index.ts'
import { byName } from './by-name.ts'
import type { ProgramModel } from './compile-program.ts'
import { coordinatesOf, type VectorPlace } from './place.ts'

export interface SoftenedProgram extends Pick<ProgramModel, 'program' | 'watches'> {
  /** All heads are softmax, at the temperature of the schedule. */
  readonly model: Model
  /** The same weights and schedule, average-hard. */
  readonly twin: Model
  /** Of the output. */
  readonly place: VectorPlace
  /** For words of length n. */
  readonly constants: Constants
}

export interface SoftenProgramOptions {
  /** The shortest words that the table of temperatures is for. Default n: those of length n only. */
  readonly from?: number
}

/** γ(n): the least of the gadgets' gaps; 1 where no head has one. @example statedGap(compiled, 4) // 1/128 for Dyck-2 */
export const statedGap = ({ gaps }: Pick<ProgramModel, 'gaps'>, n: number): Rational =>
  gaps.map((gap) => valueFor(gap, n)).reduce(rational.minimum, rational.one)

/** Below 1/4, which Lemma 9 takes, and below 1/(2n), which tells neighbouring naturals apart. */
const EPSILON: OfLength = { kind: 'power', times: rational.of(1, 4), power: 1 }

/**
 * @example
 * const compiled = compileProgram(srasp.program('alphabet a b\ny(i) = psum[j <= i] 1'))
 * softenProgram(compiled, 2).constants.inverseTau // 301979/100
 */
export function softenProgram(
  compiled: ProgramModel,
  n: number,
  { from = n }: SoftenProgramOptions = {},
): SoftenedProgram {
  const { program, places, watches } = compiled
  const rounded = withRounding(compiled.model, byName(places, program.output))
  const gamma = (length: number): Rational => statedGap(compiled, length)
  const { model, constants } = soften(rounded.model, EPSILON, n, { from, gamma })
  return { program, watches, model, twin: withWeighting(model, 'average'), place: rounded.place, constants }
}

/** 2·ReLU(x − ¼) − 2·ReLU(x − ¾) of each coordinate of a Boolean or symbol, to fresh coordinates. */
function withRounding(model: Model, place: VectorPlace): { model: Model; place: VectorPlace } {
  if (place.type === 'natural') return { model, place }
  const from = coordinatesOf(place)
  const wide = widened(
    model,
    from.map((c) => `${model.coordinates[c]}, rounded`),
  )
  const to = from.map((_, k) => model.coordinates.length + k)
  const units = from.flatMap((index, k) =>
    roundingUnits({ constant: rational.zero, form: [{ index, factor: rational.one }] }, to[k]),
  )
  const net: NetStep = { kind: 'net', name: 'rounding of the output', units, bias: [], obligations: [] }
  const layer = withoutObligations(layerOf({ heads: [], nets: [net] }, wide.coordinates.length))
  return { model: { ...wide, layers: [...wide.layers, layer], outputs: to }, place: movedTo(place, to) }
}

const movedTo = (place: VectorPlace, to: readonly number[]): VectorPlace =>
  place.type === 'symbol'
    ? { type: 'symbol', coordinates: new Map([...place.coordinates.keys()].map((symbol, k) => [symbol, to[k]])) }
    : { type: place.type, coordinate: to[0] }
