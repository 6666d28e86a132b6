// The trace of a compiled model as its proof has it: for every head the lemma it rests on, where hard attention looks, the hard value, the
// soft one and what is left of the tolerance; for every net what it leaves. Hard values are exact and deviations enclosed, so an
// error of 1e−80 has digits. Costs a BigInt exponential for each visible pair of positions.

import { netIn } from '../compile/index.ts'
import { decimal, decimalOfRational, type Precise, precise, type Rational, rational } from '../numbers/index.ts'
import {
  activationAt,
  type DeviationRun,
  deviation,
  drawableTrace,
  type HeadObligation,
  type Layer,
  type LinearForm,
  type Model,
  type NetObligation,
  type NetTrace,
  type Obligation,
  type OutputTrace,
  outlineTrace,
  type Quantity,
  type Trace,
  type Word,
} from '../transformer/index.ts'
import { lemmaOf } from './check.ts'
import { withHardAttention } from './hard-attention.ts'

/** Of relative precision, as deviations have: far more than is shown. */
const BITS = 128
const SOFT_DIGITS = 6
const ERROR_DIGITS = 3
const MARGIN_DIGITS = 4
const QUARTER = rational.of(1, 4)

export interface SimulationTraceOptions {
  /** Also scores and soft weights, to be drawn: n times the cost. Default: false. */
  readonly isDrawable?: boolean
}

/**
 * A model with obligations, on a word.
 * @example traceSimulation(compile(formula('Y Q_1'), 'theorem-12a').model, word('0110')).layers.length // 3
 */
export function traceSimulation(model: Model, word: Word, { isDrawable = false }: SimulationTraceOptions = {}): Trace {
  const reading = withHardAttention(model, 'average')
  const { layers, ...rest } = isDrawable ? drawableTrace(model, word, reading) : outlineTrace(model, word, reading)
  const run = deviation(reading, word)
  return {
    ...rest,
    layers: layers.map((layer, index) => {
      const stream = streamOf(run, index + 1)
      const obligations = model.layers[index].obligations ?? []
      return {
        ...layer,
        heads: layer.heads.map((head, h) => ({
          ...head,
          outputs: obligations.filter(isOfHead(h)).map((obligation) => traceOutput(obligation, model, word, stream)),
        })),
        nets: traceNets(model.layers[index], obligations.filter(isOfNet), model, word, stream),
      }
    }),
  }
}

/** What stands behind a layer, at position i. */
interface StreamView {
  exact(i: number, coordinate: number): Rational
  /** soft − hard. */
  deviation(i: number, coordinate: number): Precise
}

const streamOf = ({ hard, deviations }: DeviationRun, layer: number): StreamView => ({
  exact: (i, coordinate) => activationAt(hard.streams[layer], i, coordinate),
  deviation: (i, coordinate) => deviations[layer][i - 1][coordinate],
})

const isOfHead =
  (head: number) =>
  (obligation: Obligation): obligation is HeadObligation =>
    'head' in obligation && obligation.head === head
const isOfNet = (obligation: Obligation): obligation is NetObligation => !('head' in obligation)

function traceOutput(obligation: HeadObligation, { coordinates }: Model, word: Word, stream: StreamView): OutputTrace {
  const tolerance = 'tolerance' in obligation ? obligation.tolerance : null
  return {
    coordinate: coordinates[obligation.to],
    lemma: lemmaOf(obligation),
    gamma: 'gamma' in obligation ? rational.print(obligation.gamma) : null,
    tolerance: tolerance && rational.print(tolerance),
    positions: word.map((_, k) => {
      const error = stream.deviation(k + 1, obligation.to)
      return {
        hard: rational.print(stream.exact(k + 1, obligation.to)),
        soft: softQuantity(stream.exact(k + 1, obligation.to), error),
        error: tolerance && decimal(precise.absolute(error), ERROR_DIGITS).hi,
        margin: tolerance && marginText(tolerance, error),
      }
    }),
  }
}

const isNone = (a: Precise): boolean => a.bounded && a.lo === 0n && a.hi === 0n

const softQuantity = (exact: Rational, error: Precise): Quantity =>
  isNone(error)
    ? rational.print(exact)
    : decimal(precise.add(precise.fromRational(exact, BITS), error, BITS), SOFT_DIGITS)

const marginText = (tolerance: Rational, error: Precise): string =>
  isNone(error)
    ? decimalOfRational(tolerance, MARGIN_DIGITS).lo
    : decimal(precise.subtract(precise.fromRational(tolerance, BITS), precise.absolute(error), BITS), MARGIN_DIGITS).lo

function traceNets(
  layer: Layer,
  obligations: readonly NetObligation[],
  { coordinates }: Model,
  word: Word,
  stream: StreamView,
): readonly NetTrace[] {
  return [...new Set(netIn(layer))].map((to) => {
    const own = obligations.filter((obligation) => obligation.to === to)
    const sums = own.flatMap((obligation) => (obligation.kind === 'rounding' ? [obligation.form] : []))
    const errors = sums.length === 0 ? null : word.map((_, k) => worstOf(sums, k + 1, stream))
    return {
      coordinate: coordinates[to],
      lemma: own.length === 0 ? null : netLemmaOf(own[0]),
      values: word.map((_, k) => softQuantity(stream.exact(k + 1, to), stream.deviation(k + 1, to))),
      margins: errors?.map((error) => marginText(QUARTER, error)) ?? null,
      margin: errors && marginText(QUARTER, hullOf(errors)),
    }
  })
}

const netLemmaOf = (obligation: NetObligation): string => {
  if (obligation.kind === 'rounding') return 'lemma-9'
  return obligation.edge === 'first' ? 'proposition-10a' : 'proposition-10b'
}

/** Around all errors of the sums that are rounded: nets read what heads of their own layer wrote, and nets write elsewhere. */
const worstOf = (forms: readonly LinearForm[], i: number, stream: StreamView): Precise =>
  hullOf(
    forms.map((form) =>
      precise.absolute(
        form.reduce<Precise>((sum, { index, factor }) => {
          const scaled = precise.multiply(precise.fromRational(factor, BITS), stream.deviation(i, index), BITS)
          return precise.add(sum, scaled, BITS)
        }, precise.zero),
      ),
    ),
  )

const hullOf = (errors: readonly Precise[]): Precise => errors.reduce((all, other) => precise.hull(all, other, BITS))
