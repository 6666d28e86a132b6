// mantissa·2^exponent, exactly: the common ground of doubles, precise intervals and MPFR. Shares no code with src/numbers.

export interface Dyadic {
  readonly mantissa: bigint
  readonly exponent: number
}

export const dyadic = (mantissa: bigint, exponent = 0): Dyadic => ({ mantissa, exponent })

/** A finite double, read from its bits. */
export function fromDouble(x: number): Dyadic {
  if (!Number.isFinite(x)) throw new RangeError(`${x} is not finite`)
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, x)
  const word = view.getBigUint64(0)
  const field = Number((word >> 52n) & 0x7ffn)
  const fraction = word & ((1n << 52n) - 1n)
  const magnitude = field === 0 ? fraction : fraction | (1n << 52n)
  return dyadic(word >> 63n === 1n ? -magnitude : magnitude, Math.max(field, 1) - 1075)
}

/** The least b with |a| < 2^b. */
export function lengthOf(a: bigint): number {
  if (a === 0n) return 0
  const hex = (a < 0n ? -a : a).toString(16)
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex[0], 16)) - 28)
}

/** The sign of a − b, however far apart the exponents are. */
export function compare(a: Dyadic, b: Dyadic): -1 | 0 | 1 {
  const [left, right] = [signOf(a.mantissa), signOf(b.mantissa)]
  if (left !== right) return left < right ? -1 : 1
  if (left === 0) return 0
  const [high, low] = [lengthOf(a.mantissa) + a.exponent, lengthOf(b.mantissa) + b.exponent]
  if (high !== low) return high > low === left > 0 ? 1 : -1
  // Equal lengths: the exponents differ by no more than the mantissas do.
  const exponent = Math.min(a.exponent, b.exponent)
  const x = a.mantissa << BigInt(a.exponent - exponent)
  const y = b.mantissa << BigInt(b.exponent - exponent)
  return x === y ? 0 : x < y ? -1 : 1
}

const signOf = (a: bigint): -1 | 0 | 1 => (a > 0n ? 1 : a < 0n ? -1 : 0)

/** Whether (hi − lo) ≤ 2^power·min(|lo|, |hi|), for ends over one exponent. */
export function isTight(lo: bigint, hi: bigint, power: number): boolean {
  const least = lo > 0n ? lo : hi < 0n ? -hi : 0n
  return power >= 0 ? hi - lo <= least << BigInt(power) : (hi - lo) << BigInt(-power) <= least
}
