// How γ(n) falls with n: a fit in floats, which decides nothing. It tells whether softening (Theorem 26) costs a power of n, since
// 1/τ grows like 1/γ, or more.

import { precise, preciseExp, type Rational, rational } from '../../../src/numbers/index.ts'
import type { GapOfLength } from '../../../src/transformer/index.ts'

/** How γ(n) falls, by least squares over the lengths that have a gap: n^exponent, or base^n. */
type Order = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'power'; readonly exponent: number }
  | { readonly kind: 'exponential'; readonly base: number }
)

/** Two points lie on a curve of either kind. */
const FEWEST_POINTS = 3

interface Point {
  readonly n: number
  readonly y: number
}

export function orderOf(all: readonly GapOfLength[]): Order | null {
  const points = withoutOutliers(
    all.flatMap(({ n, gap }) => (gap.kind === 'gap' ? [{ n, y: logarithm(gap.square) / 2 }] : [])),
  )
  const [first, last] = [points.at(0), points.at(-1)]
  if (first === undefined || last === undefined || points.length < FEWEST_POINTS) return null
  const { power, exponential } = fitsOf(points)
  const lengths = { from: first.n, to: last.n }
  return exponential.residue < power.residue - ROUNDING
    ? { ...lengths, kind: 'exponential', base: short(Math.exp(exponential.slope)) }
    : { ...lengths, kind: 'power', exponent: short(power.slope) }
}

const fitsOf = (points: readonly Point[]): Readonly<Record<'power' | 'exponential', Fit>> => ({
  power: leastSquares(points.map(({ n, y }) => ({ x: Math.log(n), y }))),
  exponential: leastSquares(points.map(({ n, y }) => ({ x: n, y }))),
})

/** Short words may lack the rows that decide later: the first point goes where the rest fits a hundred times better without it. */
function withoutOutliers(points: readonly Point[]): readonly Point[] {
  const rest = points.slice(1)
  if (rest.length <= FEWEST_POINTS) return points
  const residue = (some: readonly Point[]): number => Math.min(...Object.values(fitsOf(some)).map((fit) => fit.residue))
  return residue(points) > ROUNDING && residue(rest) < residue(points) / 100 ? withoutOutliers(rest) : points
}

/** Rounding of floats: a gap that does not depend on n fits both, and is a power of n. */
const ROUNDING = 1e-20

interface Fit {
  readonly slope: number
  readonly residue: number
}

function leastSquares(points: readonly { readonly x: number; readonly y: number }[]): Fit {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
  const [x0, y0] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const slope = mean(points.map(({ x, y }) => (x - x0) * (y - y0))) / mean(points.map(({ x }) => (x - x0) ** 2))
  return { slope, residue: mean(points.map(({ x, y }) => (y - y0 - slope * (x - x0)) ** 2)) }
}

export const orderText = (order: Order): string =>
  `fitted over n = ${order.from} to ${order.to}: gap ~ ${order.kind === 'power' ? `n^${order.exponent}` : `${order.base}^n`}`

/** Ratios below this one belong to powers of n for short words only. */
const STEEP = 0.7
const LAST = 3

export function warningOf(all: readonly GapOfLength[], order: Order | null): string | null {
  if (order?.kind !== 'exponential' || all.length < LAST) return null
  const isSteep = all.slice(-LAST).every((_, k) => (ratioAt(all, all.length - LAST + k) ?? 1) < STEEP)
  return isSteep
    ? `the gap shrinks exponentially, about ${order.base}^n: softening it makes 1/τ grow as fast (Theorem 26)`
    : null
}

/** γ(n)/γ(n − 1) to four digits; null where one of them is missing. */
export function ratioAt(all: readonly GapOfLength[], k: number): number | null {
  if (k === 0) return null
  const [before, now] = [all[k - 1].gap, all[k].gap]
  if (before.kind !== 'gap' || now.kind !== 'gap') return null
  return short(Math.exp(logarithm(rational.divide(now.square, before.square)) / 2))
}

const short = (value: number): number => Number(value.toPrecision(4))

/** As a float, also of numbers beyond floats. */
function logarithm(a: Rational): number {
  const enclosed = preciseExp.ln(precise.fromRational(a, 64), 64)
  return enclosed.bounded ? Number(enclosed.lo) * 2 ** enclosed.exponent : Number.NaN
}
