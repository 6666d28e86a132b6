// One layer of a drawn AHAT, of one head. Its scores tell some positions apart and leave others tied. What attention writes is
// free, or rounded by a net so that coordinates stay on a coarse grid.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { type Head, type Layer, MASKS, type Matrix, matrix } from '../../src/transformer/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { HIDDEN_WIDTH, KEY_WIDTH, netOf } from '../transformer/index.ts'
import { type AhatKind, drawWeight, type Held } from './column.ts'
import { drawRounded, type LayerOutput } from './rounding.ts'

export interface LayerPlan {
  readonly kind: AhatKind
  readonly name: string
  readonly isLast: boolean
  readonly maxLength: number
  /** What the scores of a constructed AHAT are multiples of, before the division by √d_k. */
  readonly gamma: Rational
}

export interface DrawnLayer {
  readonly layer: Layer
  /** After the layer. */
  readonly held: readonly Held[]
}

/** One layer of a grid in this many is left as it is: the gap is small from there on. */
const UNROUNDED = 8

export function drawLayer(random: Random, plan: LayerPlan, held: readonly Held[]): DrawnLayer {
  const { kind, isLast, name } = plan
  const scores = drawScores(random, plan, held)
  const isFree = isLast || kind === 'enumerated' || (kind === 'grid' && oneIn(random, UNROUNDED))
  const written = (isFree ? undefined : drawRounded(random, plan, held)) ?? drawFree(random, held)
  const head: Head = {
    name: 'head',
    mask: oneOf(random, MASKS),
    weighting: 'average',
    ...scores,
    value: written.value,
  }
  return { layer: { name, heads: [head], feedForward: written.feedForward }, held: written.held }
}

/** One entry of the query meets one of the key that tells positions apart; there are up to two more of each. */
function drawScores(random: Random, { kind, gamma }: LayerPlan, held: readonly Held[]): Pick<Head, 'query' | 'key'> {
  const rows = random.nextInt(...KEY_WIDTH)
  const row = random.nextInt(0, rows - 1)
  const readable = placesOf(held, (h) => h.kind !== 'scratch')
  const telling = placesOf(held, isTelling)
  const alike = placesOf(held, (h) => h.kind === 'alike')
  // A query that is 0 ties its whole row, and bits often are.
  const asking = alike.length > 0 && !oneIn(random, kind === 'constructed' ? 6 : 3) ? alike : telling
  const multipleOf = (unit: Rational): Rational => rational.multiply(unit, rational.of(oneOf(random, MULTIPLES)))
  const [query, key] =
    kind === 'constructed'
      ? [() => multipleOf(gamma), () => multipleOf(rational.one)]
      : [() => drawWeight(random), () => drawWeight(random)]
  const projection = (from: readonly number[], weight: () => Rational): Matrix =>
    sprinkle(rows, held.length, [
      [row, oneOf(random, from), weight()],
      ...several(random.nextInt(0, 2), () => [random.nextInt(0, rows - 1), oneOf(random, readable), weight()] as const),
    ])
  return { query: projection(asking, query), key: projection(telling, key) }
}

const MULTIPLES = [1, 1, 1, 2, -1, -2]

const isTelling = (held: Held): boolean => held.kind === 'fine' || (held.kind === 'coarse' && held.low < held.high)

const placesOf = (held: readonly Held[], holds: (held: Held) => boolean): number[] =>
  [...held.keys()].filter((c) => holds(held[c]))

type Cell = readonly [row: number, column: number, value: Rational]

/** Of two values for one cell, the last. */
function sprinkle(rows: number, columns: number, cells: readonly Cell[]): Matrix {
  const chosen = new Map(cells.map((cell) => [cell[0] * columns + cell[1], cell]))
  return matrix(rows, columns, [...chosen.values()])
}

/** Any values and any net; what they write to can be anything. */
function drawFree(random: Random, held: readonly Held[]): LayerOutput {
  const width = held.length
  const some = (rows: number, columns: number): Matrix =>
    sprinkle(
      rows,
      columns,
      several(rows * columns === 0 ? 0 : random.nextInt(1, Math.max(rows, columns)), () => [
        random.nextInt(0, rows - 1),
        random.nextInt(0, columns - 1),
        drawWeight(random),
      ]),
    )
  const value = some(width, width)
  const hidden = random.nextInt(...HIDDEN_WIDTH)
  const feedForward = oneIn(random, 4) ? null : netOf(width, hidden, some)
  const changed = new Set([...value.entries, ...(feedForward?.second.entries ?? [])].map(({ row }) => row))
  for (const { index } of feedForward?.secondBias.entries ?? []) changed.add(index)
  return { value, feedForward, held: held.map((h, c) => (changed.has(c) ? { kind: 'fine' } : h)) }
}
