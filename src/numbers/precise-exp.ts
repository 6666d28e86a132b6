// exp, expm1 and ln of precise intervals, enclosed on both sides. All three are increasing, so an interval is mapped by its
// ends, and an exact end costs one evaluation. About 6 µs an exp at 128 bits, 15 at 512.
import { least } from './bigint.ts'
import {
  add,
  type Bounded,
  bitLength,
  divide,
  floorDivide,
  keep,
  multiply,
  negate,
  one,
  type Precise,
  point,
  shiftDown,
  subtract,
  top,
  unbounded,
} from './precise.ts'

/** Integers with lo ≤ x·2^scale ≤ hi. */
interface FixedPoint {
  readonly lo: bigint
  readonly hi: bigint
}

/*
 * ln 2 = 18·atanh(1/26) − 2·atanh(1/4801) + 8·atanh(1/8749). Each series Σ 1/((2j+1)·m^{2j+1}) is summed with two floors a
 * term: the power loses less than 1 + 1/m² + … < 2, the term less than 2 + 1 = 3 in all. With J terms, and a tail below
 * the first power that vanished (< 2), the sum is low by less than 3J + 2.
 */
function atanhInverse(m: bigint, scale: number): FixedPoint {
  let power = (1n << BigInt(scale)) / m
  let lo = 0n
  let terms = 0n
  for (let odd = 1n; power > 0n; odd += 2n, terms += 1n) {
    lo += power / odd
    power /= m * m
  }
  return { lo, hi: lo + 3n * terms + 2n }
}

function computeLn2(scale: number): FixedPoint {
  const [a, b, c] = [26n, 4801n, 8749n].map((m) => atanhInverse(m, scale))
  return { lo: 18n * a.lo - 2n * b.hi + 8n * c.lo, hi: 18n * a.hi - 2n * b.lo + 8n * c.hi }
}

// A constant of nature, computed as the module loads and cut to what is asked for: whoever needs it runs the same code, first
// or not. Comparisons that have a cap end at 4,096 bits; what asks for more computes for milliseconds anyway.
const LN2_SCALE = 4_500
const LN2 = computeLn2(LN2_SCALE)

function ln2(scale: number): FixedPoint {
  if (scale > LN2_SCALE) return computeLn2(scale)
  const dropped = BigInt(LN2_SCALE - scale)
  return { lo: LN2.lo >> dropped, hi: (LN2.hi >> dropped) + 1n }
}

/*
 * e^x for the exact point x = mantissa·2^exponent. Everything is an integer at scale 2^w; one unit is 2^{−w}.
 *
 * Reduction. X = ⌊x·2^w⌋, so x lies in [X, X+1). For an integer k, k·ln 2 lies between k·ln2.lo and k·ln2.hi, known at the
 * finer scale w + extra, where |k| < 2^extra makes their distance less than one unit beyond the constant's own error; both
 * are rounded outwards to w. So r = x − k·ln 2 lies in [low, high], and high − low is what it is: nothing is assumed. k is one
 * below the quotient, so that r lies between ln 2 and 2·ln 2 up to a few units: an x just below a multiple needs no care.
 *
 * Halving. y = r/2^s in [Y, Y + gap] units, gap = (high >> s) + 1 − Y.
 *
 * Taylor. T_0 = 2^w, T_m = ⌊T_{m−1}·Y/(m·2^w)⌋ ≤ the true term at Y. With d_m the deficit of T_m, d_m ≤ d_{m−1}·y/m + 1 < 2 as
 * y < ½. N terms are summed until T_N = 0; the true T_N is then < 2 and the terms from N on sum to less than 4. So
 * S ≤ e^Y·2^w < S + 2N + 4. Moving from Y to Y + gap adds at most gap·e^{½} < 2·gap units.
 *
 * Squaring. [L, H] → [⌊L²/2^w⌋, ⌊H²/2^w⌋ + 1] encloses the square, s times: directly an enclosure, no estimate needed.
 *
 * Guard bits only decide the width, never the soundness: s squarings double the relative error each, hence s + 12 + the
 * length of the number of terms.
 */
const LARGEST_ARGUMENT = 49
// |x| ≥ 2⁴⁸ where bitLength says more than 49, so e^x < 2^{−2⁴⁸} for a negative x.
const VANISHING = 2 ** 48

function expPoint(mantissa: bigint, exponent: number, bits: number): Precise {
  if (mantissa === 0n) return one
  const size = bitLength(mantissa) + exponent
  if (size > LARGEST_ARGUMENT) return mantissa > 0n ? unbounded : keep(0n, 1n, -VANISHING, bits)
  if (size < -bits) return nearOne(mantissa > 0n, bits)
  const halvings = 4 + Math.floor(Math.sqrt(bits / 2))
  const w = bits + halvings + 12 + bitLength(BigInt(bits))
  const extra = Math.max(0, size) + 4
  const constant = ln2(w + extra)

  const X = shiftDown(mantissa, exponent + w)
  const k = floorDivide(X << BigInt(extra), constant.lo) - 1n
  const multiple = times(k, constant)
  const low = X - ((multiple.hi >> BigInt(extra)) + 1n)
  const high = X + 1n - (multiple.lo >> BigInt(extra))

  const Y = low >> BigInt(halvings)
  const gap = (high >> BigInt(halvings)) + 1n - Y
  const shift = BigInt(w)
  let term = 1n << shift
  let lo = term
  let terms = 1n
  for (; term > 0n; terms += 1n) {
    term = ((term * Y) >> shift) / terms
    lo += term
  }
  let hi = lo + 2n * terms + 4n + 2n * gap
  for (let i = 0; i < halvings; i++) {
    lo = (lo * lo) >> shift
    hi = ((hi * hi) >> shift) + 1n
  }
  return keep(lo, hi, Number(k) - w, bits)
}

const times = (k: bigint, { lo, hi }: FixedPoint): FixedPoint =>
  k < 0n ? { lo: k * hi, hi: k * lo } : { lo: k * lo, hi: k * hi }

// |x| < 2^{−bits}: 1 < e^x < 1 + 2^{1−bits} for positive x, 1 − 2^{1−bits} < e^x < 1 for negative.
function nearOne(isAbove: boolean, bits: number): Precise {
  const unit = 1n << BigInt(bits - 1)
  return { bounded: true, lo: isAbove ? unit : unit - 1n, hi: isAbove ? unit + 1n : unit, exponent: 1 - bits }
}

/** An increasing function of points, lifted to intervals. */
const byEnds =
  (f: (mantissa: bigint, exponent: number, bits: number) => Precise) =>
  (a: Precise, bits: number): Precise => {
    if (!a.bounded) return unbounded
    const low = f(a.lo, a.exponent, bits)
    if (a.lo === a.hi) return low
    const high = f(a.hi, a.exponent, bits)
    return low.bounded && high.bounded ? span(low, high, bits) : unbounded
  }

// From the lower end of one to the upper end of the other.
function span(low: Bounded, high: Bounded, bits: number): Precise {
  const exponent = Math.max(Math.min(low.exponent, high.exponent), Math.max(top(low), top(high)) - bits - 4)
  const lo = shiftDown(low.lo, low.exponent - exponent)
  const hi = -shiftDown(-high.hi, high.exponent - exponent)
  return keep(lo, hi, exponent, bits)
}

/** Encloses e^x. @example preciseExp.exp(precise.point(-100000n), 64) // about 3.56e-43430 */
export const exp = byEnds(expPoint)

/*
 * e^x − 1 without cancellation. For |x| ≥ ¼ subtracting 1 costs at most 3 bits. For 0 < x < ¼, e^x − 1 = x·S with
 * S = Σ_{m≥0} x^m/(m+1)!, 1 ≤ S < 1.14, summed in fixed point as in expPoint: with X = ⌊x·2^w⌋ every T_m is low by less than
 * 2, so S is low by less than 2N + 4 for the floors, and by less than 1 for x in [X, X+1) as dS/dx < 1. The product with the
 * exact x keeps the relative precision, however small x is. For x < 0, e^x − 1 = −(e^{−x} − 1)/e^{−x}.
 */
function expm1Point(mantissa: bigint, exponent: number, bits: number): Precise {
  const inner = bits + 8
  if (mantissa < 0n) {
    const grown = expm1Point(-mantissa, exponent, inner)
    const quotient = divide(grown, add(grown, one, inner), bits)
    // e^{−x} beyond the exponent range leaves only −1 < e^x − 1 < −½.
    return quotient.bounded ? negate(atMostOne(quotient)) : { bounded: true, lo: -2n, hi: -1n, exponent: -1 }
  }
  const x = point(mantissa, exponent)
  if (bitLength(mantissa) + exponent > -2) return subtract(expPoint(mantissa, exponent, inner), one, bits)
  const w = inner + bitLength(BigInt(inner)) + 4
  const shift = BigInt(w)
  const X = shiftDown(mantissa, exponent + w)
  let term = 1n << shift
  let lo = term
  let terms = 2n
  for (; term > 0n; terms += 1n) {
    term = ((term * X) >> shift) / terms
    lo += term
  }
  return multiply(x, keep(lo, lo + 2n * terms + 5n, -w, inner), bits)
}

// Rounding may carry the upper end past 1, and 1 + expm1(x) would lose its sign.
function atMostOne(a: Bounded): Bounded {
  if (top(a) < 1) return a
  const unit = 1n << BigInt(-a.exponent)
  return { ...a, hi: least(a.hi, unit) }
}

/** Encloses e^x − 1 to full relative precision, also where x is 1e−80. */
export const expm1 = byEnds(expm1Point)

/*
 * ln x for x = m·2^k, ¾ ≤ m < 1.5, is k·ln 2 + 2·atanh(z) with z = (m−1)/(m+1), |z| ≤ 1/5, an exact quotient of integers.
 * 2·atanh(z) = 2z·A, A = Σ z^{2j}/(2j+1): Z = ⌊z²·2^w⌋, P_j = ⌊P_{j−1}·Z/2^w⌋ is low by less than 2 (for the floor, and for z² in
 * [Z, Z+1) as Z/2^w ≤ 1/25), each term by less than 3; the tail after the first vanished power is below 2. So A is low by
 * less than 3J + 2. The product with the enclosed z keeps the relative precision near x = 1, where k = 0.
 */
function lnPoint(mantissa: bigint, exponent: number, bits: number): Precise {
  if (mantissa <= 0n) return unbounded
  const inner = bits + 8
  let k = bitLength(mantissa)
  if (mantissa << 2n < 3n << BigInt(k)) k -= 1
  const unit = 1n << BigInt(k)
  const z = divide(point(mantissa - unit), point(mantissa + unit), inner)
  const w = inner + bitLength(BigInt(inner)) + 4
  const square = multiply(z, z, w)
  const Z = square.bounded ? shiftDown(square.lo, square.exponent + w) : 0n
  const width = square.bounded ? -shiftDown(-square.hi, square.exponent + w) - Z : 0n
  const shift = BigInt(w)
  let power = 1n << shift
  let lo = power
  let odd = 3n
  for (; power > 0n; odd += 2n) {
    power = (power * Z) >> shift
    lo += power / odd
  }
  // The enclosure of z² is a few units wide; dA/d(z²) < ½.
  const series = keep(lo, lo + 2n * odd + 2n + width, -w, inner)
  const logarithm = multiply(multiply(z, series, inner), point(2n), inner)
  const multiple = times(BigInt(k + exponent), ln2(w))
  return add(keep(multiple.lo, multiple.hi, -w, inner + 53), logarithm, bits)
}

/** Encloses ln x for x > 0; unbounded otherwise. */
export const ln = byEnds(lnPoint)
