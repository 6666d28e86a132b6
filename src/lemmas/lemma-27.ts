// Lemma 27: a ReLU network of width m and depth ℓ that rounds p′-bit numbers to p bits has (2m)^ℓ ≥ 2^p. Two halves: such a network
// has at most (2m)^ℓ affine pieces (each ReLU at most doubles the pieces of its input, and a layer adds up m of them), and a
// function through the steps of the rounding needs 2^p of them if every value has at least two preimages: a piece with two
// points of a step is constant, so it holds points of no other, and there is such a piece, or a cut, for every step.
import { type Rational, rational } from '../numbers/index.ts'
import type { DenseMatrix, DenseVector } from './dense.ts'

/** slope·x + offset up to `end`; the last piece has none. */
export interface Piece {
  readonly slope: Rational
  readonly offset: Rational
  readonly end: Rational | null
}

/** A continuous piecewise affine function of one variable, by pieces from left to right. */
export type Piecewise = readonly Piece[]

export interface Network {
  /** Weights of every layer; the first reads the variable, so its rows have one entry. ReLU follows all but the last. */
  readonly layers: readonly { readonly weights: DenseMatrix; readonly bias: DenseVector }[]
}

const IDENTITY: Piecewise = [{ slope: rational.one, offset: rational.zero, end: null }]

const at = ({ slope, offset }: Piece, x: Rational): Rational => rational.add(rational.multiply(slope, x), offset)

/** Σ weights·functions + bias, on the common refinement. */
function combined(functions: readonly Piecewise[], weights: DenseVector, bias: Rational): Piecewise {
  const ends = sortedEnds(functions)
  const made = [...ends, null].map((end): Piece => {
    const inside = functions.map((f) => pieceUpTo(f, end))
    const total = (part: (piece: Piece) => Rational): Rational =>
      rational.sum(inside.map((piece, j) => rational.multiply(weights[j], part(piece))))
    return {
      slope: total((p) => p.slope),
      offset: rational.add(
        total((p) => p.offset),
        bias,
      ),
      end,
    }
  })
  return merged(made)
}

/** Those that several functions have, once. */
function sortedEnds(functions: readonly Piecewise[]): Rational[] {
  const ends = functions.flatMap((f) => f.flatMap(({ end }) => (end === null ? [] : [end])))
  return [...new Map(ends.map((end) => [rational.print(end), end])).values()].toSorted(rational.compare)
}

/** The piece just left of `end`; null stands for infinity. */
function pieceUpTo(f: Piecewise, end: Rational | null): Piece {
  const found = f.find((piece) => piece.end === null || (end !== null && rational.compare(end, piece.end) <= 0))
  if (found === undefined) throw new RangeError('a piecewise function without a last piece')
  return found
}

const merged = (pieces: readonly Piece[]): Piecewise =>
  pieces.filter((piece, k) => {
    const next = pieces[k + 1]
    return next === undefined || !(rational.equal(piece.slope, next.slope) && rational.equal(piece.offset, next.offset))
  })

/**
 * max(0, f): every piece is cut where its line crosses 0. Where that is not within the piece, one part ends no later than it
 * begins: no point is in it, and the sum that follows drops it.
 */
const rectified = (f: Piecewise): Piecewise =>
  f.flatMap((piece): Piece[] => {
    const { slope, offset, end } = piece
    if (rational.isZero(slope)) return [{ ...piece, offset: rational.maximum(offset, rational.zero) }]
    const root = rational.negate(rational.divide(offset, slope))
    const cut = end === null ? root : rational.minimum(root, end)
    return rational.sign(slope) > 0 ? [zero(cut), piece] : [{ ...piece, end: cut }, zero(end)]
  })

const zero = (end: Rational | null): Piece => ({ slope: rational.zero, offset: rational.zero, end })

/** The function that the network computes, exactly; its output is the first row of the last layer. */
export function functionOf({ layers }: Network): Piecewise {
  let functions: readonly Piecewise[] = [IDENTITY]
  layers.forEach(({ weights, bias }, l) => {
    const inner = weights.map((row, r) => combined(functions, row, bias[r]))
    functions = l < layers.length - 1 ? inner.map(rectified) : inner
  })
  return functions[0]
}

/** The value at x, by running the network. */
export function valueAt({ layers }: Network, x: Rational): Rational {
  let values: readonly Rational[] = [x]
  layers.forEach(({ weights, bias }, l) => {
    const inner = weights.map((row, r) =>
      rational.add(rational.sum(row.map((w, j) => rational.multiply(w, values[j]))), bias[r]),
    )
    values = l < layers.length - 1 ? inner.map((v) => rational.maximum(v, rational.zero)) : inner
  })
  return values[0]
}

/** The value at x, by its piece. */
export const pieceValueAt = (f: Piecewise, x: Rational): Rational => at(pieceUpTo(f, x), x)

/** (2m)^ℓ, ℓ the number of ReLU layers. */
export const mostPieces = (width: number, depth: number): bigint => BigInt(2 * width) ** BigInt(depth)

/** The points of a rounding: value k is taken at so many consecutive integers. */
export const roundingPoints = (preimages: readonly number[]): readonly (readonly [x: number, y: number])[] =>
  preimages.flatMap((count, y) => Array.from({ length: count }, () => y)).map((y, x) => [x, y])

/**
 * The fewest affine pieces of any function through the points, in order: points of one piece are collinear, and taking as
 * many as possible each time is best.
 */
export function fewestPieces(points: readonly (readonly [x: number, y: number])[]): number {
  let pieces = 0
  let start = 0
  while (start < points.length) {
    let end = start + 1
    while (end < points.length && isCollinear(points[start], points[Math.min(start + 1, end)], points[end])) end++
    pieces += 1
    start = end
  }
  return pieces
}

const isCollinear = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): boolean => (y1 - y0) * (x2 - x0) === (y2 - y0) * (x1 - x0)
