// Random transformers: small, sparse, with weights k/4, and of every kind that a model can be; 0.15 ms each. They are
// written as the JSON of a model, on one line.
import { type Domain, domainOf, type Random } from '../../src/engine/index.ts'
import { printJsonError } from '../../src/json/index.ts'
import type { Rational } from '../../src/numbers/index.ts'
import {
  type Embedding,
  type Head,
  type Layer,
  loadModel,
  MASKS,
  type Matrix,
  type Model,
  matrix,
  modelText,
  NAMED_TERMS,
  type NamedTerm,
  type Scheduled,
  saveModel,
  term,
  type Vector,
  WEIGHTINGS,
  type Weighting,
  zeroMatrix,
} from '../../src/transformer/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { hasFields } from '../fields.ts'
import { rationalRange } from '../rationals/index.ts'
import { neighbourModel } from './neighbour.ts'
import { HIDDEN_WIDTH, KEY_WIDTH, netOf, vectorOf } from './parts.ts'
import { simplerModels } from './shrink.ts'
import { shrinkSize } from './size.ts'

/** @example const options: TransformerOptions = { weightings: ['average'], layers: [1, 1] } */
export interface TransformerOptions {
  /** What heads are weighted by, each head on its own. Default: all five. */
  readonly weightings?: readonly Weighting[]
  /** The smallest and the largest number of layers. Default: 1 and 3. */
  readonly layers?: readonly [least: number, most: number]
  /** Every word over it can be read, though not every symbol has an embedding of its own. Default: a, b, c. */
  readonly alphabet?: readonly string[]
  /** Of the words that will be read: tables of the schedule end here. Default: 6, as for words. */
  readonly maxLength?: number
}

/**
 * @example
 * const [model] = fc.sample(transformers({ layers: [1, 1] }).arbitrary, { numRuns: 1, seed: 1 })
 * model.layers.length // 1
 */
export function transformers(options: TransformerOptions = {}): Domain<Model> {
  const chosen = {
    weightings: WEIGHTINGS,
    layers: [1, 3],
    alphabet: ['a', 'b', 'c'],
    maxLength: 6,
    ...options,
  } as const
  return domainOf({
    draw: (random) => draw(random, chosen),
    // Any model will do: compiled ones shrink too.
    isShaped: isModel,
    simpler: (model) => simplerModels(model, chosen),
    print: (model) => JSON.stringify(JSON.parse(saveModel(model))),
    describe: (model) => modelText(model).split('\n'),
    read: readModel,
    size: shrinkSize,
    neighbour: (model, random) => neighbourModel(model, chosen.weightings, random),
  })
}

export const isModel = (value: unknown): value is Model => hasFields(value, 'layers', 'embedding')

/** Throws an Error that says what is wrong with the JSON. */
export function readModel(text: string): Model {
  const loaded = loadModel(text)
  if (loaded.kind === 'read') return loaded.value
  throw new Error(`not a model:\n${loaded.errors.map(printJsonError).join('\n')}`)
}

const WIDTH = [1, 6] as const
const HEADS = [1, 2] as const
/** The marker of the first position is 0 nearly everywhere: products with it say little. */
export const DRAWN_TERMS = NAMED_TERMS.filter((name) => name !== '[i=1]')
const MOST_POSITIONS = 3
/** One head in this many has all scores equal, whatever it reads. */
const UNIFORM = 5
/** One position embedding or temperature in this many is a table by length, and as many are a table by position. */
const TABLE = 6
const TEMPERATURES: readonly NamedTerm[] = ['1', '1/i', '1/i^2', '1/n', '1/n^2']

const weights = rationalRange({ largest: 2, denominators: [4] })
const positiveWeights = rationalRange({ largest: 2, denominators: [4], positive: true })

function draw(random: Random, options: Required<TransformerOptions>): Model {
  const between = ([least, most]: readonly [number, number]): number => random.nextInt(least, most)
  const someOf = (count: number, size: number): number[] => [
    ...new Set(several(count, () => random.nextInt(0, size - 1))),
  ]
  const weight = (): Rational => weights.draw(random)
  const positiveWeight = (): Rational => positiveWeights.draw(random)

  const width = between(WIDTH)
  // About one weight per row or column, so that what is read can be told apart from what is not.
  const sparse = (rows: number, columns: number): Matrix => {
    const cells = rows * columns === 0 ? [] : someOf(random.nextInt(1, rows + columns), rows * columns)
    return matrix(
      rows,
      columns,
      cells.map((cell) => [Math.floor(cell / columns), cell % columns, weight()]),
    )
  }
  const sparseVector = (size: number): Vector => vectorOf(sparse(size, 1))

  const head = (index: number): Head => {
    const keyWidth = between(KEY_WIDTH)
    const uniform = oneIn(random, UNIFORM) ? oneOf(random, ['query', 'key']) : 'neither'
    const projection = (name: string) => (name === uniform ? zeroMatrix(keyWidth, width) : sparse(keyWidth, width))
    return {
      name: `head ${index + 1}`,
      mask: oneOf(random, MASKS),
      weighting: oneOf(random, options.weightings),
      query: projection('query'),
      key: projection('key'),
      value: sparse(width, width),
    }
  }
  const layer = (index: number): Layer => ({
    name: `layer ${index + 1}`,
    heads: several(between(HEADS), head),
    feedForward: oneIn(random, 4) ? null : netOf(width, between(HIDDEN_WIDTH), sparse),
  })
  const scheduled = (terms: readonly NamedTerm[], value: () => Rational): Scheduled => {
    const lengths = several(options.maxLength, (index) => index + 1)
    if (oneIn(random, TABLE)) return { kind: 'by-length', rows: lengths.map((n) => ({ n, value: value() })) }
    if (oneIn(random, TABLE))
      return { kind: 'by-position', rows: lengths.map((n) => ({ n, values: several(n, value) })) }
    return term(oneOf(random, terms), value())
  }
  const embedding = (): Embedding => {
    const listed = random.nextInt(1, options.alphabet.length)
    const symbols = options.alphabet.slice(0, listed).map((symbol) => ({ symbol, vector: sparseVector(width) }))
    return { symbols, other: listed === options.alphabet.length && oneIn(random, 2) ? null : sparseVector(width) }
  }

  return {
    name: 'random',
    coordinates: several(width, (index) => `x${index + 1}`),
    embedding: embedding(),
    schedule: {
      positions: someOf(random.nextInt(0, MOST_POSITIONS), width).map((coordinate) => ({
        coordinate,
        value: scheduled(DRAWN_TERMS, weight),
      })),
      temperature: scheduled(TEMPERATURES, positiveWeight),
    },
    layers: several(between(options.layers), layer),
    outputs: someOf(random.nextInt(0, width), width),
  }
}
