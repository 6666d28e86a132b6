// What the heads of grid and constructed AHATs write, and the net that rounds it, so that coordinates stay on a coarse grid.
//
// Attention adds ±1 or ±2 times a mean of t ≤ n multiples of 1/g to a multiple of 1/g: a multiple c of 1/(g·t). So with
// N = g·maxLength, what is less than a multiple θ of 1/g is at most θ − 1/N, and ReLU(N(c − θ) + 1) − ReLU(N(c − θ)) is [c ≥ θ];
// likewise ReLU(N(c − θ)) − ReLU(N(c − θ) − 1) is [c > θ].
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { type FeedForward, type Matrix, matrix, vector, zeroVector } from '../../src/transformer/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { type AhatKind, type Held, quarters } from './column.ts'

/** What a layer does with what its head attends to. */
export interface LayerOutput {
  readonly value: Matrix
  readonly feedForward: FeedForward | null
  /** After the layer. */
  readonly held: readonly Held[]
}

interface RoundingPlan {
  readonly kind: AhatKind
  readonly maxLength: number
}

/** A coarse coordinate and its values, in quarters. */
interface Coarse {
  readonly at: number
  readonly low: number
  readonly high: number
}

/** Undefined where no coordinate is left on the grid. */
export function drawRounded(random: Random, plan: RoundingPlan, held: readonly Held[]): LayerOutput | undefined {
  const isBoolean = plan.kind === 'constructed'
  const coarse = coarseOf(held)
  const sources = coarse.filter(({ low, high }) => low < high)
  if (sources.length === 0) return undefined
  const source = oneOf(random, sources)
  const { read, target } = drawPlaces(random, isBoolean, coarse)
  const isBeside = read.at !== target.at

  const factor = oneOf(random, isBoolean ? [1, 1, -1] : [1, 1, -1, 2, -2])
  // 0 for a position that sees nothing.
  const means = [0, factor * source.low, factor * source.high]
  const low = read.low + Math.min(...means)
  const high = read.high + Math.max(...means)
  // 1/g in quarters.
  const unit = isBoolean ? 4 : 1
  const isAtLeast = oneIn(random, 2)
  const theta = random.nextInt(low / unit, high / unit - 1) + (isAtLeast ? 1 : 0)
  const slope = (4 / unit) * plan.maxLength
  const bias = (isAtLeast ? 1 : 0) - theta * plan.maxLength
  const jump = isBoolean ? 4 : random.nextInt(1, 4) * oneOf(random, [1, -1])
  // In its own place the old value is taken away: c is ReLU(c) − ReLU(−c), and one of them where its sign is known.
  const erased = isBeside ? [] : [...(high > 0 ? [1] : []), ...(low < 0 ? [-1] : [])]
  const units = [
    { slope, bias, gives: quarters(jump) },
    { slope, bias: bias - 1, gives: quarters(-jump) },
    ...erased.map((sign) => ({ slope: sign, bias: 0, gives: rational.of(-sign) })),
  ]
  const kept = isBeside ? target : { low: 0, high: 0 }
  const rounded: Held = {
    kind: 'coarse',
    low: kept.low + Math.min(0, jump),
    high: kept.high + Math.max(0, jump),
  }
  const after = held.with(read.at, { kind: 'scratch' }).with(target.at, rounded)
  return {
    value: matrix(held.length, held.length, [[read.at, source.at, rational.of(factor)]]),
    feedForward: netOf(held.length, read.at, target.at, units),
    held: after,
  }
}

const coarseOf = (held: readonly Held[]): Coarse[] =>
  held.flatMap((h, at) => (h.kind === 'coarse' ? [{ at, low: h.low, high: h.high }] : []))

/**
 * Where attention writes and where the net does: in the same place, or in another one; then what attention wrote stays in a blank
 * coordinate that nothing reads.
 */
function drawPlaces(
  random: Random,
  isBoolean: boolean,
  coarse: readonly Coarse[],
): { readonly read: Coarse; readonly target: Coarse } {
  const blank = coarse.filter(({ low, high }) => low === 0 && high === 0)
  if (blank.length > 0 && oneIn(random, 2)) {
    const read = oneOf(random, blank)
    // What is added to a bit is no bit.
    const others = (isBoolean ? blank : coarse).filter(({ at }) => at !== read.at)
    if (others.length > 0) return { read, target: oneOf(random, others) }
  }
  // Mostly a blank one, so that later layers still tell symbols apart.
  const target = oneOf(random, blank.length > 0 && !oneIn(random, 3) ? blank : coarse)
  return { read: target, target }
}

interface Unit {
  readonly slope: number
  readonly bias: number
  readonly gives: Rational
}

/** Units that read one coordinate and write to one. */
const netOf = (width: number, read: number, target: number, units: readonly Unit[]): FeedForward => ({
  first: matrix(
    units.length,
    width,
    units.map(({ slope }, u) => [u, read, rational.of(slope)]),
  ),
  firstBias: vector(
    units.length,
    units.map(({ bias }, u) => [u, rational.of(bias)]),
  ),
  second: matrix(
    width,
    units.length,
    units.map(({ gives }, u) => [target, u, gives]),
  ),
  secondBias: zeroVector(width),
})
