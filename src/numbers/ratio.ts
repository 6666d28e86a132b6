// lhs/rhs: enclosed as decimal text for reports, and as a double for steering a search. Neither decides anything.
import { type Decimal, decimal, decimalOfRational } from './decimal.ts'
import type { ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import type { Interval } from './interval.ts'
import * as interval from './interval.ts'
import * as intervalExp from './interval-exp.ts'
import * as precise from './precise.ts'
import * as rational from './rational.ts'
import { enclose, type Real } from './real.ts'

/** Past this many bits a right side that still may be 0 is taken for it. */
const MOST_BITS = 4096

/** Encloses lhs/rhs in so many digits, with at least so many bits; null where rhs may be 0. */
export function ratio(lhs: Real, rhs: Real, bits: number, digits = 12): Decimal | null {
  if (lhs.kind === 'rational' && rhs.kind === 'rational') {
    return rational.isZero(rhs) ? null : decimalOfRational(rational.divide(lhs, rhs), digits)
  }
  const quotient = precise.divide(enclose(lhs, bits), enclose(rhs, bits), bits)
  if (quotient.bounded) return decimal(quotient, digits)
  return bits >= MOST_BITS ? null : ratio(lhs, rhs, bits * 2, digits)
}

/** Doubles farther apart than this do not tell which of two near calls was nearer. */
const GOOD_ENOUGH = 1e-9

/** lhs/rhs as a double, infinite beyond the doubles; −∞ also where rhs may be 0 or nothing is known. */
export function estimateRatio(lhs: Real, rhs: Real): number {
  const filtered = filterRatio(lhs, rhs)
  if (!interval.isEverything(filtered)) {
    const isTight = filtered.hi - filtered.lo <= GOOD_ENOUGH * Math.abs(filtered.lo)
    // More bits say no more of what is known by an interval only.
    if (isTight || lhs.kind === 'enclosed' || rhs.kind === 'enclosed') return filtered.lo
  }
  const quotient = precise.divide(enclose(lhs, 128), enclose(rhs, 128), 64)
  return quotient.bounded ? toDouble(quotient.lo, quotient.exponent) : Number.NEGATIVE_INFINITY
}

// In two steps, since 2^exponent alone may underflow where the product does not.
function toDouble(mantissa: bigint, exponent: number): number {
  const half = Math.trunc(exponent / 2)
  const value = Number(mantissa) * 2 ** half * 2 ** (exponent - half)
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value
}

/** value·e^shift. */
interface Scaled {
  readonly value: Interval
  readonly shift: Interval
}

const ZERO = interval.point(0)
const UNKNOWN: Scaled = { value: interval.everything, shift: ZERO }

function filterRatio(lhs: Real, rhs: Real): Interval {
  const [left, right] = [scaled(lhs), scaled(rhs)]
  const factor = intervalExp.exp(interval.subtract(left.shift, right.shift))
  return interval.multiply(interval.divide(left.value, right.value), factor)
}

function scaled(a: Real): Scaled {
  switch (a.kind) {
    case 'rational':
      return { value: interval.fromRational(a), shift: ZERO }
    case 'exponential-sum':
      return scaledSum(a)
    case 'quotient': {
      const [top, bottom] = [scaledSum(a.numerator), scaledSum(a.denominator)]
      return { value: interval.divide(top.value, bottom.value), shift: interval.subtract(top.shift, bottom.shift) }
    }
    case 'enclosed':
      return { value: a.filter, shift: ZERO }
  }
}

function scaledSum(a: ExponentialSum): Scaled {
  if (a.terms.length === 0) return { value: ZERO, shift: ZERO }
  if (!rational.equal(a.scale, rational.one)) return UNKNOWN
  return { value: exponentialSum.filterReduced(a), shift: interval.fromRational(a.terms[0].exponent) }
}
