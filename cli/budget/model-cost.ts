// What runs of a model cost, from its sizes alone. The stream has (layers + 1) × positions × coordinates entries, of which a layer
// works out as many as its matrices have rows that are not 0, from as many products as it has weights; a head looks at pairs of positions.
import { oncePer } from '../../src/memo/index.ts'
import { bigint, type Rational, rational } from '../../src/numbers/index.ts'
import { type Head, type Mask, type Model, parametersOf, type Scheduled } from '../../src/transformer/index.ts'
import { type Cost, type Part, part, repeated } from './cost.ts'

/** Pairs of positions that heads see, by what a pair costs. */
const pairs = (model: Model, n: number, each: (head: Head) => number): Part => {
  const heads = model.layers.flatMap((layer) => layer.heads)
  const steps = heads.reduce((sum, head) => sum + seen(head.mask, n) * each(head), 0)
  return {
    ...part(1, [
      [heads.length, 'head'],
      [n, 'position'],
      [n, 'position'],
    ]),
    steps,
  }
}

const seen = (mask: Mask, n: number): number => (mask === 'none' ? n * n : (n * (n + 1)) / 2)

const entries = ({ layers, coordinates }: Model, n: number, each = 1): Part =>
  part(each, [
    [layers.length + 1, 'layer'],
    [n, 'position'],
    [coordinates.length, 'coordinate'],
  ])

/** Sums of products with the weights, at every position. */
const products = (model: Model, n: number, each: number): Part =>
  part(each, [
    [sizesOf(model).weights, 'weight'],
    [n, 'position'],
  ])

const isUniform = ({ query, key }: Head): boolean => query.entries.length === 0 || key.entries.length === 0

/** A compiled model with its obligations, by float64 intervals or with more bits: queries and keys are exact. */
export const simulationCost = (model: Model, n: number, bits: number): Cost => [
  entries(model, n),
  products(model, n, 5 * exactOperation(sizesOf(model).bits)),
  // A lookup has d_k = 4, and its check goes along the row again.
  pairs(model, n, (head) => {
    if (isUniform(head)) return 0
    const check = head.query.rows > 1 ? 10 : 0
    return check + (bits > 53 ? 250 * atBits(bits) : 2)
  }),
]

/** Any model, enclosed with so many bits. */
export const softCost = (model: Model, n: number, bits: number): Cost => [
  entries(model, n),
  products(model, n, Math.max(50 * atBits(bits), exactOperation(sizesOf(model).bits))),
  pairs(model, n, (head) =>
    isUniform(head) ? 2 : (300 + 100 * head.query.rows + 50 * sizesOf(model).written(head)) * atBits(bits),
  ),
]

/** Weights are asked for one by one, and everything is written down in decimals. */
export const traceCost = (model: Model, n: number, bits: number): Cost => [
  ...softCost(model, n, bits),
  entries(model, n, 25),
  pairs(model, n, () => (500 + 10 * n) * atBits(bits)),
]

/** Exactly, with integers over a common denominator: that of a mean has some n bits. */
export function hardCost(model: Model, n: number): Cost {
  const bits = sizesOf(model).bits + 1.5 * n
  return [
    entries(model, n, 3 + bits / 64),
    products(model, n, 2 + bits / 64),
    part(exactOperation(bits), [[model.layers.length + 1, 'denominator']]),
    pairs(model, n, ({ query }) => (8 + bits / 32) * ((query.rows + 1) / 2)),
  ]
}

/** A hard run, and an enclosed deviation from it. */
export const deviationCost = (model: Model, n: number, bits = 128): Cost => [
  ...hardCost(model, n),
  entries(model, n, 10),
  products(model, n, 100 * atBits(bits)),
  pairs(model, n, (head) => (500 + 150 * head.query.rows + 100 * sizesOf(model).written(head)) * atBits(bits)),
]

/** Something with every word of length n. */
export const wordsCost = ({ embedding }: Model, n: number, each: Cost): Cost =>
  repeated(each, embedding.symbols.length ** n, `word of length ${n}`)

/** How many times as much as with 128 bits: products and exponentials are linear in the bits, then quadratic. */
const atBits = (bits: number): number => Math.max(1, bits / 128) * Math.max(1, bits / 3000)

/** A sum or a product of rationals of so many bits: two greatest common divisors. */
export const exactOperation = (bits: number): number => (bits <= 64 ? 1 : 3 * bits + bits ** 2 / 250)

interface Sizes {
  /** Entries of matrices and vectors that are not 0. */
  readonly weights: number
  /** Of the common denominator of all numbers, and the largest numerator. */
  readonly bits: number
  /** The coordinates that a head writes. */
  written(head: Head): number
}

export const sizesOf: (model: Model) => Sizes = oncePer((model) => {
  const lists = [
    ...model.layers.flatMap(parametersOf),
    ...model.embedding.symbols.map(({ vector }) => vector),
    ...(model.embedding.other === null ? [] : [model.embedding.other]),
  ]
  const numbers = lists.flatMap(({ entries: list }) => list.map(({ value }) => value))
  const { positions, temperature } = model.schedule
  const tables = [...positions.map(({ value }) => value), temperature].flatMap(numbersIn)
  return {
    weights: lists.reduce((sum, { entries: list }) => sum + list.length, 0),
    bits: bitsOf(numbers) + tables.reduce((most, a) => Math.max(most, bitsOf([a])), 0),
    written: oncePer((head: Head) => new Set(head.value.entries.map(({ row }) => row)).size),
  }
})

function numbersIn(value: Scheduled): readonly Rational[] {
  switch (value.kind) {
    case 'term':
      return [value.times]
    case 'by-length':
      return value.rows.map((row) => row.value)
    case 'by-position':
      return value.rows.flatMap((row) => row.values)
    case 'predicate':
    case 'function':
      return []
  }
}

/** Beyond these many bits, a sum of lengths will do. */
const EXACT_BITS = 20_000

/** Of the common denominator, from above where it is large, and of the largest numerator. */
function bitsOf(numbers: readonly Rational[]): number {
  const numerator = numbers.reduce((most, a) => bigint.greatest(most, bigint.absolute(a.numerator)), 1n)
  const denominators = [...new Set(numbers.map((a) => a.denominator))].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
  let common = 1n
  let more = 0
  for (const one of denominators) {
    const length = lengthOf(one)
    if (more > 0 || lengthOf(common) + length > EXACT_BITS) more += length
    else if (common % one !== 0n) common = rational.lcm(common, one)
  }
  return lengthOf(numerator) + lengthOf(common) + more
}

/** Four bits for each hexadecimal digit. */
const lengthOf = (a: bigint): number => 4 * a.toString(16).length
