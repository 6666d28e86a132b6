// Enclosed reals as decimal text, rounded outwards: e^{−100000} has no float, but it has digits.
import { bitLength, ceilDivide, divide, floorDivide, multiply, type Precise, point, subtract } from './precise.ts'
import { exp, ln } from './precise-exp.ts'
import type { Rational } from './rational.ts'

/** lo ≤ x ≤ hi, as decimal text. */
export interface Decimal {
  readonly lo: string
  readonly hi: string
}

/**
 * Decimal ends with at most `digits` significant digits.
 * @example decimal(precise.fromRational(rational.of(1, 3), 64), 3) // { lo: '0.333', hi: '0.334' }
 */
export const decimal = (a: Precise, digits = 12): Decimal =>
  a.bounded
    ? { lo: text(a.lo, a.exponent, digits, floorDivide), hi: text(a.hi, a.exponent, digits, ceilDivide) }
    : { lo: '-Infinity', hi: 'Infinity' }

/** The same of a rational: 5004/9000 is 0.556 at both ends. @example decimalOfRational(third, 3) // 0.333, 0.334 */
export const decimalOfRational = ({ numerator, denominator }: Rational, digits = 12): Decimal => ({
  lo: rationalText(numerator, denominator, digits, floorDivide),
  hi: rationalText(numerator, denominator, digits, ceilDivide),
})

/** As many significant digits as are certain, at most `digits`: x is within one unit of the last of them. Else both ends. */
export function shorten(a: Precise, digits = 6): string {
  if (!a.bounded) return 'unknown'
  if (a.lo === 0n && a.hi === 0n) return '0'
  const isNegative = a.hi < 0n
  const certain = isNegative
    ? certainDigits(-a.hi, -a.lo, a.exponent, digits)
    : certainDigits(a.lo, a.hi, a.exponent, digits)
  if (certain !== undefined) return isNegative ? `-${certain}` : certain
  const { lo, hi } = decimal(a, 3)
  return `[${lo}, ${hi}]`
}

function certainDigits(lo: bigint, hi: bigint, exponent: number, digits: number): string | undefined {
  if (lo <= 0n) return undefined
  const order = orderOf(lo, exponent)
  for (let shown = digits; shown > 0; shown--) {
    const low = leading(lo, exponent, order, shown, floorDivide)
    const high = leading(hi, exponent, order, shown, ceilDivide)
    // Two apart they lie around a round number such as 0.5, which is within one unit of both.
    if (high - low <= 2n) return write(low + (high - low) / 2n, order, shown)
  }
  return undefined
}

/** Of a quotient to an integer, down or up. */
type Rounding = typeof floorDivide | typeof ceilDivide

const opposite = (rounding: Rounding): Rounding => (rounding === floorDivide ? ceilDivide : floorDivide)

function text(mantissa: bigint, exponent: number, digits: number, rounding: Rounding): string {
  if (mantissa < 0n) return `-${text(-mantissa, exponent, digits, opposite(rounding))}`
  if (mantissa === 0n) return '0'
  const order = orderOf(mantissa, exponent)
  return write(leading(mantissa, exponent, order, digits, rounding), order, digits)
}

function rationalText(top: bigint, bottom: bigint, digits: number, rounding: Rounding): string {
  if (top < 0n) return `-${rationalText(-top, bottom, digits, opposite(rounding))}`
  if (top === 0n) return '0'
  let order = `${top}`.length - `${bottom}`.length
  if (top * tenTo(-order) < bottom * tenTo(order)) order -= 1
  return write(rounded(top, bottom, digits - 1 - order, rounding), order, digits)
}

/** Up to here 2^exponent is written out; beyond, digits come from logarithms. */
const WRITTEN_OUT = 5000

/** ⌊log₁₀ v⌋ for v = mantissa·2^exponent > 0; beyond WRITTEN_OUT possibly one less, which costs one digit. */
function orderOf(mantissa: bigint, exponent: number): number {
  if (Math.abs(exponent) > WRITTEN_OUT) {
    const quotient = divide(ln(point(mantissa, exponent), 128), ln(point(10n), 128), 128)
    return quotient.bounded ? Number(quotient.lo >> BigInt(-quotient.exponent)) : 0
  }
  const [top, bottom] = fraction(mantissa, exponent)
  let order = Math.floor((bitLength(mantissa) + exponent) * 0.30103) + 1
  while (top * tenTo(-order) < bottom * tenTo(order)) order -= 1
  return order
}

/** v·10^{digits−1−order}, rounded to an integer. */
function leading(mantissa: bigint, exponent: number, order: number, digits: number, rounding: Rounding): bigint {
  if (Math.abs(exponent) > WRITTEN_OUT) {
    const [top, bottom] = significand(mantissa, exponent, order, digits, rounding)
    return rounded(top, bottom, digits - 1, rounding)
  }
  const [top, bottom] = fraction(mantissa, exponent)
  return rounded(top, bottom, digits - 1 - order, rounding)
}

/** top/bottom·10^scale, rounded to an integer. */
const rounded = (top: bigint, bottom: bigint, scale: number, rounding: Rounding): bigint =>
  rounding(top * tenTo(scale), bottom * tenTo(-scale))

const tenTo = (power: number): bigint => 10n ** BigInt(Math.max(0, power))

const twoTo = (power: number): bigint => 1n << BigInt(Math.max(0, power))

const fraction = (mantissa: bigint, exponent: number): [bigint, bigint] => [
  mantissa * twoTo(exponent),
  twoTo(-exponent),
]

// v/10^order = e^{ln v − order·ln 10}, a number between 1 and 100, from below or above. ln v may itself be near 2⁵⁰, so 64
// bits go to its integer part.
function significand(
  mantissa: bigint,
  exponent: number,
  order: number,
  digits: number,
  rounding: Rounding,
): [bigint, bigint] {
  const bits = digits * 4 + 128
  const logarithm = ln(point(mantissa, exponent), bits)
  const tens = multiply(point(BigInt(order)), ln(point(10n), bits), bits)
  const rest = exp(subtract(logarithm, tens, bits), bits)
  if (!rest.bounded) throw new RangeError(`no digits for ${mantissa}·2^${exponent}`)
  return fraction(rounding === floorDivide ? rest.lo : rest.hi, rest.exponent)
}

// An integer of `digits` digits (or one more, after rounding up to a power of ten) whose first digit is worth 10^order.
function write(integer: bigint, order: number, digits: number): string {
  const all = `${integer}`
  const first = order + all.length - digits
  const shown = all.replace(/0+$/, '')
  if (first < -6 || first > 14) return `${shown[0]}${shown.length > 1 ? `.${shown.slice(1)}` : ''}e${first}`
  if (first < 0) return `0.${'0'.repeat(-first - 1)}${shown}`
  if (shown.length <= first + 1) return shown.padEnd(first + 1, '0')
  return `${shown.slice(0, first + 1)}.${shown.slice(first + 1)}`
}
