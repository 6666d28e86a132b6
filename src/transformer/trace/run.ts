// A run as plain JSON, decoded by coordinate name: scores, weights, values and activations of every layer and position.
// Hard heads come out exact, soft ones enclosed. Costs n times a run, since weights are asked for one by one.
import { decimal, type Precise, rational } from '../numbers/index.ts'
import { type Activation, type Arithmetic, add, enclosureOf, isExact, multiply } from './activation.ts'
import { preciseArithmetic } from './arithmetic.ts'
import { project, valuesOf, weightsOf } from './attention.ts'
import { visible } from './mask.ts'
import type { Head, Model, Word } from './model.ts'
import type { Scheduled } from './schedule.ts'
import { softWith } from './soft.ts'

/** An exact rational such as `3/4`, or the decimal ends of an enclosure. */
export type Quantity = string | { readonly lo: string; readonly hi: string }

/** Quantities by coordinate name. */
export type Decoded = Readonly<Record<string, Quantity>>

export interface Trace {
  readonly model: string
  readonly word: readonly string[]
  readonly bits: number
  /** Layer 0, by position. */
  readonly embedding: readonly Decoded[]
  readonly layers: readonly LayerTrace[]
}

export interface LayerTrace {
  readonly name: string
  readonly heads: readonly HeadTrace[]
  /** After the layer, by position. */
  readonly activations: readonly Decoded[]
}

export interface HeadTrace {
  readonly name: string
  readonly mask: string
  readonly weighting: string
  /** What each position offers: W^V h, on the coordinates it writes. */
  readonly values: readonly Decoded[]
  /** By position: what it sees, from `first` on. */
  readonly rows: readonly {
    readonly first: number
    readonly scores: readonly Quantity[]
    readonly weights: readonly Quantity[]
  }[]
}

export interface TraceOptions {
  /** Bits of the enclosures. Default 128. */
  readonly bits?: number
  /** Significant digits of their ends. Default 12. */
  readonly digits?: number
}

/** @example trace(model, word('01')).layers[0].heads[0].rows[1].weights */
export function trace(model: Model, word: Word, { bits = 128, digits = 12 }: TraceOptions = {}): Trace {
  const arithmetic = preciseArithmetic(bits)
  const { activations } = softWith(arithmetic, model, word)
  const write = (a: Activation<Precise>): Quantity =>
    isExact(a) ? rational.print(a) : decimal(enclosureOf(a, bits), digits)
  const decode = (row: readonly Activation<Precise>[]): Decoded =>
    Object.fromEntries(model.coordinates.map((name, c) => [name, write(row[c])]))
  return {
    model: model.name,
    word,
    bits,
    embedding: activations[0].map(decode),
    layers: model.layers.map((layer, l) => ({
      name: layer.name,
      heads: layer.heads.map((head) => traceHead(arithmetic, model, head, activations[l], write)),
      activations: activations[l + 1].map(decode),
    })),
  }
}

function traceHead(
  arithmetic: Arithmetic<Precise>,
  { coordinates, schedule }: { coordinates: readonly string[]; schedule: { temperature: Scheduled } },
  head: Head,
  stream: readonly (readonly Activation<Precise>[])[],
  write: (a: Activation<Precise>) => Quantity,
): HeadTrace {
  const n = stream.length
  const queries = project(arithmetic, head.query, stream)
  const keys = project(arithmetic, head.key, stream)
  const weights = weightsOf(arithmetic, head, schedule.temperature, stream)
  const values = valuesOf(arithmetic, head, stream)
  const inverse = rational.of(1, head.query.rows)
  const root = rational.squareRoot(inverse) ?? arithmetic.squareRoot(arithmetic.fromRational(inverse))
  const score = (i: number, j: number): Activation<Precise> =>
    multiply(
      arithmetic,
      root,
      queries[i - 1].reduce<Activation<Precise>>(
        (sum, q, c) => add(arithmetic, sum, multiply(arithmetic, q, keys[j - 1][c])),
        rational.zero,
      ),
    )
  return {
    name: head.name,
    mask: head.mask,
    weighting: head.weighting,
    values: stream.map((_, j) =>
      Object.fromEntries(values.map((v) => [coordinates[v.coordinate], write(v.column[j])])),
    ),
    rows: stream.map((_, k) => {
      const { first, last } = visible(head.mask, k + 1, n)
      const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
      return {
        first,
        scores: seen.map((j) => write(score(k + 1, j))),
        weights: seen.map((j) => write(weights[k][j - 1])),
      }
    }),
  }
}
