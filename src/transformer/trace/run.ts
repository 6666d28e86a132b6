// Traces of runs, decoded by coordinate name. Hard heads come out exact, soft ones enclosed. An outline costs a hard run; scores and
// weights cost n times a soft one, since weights are asked for one by one.
import { decimal, estimateRatio, type Precise, rational, real } from '../../numbers/index.ts'
import { type Activation, type Arithmetic, add, enclosureOf, isExact, multiply } from '../activation.ts'
import { preciseArithmetic } from '../arithmetic.ts'
import { project, valuesOf, weightsOf } from '../attention.ts'
import { hard } from '../hard.ts'
import { visible } from '../mask.ts'
import type { Head, Model, Word } from '../model.ts'
import { temperatureAt } from '../schedule.ts'
import { type SoftOptions, softWith } from '../soft.ts'
import { requireModel } from '../well-formed/index.ts'
import type { Decoded, HeadTrace, Quantity, Trace } from './shape.ts'

export interface TraceOptions {
  /** Bits of the enclosures. Default 128. */
  readonly bits?: number
  /** Significant digits of their ends. Default 12. */
  readonly digits?: number
}

/**
 * A plain run, with nothing left out.
 * @example trace(compile(formula('Y Q_1'), 'theorem-12a').model, word('01')).layers[0].heads[0].rows.length // 2
 */
export const trace = (model: Model, word: Word, options: TraceOptions = {}): Trace =>
  run(model, word, outlineTrace(model, word), options)

/**
 * What is there before any soft run: masks, temperatures, and where hard attention looks if a hard reading of the model is given.
 * @example outlineTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[1].chosen // [2]
 */
export function outlineTrace(model: Model, word: Word, reading?: Model): Trace {
  requireModel(model)
  const n = word.length
  const chosen = model.layers.map(({ heads }) => heads.map((): (readonly number[])[] => []))
  if (reading !== undefined) hard(reading, word, (layer, head, _, row) => chosen[layer][head].push(row.chosen))
  const temperatureOf = ({ weighting }: Head, i: number): string =>
    weighting === 'softmax-tau' ? rational.print(temperatureAt(model.schedule.temperature, i, n)) : '1'
  return {
    symbols: word,
    embedding: [],
    layers: model.layers.map((layer, l) => ({
      name: layer.name,
      heads: layer.heads.map((head, h) => ({
        ...{ name: head.name, mask: head.mask, weighting: head.weighting },
        rows: word.map((_, k) => ({
          ...{ i: k + 1, first: visible(head.mask, k + 1, n).first, temperature: temperatureOf(head, k + 1) },
          ...{ chosen: chosen[l][h][k] ?? [], scores: [], weights: [], heat: [] },
        })),
        outputs: [],
        values: [],
      })),
      nets: [],
      activations: [],
    })),
  }
}

/**
 * To be drawn: a hard reading beside the model, scores in few digits, and of the weights their heat alone.
 * @example drawableTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[0].heat // [1]
 */
export function drawableTrace(model: Model, word: Word, reading: Model): Trace {
  const { symbols, layers } = run(model, word, outlineTrace(model, word, reading), { bits: 64, digits: 5 })
  const drawn = ({ rows, ...head }: HeadTrace): HeadTrace => ({
    ...head,
    rows: rows.map((row) => ({ ...row, weights: [] })),
    values: [],
  })
  return {
    symbols,
    embedding: [],
    layers: layers.map((layer) => ({ ...layer, heads: layer.heads.map(drawn), activations: [] })),
  }
}

type Exactly = Activation<Precise>
type Write = (a: Exactly) => Quantity

/**
 * What the last layer leaves, and nothing else: decoded as in a trace.
 * @example lastActivations(compile(formula('Y Q_1'), 'theorem-12a').model, word('01'))[1]['Y Q_1'] // '0'
 */
export function lastActivations(
  model: Model,
  word: Word,
  { bits = 128, digits = 12, progress }: TraceOptions & Pick<SoftOptions, 'progress'> = {},
): readonly Decoded[] {
  const { activations } = softWith(preciseArithmetic(bits), model, word, progress)
  return activations[activations.length - 1].map(decoder(model, bits, digits))
}

const writer =
  (bits: number, digits: number): Write =>
  (a) =>
    isExact(a) ? rational.print(a) : decimal(enclosureOf(a, bits), digits)

function decoder({ coordinates }: Model, bits: number, digits: number): (row: readonly Exactly[]) => Decoded {
  const write = writer(bits, digits)
  return (row) => Object.fromEntries(coordinates.map((name, c) => [name, write(row[c])]))
}

/** Fills an outline with what a soft run has. */
function run(model: Model, word: Word, { symbols, layers }: Trace, { bits = 128, digits = 12 }: TraceOptions): Trace {
  const arithmetic = preciseArithmetic(bits)
  const { activations } = softWith(arithmetic, model, word)
  const write = writer(bits, digits)
  const decode = decoder(model, bits, digits)
  return {
    symbols,
    embedding: activations[0].map(decode),
    layers: layers.map((layer, l) => ({
      ...layer,
      heads: layer.heads.map((head, h) =>
        runHead(arithmetic, model, model.layers[l].heads[h], activations[l], head, write),
      ),
      activations: activations[l + 1].map(decode),
    })),
  }
}

function runHead(
  arithmetic: Arithmetic<Precise>,
  { coordinates, schedule }: Model,
  head: Head,
  stream: readonly (readonly Exactly[])[],
  traced: HeadTrace,
  write: Write,
): HeadTrace {
  const queries = project(arithmetic, head.query, stream)
  const keys = project(arithmetic, head.key, stream)
  const weights = weightsOf(arithmetic, head, schedule.temperature, stream)
  const values = valuesOf(arithmetic, head, stream)
  const inverse = rational.of(1, head.query.rows)
  const root = rational.squareRoot(inverse) ?? arithmetic.squareRoot(arithmetic.fromRational(inverse))
  const score = (i: number, j: number): Exactly =>
    multiply(
      arithmetic,
      root,
      queries[i - 1].reduce<Exactly>(
        (sum, q, c) => add(arithmetic, sum, multiply(arithmetic, q, keys[j - 1][c])),
        rational.zero,
      ),
    )
  return {
    ...traced,
    values: stream.map((_, j) =>
      Object.fromEntries(values.map((v) => [coordinates[v.coordinate], write(v.column[j])])),
    ),
    rows: traced.rows.map((row) => {
      const { first, last } = visible(head.mask, row.i, stream.length)
      const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
      const own = seen.map((j) => weights[row.i - 1][j - 1])
      return {
        ...row,
        scores: seen.map((j) => write(score(row.i, j))),
        weights: own.map(write),
        heat: own.map((a) => heatOf(estimateRatio(isExact(a) ? a : real.enclosed(() => a), rational.one))),
      }
    }),
  }
}

/** No weight is negative, also where nothing else is known of it. */
export const heatOf = (weight: number): number => Number(Math.max(0, weight).toPrecision(4))
