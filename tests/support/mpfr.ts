// MPFR as the judge of enclosures. A result is rounded down and comes with MPFR's word on whether it is exact, so that the
// true value is known to be `floor` itself or to lie strictly between `floor` and the next number of BITS bits. An end with at
// most BITS bits is no number strictly in between, so comparing it with `floor` decides on which side of the truth it is.
import { type GMPFunctions, init, mpfr_rnd_t } from 'gmp-wasm'
import { compare, type Dyadic, dyadic, lengthOf } from './dyadic.ts'

export interface Truth {
  readonly floor: Dyadic
  readonly isExact: boolean
}

export interface Mpfr {
  add(a: Dyadic, b: Dyadic): Truth
  subtract(a: Dyadic, b: Dyadic): Truth
  multiply(a: Dyadic, b: Dyadic): Truth
  divide(a: Dyadic, b: Dyadic): Truth
  squareRoot(a: Dyadic): Truth
  exp(a: Dyadic): Truth
  expm1(a: Dyadic): Truth
  ln(a: Dyadic): Truth
  /** Σ (c₀/c₁)·e^{(x₀/x₁)·√scale} with every step rounded to nearest, and the size of its largest term. */
  sum(terms: readonly RawTerm[], scale: readonly [bigint, bigint]): { total: Dyadic; largest: Dyadic }
}

/** (c₀/c₁)·e^{(x₀/x₁)·√scale}. */
export interface RawTerm {
  readonly coefficient: readonly [bigint, bigint]
  readonly exponent: readonly [bigint, bigint]
}

const DOWN = mpfr_rnd_t.MPFR_RNDD
const NEAREST = mpfr_rnd_t.MPFR_RNDN
/** Room for every operand that a test makes: operands are exact or refused. */
const OPERAND_BITS = 8192
const BEYOND = 'not a number, or beyond the exponents of MPFR'

/** MPFR with results of `bits` bits. */
export async function mpfr(bits: number): Promise<Mpfr> {
  const { binding } = await init()
  const register = (precision: number): number => {
    const x = binding.mpfr_t()
    binding.mpfr_init2(x, precision)
    return x
  }
  const [left, right] = [register(OPERAND_BITS), register(OPERAND_BITS)]
  const result = register(bits)
  const integer = binding.mpz_t()
  binding.mpz_init(integer)

  const load = (x: number, { mantissa, exponent }: Dyadic): void => {
    binding.mpz_set_string(integer, mantissa.toString(16), 16)
    if (binding.mpfr_set_z_2exp(x, integer, exponent, DOWN) !== 0) throw new RangeError('an operand does not fit')
    if (binding.mpfr_number_p(x) === 0) throw new RangeError(BEYOND)
  }
  const unload = (x: number): Dyadic => read(binding, integer, x)
  const truth = (ternary: number): Truth => {
    if (ternary > 0) throw new Error('MPFR rounded up')
    if (binding.mpfr_overflow_p() !== 0 || binding.mpfr_underflow_p() !== 0) throw new RangeError(BEYOND)
    return { floor: unload(result), isExact: ternary === 0 }
  }
  type Unary = (rop: number, op: number, rounding: mpfr_rnd_t) => number
  type Binary = (rop: number, op1: number, op2: number, rounding: mpfr_rnd_t) => number
  const unary = (f: Unary) => (a: Dyadic) => {
    load(left, a)
    binding.mpfr_clear_flags()
    return truth(f(result, left, DOWN))
  }
  const binary = (f: Binary) => (a: Dyadic, b: Dyadic) => {
    load(left, a)
    load(right, b)
    binding.mpfr_clear_flags()
    return truth(f(result, left, right, DOWN))
  }

  const [unit, x, c, total, largest] = Array.from({ length: 5 }, () => register(bits))
  const fraction = (into: number, [top, bottom]: readonly [bigint, bigint]): void => {
    load(left, dyadic(top))
    load(right, dyadic(bottom))
    binding.mpfr_div(into, left, right, NEAREST)
  }
  const sum: Mpfr['sum'] = (terms, scale) => {
    fraction(unit, scale)
    binding.mpfr_sqrt(unit, unit, NEAREST)
    binding.mpfr_set_zero(total, 1)
    binding.mpfr_set_zero(largest, 1)
    for (const { coefficient, exponent } of terms) {
      fraction(x, exponent)
      binding.mpfr_mul(x, x, unit, NEAREST)
      binding.mpfr_exp(x, x, NEAREST)
      fraction(c, coefficient)
      binding.mpfr_mul(x, x, c, NEAREST)
      binding.mpfr_add(total, total, x, NEAREST)
      if (binding.mpfr_cmpabs(x, largest) > 0) binding.mpfr_abs(largest, x, NEAREST)
    }
    return { total: unload(total), largest: unload(largest) }
  }

  return {
    add: binary(binding.mpfr_add),
    subtract: binary(binding.mpfr_sub),
    multiply: binary(binding.mpfr_mul),
    divide: binary(binding.mpfr_div),
    squareRoot: unary(binding.mpfr_sqrt),
    exp: unary(binding.mpfr_exp),
    expm1: unary(binding.mpfr_expm1),
    ln: unary(binding.mpfr_log),
    sum,
  }
}

function read(binding: GMPFunctions, integer: number, x: number): Dyadic {
  if (binding.mpfr_number_p(x) === 0) throw new RangeError(BEYOND)
  if (binding.mpfr_zero_p(x) !== 0) return dyadic(0n)
  const exponent = binding.mpfr_get_z_2exp(integer, x)
  const text = binding.mpz_to_string(integer, 16)
  return dyadic(text.startsWith('-') ? -BigInt(`0x${text.slice(1)}`) : BigInt(`0x${text}`), exponent)
}

/** Whether lo ≤ truth ≤ hi, where the truth was computed with `bits` bits. */
export function isBetween(lo: Dyadic, { floor, isExact }: Truth, hi: Dyadic, bits: number): boolean {
  if (lengthOf(lo.mantissa) > bits || lengthOf(hi.mantissa) > bits)
    throw new RangeError('an end is finer than the truth')
  return compare(lo, floor) <= 0 && compare(hi, floor) >= (isExact ? 0 : 1)
}
