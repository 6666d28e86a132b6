// A run of a compiled model as its proof has it, layer by layer, in plain JSON: for every head the lemma it rests on, where hard
// attention looks, the hard value, the soft one and what is left of the tolerance; for every net what it leaves. Hard values are
// exact and deviations enclosed, so an error of 1e−80 has digits. Costs a BigInt exponential for each visible pair of positions.

import { netIn } from '../compile/index.ts'
import { decimal, decimalOfRational, type Precise, precise, type Rational, rational } from '../numbers/index.ts'
import {
  activationAt,
  type DeviationRun,
  deviation,
  type HeadObligation,
  hard,
  type Layer,
  type LinearForm,
  type Model,
  type NetObligation,
  type Quantity,
  type Word,
} from '../transformer/index.ts'
import { lemmaOf } from './check.ts'
import { withHardAttention } from './hard-attention.ts'

export interface TracedLayer {
  /** From 1. */
  readonly layer: number
  readonly name: string
  readonly heads: readonly TracedHead[]
  /** What the feed-forward net writes, a coordinate each. */
  readonly nets: readonly TracedNet[]
}

export interface TracedHead {
  readonly name: string
  readonly mask: string
  /** By position: where hard attention looks. */
  readonly chosen: readonly (readonly number[])[]
  readonly outputs: readonly TracedOutput[]
}

/** A coordinate that a head writes. */
export interface TracedOutput {
  readonly coordinate: string
  readonly lemma: string
  /** Scores fall by at least this much beside the peak; null where all weights are equal. */
  readonly gamma: string | null
  /** 1/4, or 1/(4Λ); null where the value is exact. */
  readonly tolerance: string | null
  readonly positions: readonly TracedValue[]
}

export interface TracedValue {
  readonly hard: string
  readonly soft: Quantity
  /** At most this much apart, and at least that much left of the tolerance; both null where the value is exact. */
  readonly error: string | null
  readonly margin: string | null
}

export interface TracedNet {
  readonly coordinate: string
  /** lemma-9 where something approximate is rounded; null for what is exact anyway. */
  readonly lemma: string | null
  /** By position. */
  readonly values: readonly Quantity[]
  /** By position: what the error of the rounded sum leaves of 1/4; null where nothing is rounded. */
  readonly margins: readonly string[] | null
}

/** Of relative precision, as deviations have: far more than is shown. */
const BITS = 128
const SOFT_DIGITS = 6
const ERROR_DIGITS = 3
const MARGIN_DIGITS = 4
const QUARTER = rational.of(1, 4)

/** Every layer of a model with obligations, on a word. @example traceSimulation(compiled.model, word('0110'))[0].heads[0].outputs */
export function traceSimulation(model: Model, word: Word): readonly TracedLayer[] {
  const reading = withHardAttention(model, 'average')
  const run = deviation(reading, word)
  const chosen = chosenIn(reading, word)
  return model.layers.map((layer, index) => {
    const stream = streamOf(run, index + 1)
    const duties = layer.obligations ?? []
    return {
      layer: index + 1,
      name: layer.name,
      heads: layer.heads.map((head, h) => ({
        name: head.name,
        mask: head.mask,
        chosen: chosen[index][h],
        outputs: duties.filter(isOfHead(h)).map((duty) => tracedOutput(duty, model, word, stream)),
      })),
      nets: tracedNets(layer, duties.filter(isOfNet), model, word, stream),
    }
  })
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

type Duty = NonNullable<Layer['obligations']>[number]
const isOfHead =
  (head: number) =>
  (duty: Duty): duty is HeadObligation =>
    'head' in duty && duty.head === head
const isOfNet = (duty: Duty): duty is NetObligation => !('head' in duty)

/** By layer, head and position. */
function chosenIn(reading: Model, word: Word): readonly (readonly (readonly (readonly number[])[])[])[] {
  const chosen = reading.layers.map(({ heads }) => heads.map((): (readonly number[])[] => []))
  hard(reading, word, (layer, head, _, row) => chosen[layer][head].push(row.chosen))
  return chosen
}

function tracedOutput(duty: HeadObligation, { coordinates }: Model, word: Word, stream: StreamView): TracedOutput {
  const tolerance = 'tolerance' in duty ? duty.tolerance : null
  return {
    coordinate: coordinates[duty.to],
    lemma: lemmaOf(duty),
    gamma: 'gamma' in duty ? rational.print(duty.gamma) : null,
    tolerance: tolerance && rational.print(tolerance),
    positions: word.map((_, k) => {
      const deviated = stream.deviation(k + 1, duty.to)
      return {
        hard: rational.print(stream.exact(k + 1, duty.to)),
        soft: softText(stream.exact(k + 1, duty.to), deviated),
        error: tolerance && decimal(precise.absolute(deviated), ERROR_DIGITS).hi,
        margin: tolerance && marginText(tolerance, deviated),
      }
    }),
  }
}

const isNone = (a: Precise): boolean => a.bounded && a.lo === 0n && a.hi === 0n

const softText = (exact: Rational, deviated: Precise): Quantity =>
  isNone(deviated)
    ? rational.print(exact)
    : decimal(precise.add(precise.fromRational(exact, BITS), deviated, BITS), SOFT_DIGITS)

const marginText = (tolerance: Rational, deviated: Precise): string =>
  isNone(deviated)
    ? decimalOfRational(tolerance, MARGIN_DIGITS).lo
    : decimal(precise.subtract(precise.fromRational(tolerance, BITS), precise.absolute(deviated), BITS), MARGIN_DIGITS)
        .lo

function tracedNets(
  layer: Layer,
  duties: readonly NetObligation[],
  { coordinates }: Model,
  word: Word,
  stream: StreamView,
): readonly TracedNet[] {
  return [...new Set(netIn(layer))].map((to) => {
    const own = duties.filter((duty) => duty.to === to)
    const rounded = own.flatMap((duty) => (duty.kind === 'rounding' ? [duty.form] : []))
    return {
      coordinate: coordinates[to],
      lemma: own.length === 0 ? null : netLemmaOf(own[0]),
      values: word.map((_, k) => softText(stream.exact(k + 1, to), stream.deviation(k + 1, to))),
      margins: rounded.length === 0 ? null : word.map((_, k) => marginText(QUARTER, worstOf(rounded, k + 1, stream))),
    }
  })
}

const netLemmaOf = (duty: NetObligation): string => {
  if (duty.kind === 'rounding') return 'lemma-9'
  return duty.edge === 'first' ? 'proposition-10a' : 'proposition-10b'
}

/** Around all deviations of the sums that are rounded: nets read what heads of their own layer wrote, and nets write elsewhere. */
function worstOf(forms: readonly LinearForm[], i: number, stream: StreamView): Precise {
  const deviations = forms.map((form) =>
    precise.absolute(
      form.reduce<Precise>((sum, { index, factor }) => {
        const scaled = precise.multiply(precise.fromRational(factor, BITS), stream.deviation(i, index), BITS)
        return precise.add(sum, scaled, BITS)
      }, precise.zero),
    ),
  )
  return deviations.reduce((all, other) => precise.hull(all, other, BITS))
}
