// exp and ln for float64 intervals. `Math.exp` and `Math.log` are implementation-defined, so these are our own: argument
// reduction after fdlibm (Sun's e_exp.c and e_log.c), then plain Taylor polynomials, whose remainder anyone can check.
import { above, below, between, everything, type Interval, isEverything } from './interval.ts'

/*
 * ln 2 in two parts: HIGH is a multiple of 2⁻³³ below 1, so that k·HIGH is exact for |k| < 2²⁰; HIGH + LOW differs
 * from ln 2 by less than 2⁻⁸⁹.
 */
const LN2_HIGH = 5954088943 / 2 ** 33
const LN2_LOW = 7.440617110012397e-11

/** Below this exp is enclosed by [0, 2⁻⁹⁵⁹]: e^{−665} < 2⁻⁹⁵⁹, and subnormal arithmetic is many times slower. */
export const FLUSH_BELOW = -665
const FLUSHED = 2 ** -959
/** Above this exp counts as an overflow: e^{709} < 2¹⁰²³. */
export const OVERFLOW_ABOVE = 709

/*
 * expFloat(x) is within a factor 1 ± 2⁻⁵⁰ of e^x for FLUSH_BELOW ≤ x ≤ OVERFLOW_ABOVE. Proof, u = 2⁻⁵³.
 *
 * Reduction. k is an integer with |x − k·ln 2| ≤ 0.347 (rounding x·log₂e errs by less than 1e-12 before it is
 * rounded to an integer) and |k| ≤ 1024. k·HIGH is exact. a = x − k·HIGH is exact when k ≠ 0: both are multiples of
 * 2⁻⁵⁴ (|x| > ¼ then) and |a| < 0.35, so a is a multiple of 2⁻⁵⁴ below 2⁻¹ and fits in a double. b = k·LOW errs by
 * u·|k·LOW| ≤ 1024 · 7.5e-11 · u < 8e-8·u, and HIGH + LOW ≠ ln 2 adds 1024·2⁻⁸⁹ < 2⁻⁷⁹. The rounding of r = a − b errs by at
 * most u·0.347. So r has an absolute error of at most 0.348u, a relative error of e^r of at most 0.349u.
 *
 * Polynomial. e^r = 1 + (r + r²·q(r)) with q(r) = Σ_{m=2}^{13} r^{m−2}/m!. The remainder is below
 * 0.347¹⁴/14! · 1.03 < 4.4e-18 < 0.04u. q is summed in three groups of four terms. Its first term ½ is exact
 * and passes three sums; every other term passes at most sixteen roundings (its coefficient, its power of r, its products and
 * sums), and those terms add up to at most 0.066 in absolute value: q errs by at most 3u·0.5 + 16.1u·0.066 < 2.6u,
 * |q| ≤ 0.57. r² errs by u·r², and the product r²·q by another u: |error| ≤ 0.1205 · (2.6 + 2·0.57)·u < 0.46u. The sum
 * s = r + r²q, |s| ≤ 0.42, rounds by 0.42u; the last sum 1 + s ≤ 1.42 rounds by u (half a spacing of [1, 2), and less
 * below 1). Together less than (0.04 + 0.46 + 0.42 + 1)u < 1.95u absolute, and since e^r ≥ 0.706, 2.8u relative.
 *
 * In all 2.8u + 0.349u + second-order terms < 3.2u < 4u = 2⁻⁵¹. Scaling by 2^k is exact: the result is normal in the stated
 * range. Twice this bound leaves the factor 1 ± 2⁻⁵⁰ room for the rounding of its own product.
 */
export function expFloat(x: number): number {
  const k = Math.floor(x * Math.LOG2E + 0.5)
  const r = x - k * LN2_HIGH - k * LN2_LOW
  const r2 = r * r
  const r4 = r2 * r2
  const low = 1 / 2 + r * (1 / 6) + r2 * (1 / 24 + r * (1 / 120))
  const middle = 1 / 720 + r * (1 / 5040) + r2 * (1 / 40320 + r * (1 / 362880))
  const high = 1 / 3628800 + r * (1 / 39916800) + r2 * (1 / 479001600 + r * (1 / 6227020800))
  return (1 + (r + r2 * (low + r4 * (middle + r4 * high)))) * POWERS_OF_TWO[k + LOWEST_POWER]
}

// 2^k for −960 ≤ k ≤ 1023, exactly: reading a table beats assembling the bits.
const LOWEST_POWER = 960
const POWERS_OF_TWO = Float64Array.from({ length: LOWEST_POWER + 1024 }, (_, i) => {
  const k = i - LOWEST_POWER
  return k >= 0 ? Number(1n << BigInt(k)) : 1 / Number(1n << BigInt(-k))
})

const WIDEN_DOWN = 1 - 2 ** -50
const WIDEN_UP = 1 + 2 ** -50

/** A double below e^x, at least 0. */
export const expBelow = (x: number): number => (x < FLUSH_BELOW ? 0 : expFloat(x) * WIDEN_DOWN)
/** A double above e^x, for x ≤ OVERFLOW_ABOVE. */
export const expAbove = (x: number): number => (x < FLUSH_BELOW ? FLUSHED : expFloat(x) * WIDEN_UP)

/** Encloses e^x over the interval. */
export const exp = (a: Interval): Interval =>
  isEverything(a) || a.hi > OVERFLOW_ABOVE ? everything : between(expBelow(a.lo), expAbove(a.hi))

/*
 * lnFloat(x) is within a factor 1 ± 2⁻⁵⁰ of ln x for normal x > 0. Proof, u = 2⁻⁵³.
 *
 * x = 2^k·m with √½ ≤ m < √2 up to one rounding of √2, exactly. f = m − 1 is exact (Sterbenz, m within [½, 2]).
 * s = f/(2 + f): the sum and the quotient round once each, so s has a relative error ≤ 2.01u, |s| ≤ 0.1716.
 * ln m = 2·atanh s = 2s + 2s·z·p(z), z = s², p(z) = Σ_{j=1}^{11} z^{j−1}/(2j+1); z ≤ 0.02945.
 * Remainder relative to 2s: z¹²/25/(1 − z) < 2e-20 < 0.001u. d(atanh s)/ds · s/atanh s ≤ 1.03 turns the error of s into
 * ≤ 2.1u of ln m. z errs by 1u beyond that of s (counted already), p by Horner's rule by ≤ (1 + 2·0.34 + …)u < 1.5u
 * absolute with p ≥ 1/3, that is z·p within 0.02945·(1.5 + 2·0.35)u < 0.07u; t = s·(z·p) rounds by 0.01u·|s| more and
 * s + t by u. Doubling is exact. So for k = 0 the relative error is below (2.1 + 0.07 + 0.01 + 1.01)u < 3.3u.
 *
 * For k ≠ 0, |k·ln 2| ≥ 0.693 and |ln m| ≤ 0.3466, so |ln x| ≥ |k|·0.3465. k·HIGH is exact; k·LOW and its sum with ln m
 * err by at most (0.3466·3.3 + 0.3466·1.01 + |k|·8e-11)u < 1.6u, HIGH + LOW by |k|·2⁻⁸⁹, the last sum by u relative.
 * Relative to |ln x| this is at most 1.6u/0.3465 + 1u < 5.7u. Both cases lie below 8u = 2⁻⁵⁰ with room for one rounding.
 */
// The bits of x, the high half first on every machine.
const word = new DataView(new ArrayBuffer(8))

function lnFloat(x: number): number {
  word.setFloat64(0, x)
  const high = word.getUint32(0)
  let k = (high >>> 20) - 1023
  word.setUint32(0, (high & 0xfffff) | (1023 << 20))
  let m = word.getFloat64(0)
  if (m >= Math.SQRT2) {
    m /= 2
    k += 1
  }
  const f = m - 1
  const s = f / (2 + f)
  const z = s * s
  const p =
    1 / 3 +
    z *
      (1 / 5 +
        z *
          (1 / 7 +
            z *
              (1 / 9 +
                z *
                  (1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21 + z * (1 / 23))))))))))
  return k * LN2_HIGH + (k * LN2_LOW + 2 * (s + s * (z * p)))
}

const SMALLEST_NORMAL = 2 ** -1022

/** Encloses ln x over the interval; everything where the lower end is not a normal positive double. */
export function ln(a: Interval): Interval {
  if (isEverything(a) || a.lo < SMALLEST_NORMAL) return everything
  const lo = lnFloat(a.lo)
  const hi = lnFloat(a.hi)
  return between(below(lo - Math.abs(lo) * 2 ** -50), above(hi + Math.abs(hi) * 2 ** -50))
}
