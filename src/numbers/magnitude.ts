// A real of any size for reports: three digits of it, and a double by which several can be ordered. It decides nothing.
import { greatest } from './bigint.ts'
import { shorten } from './decimal.ts'
import { type Bounded, bitLength, type Precise } from './precise.ts'
import { enclose, type Real } from './real.ts'

export interface Magnitude {
  /** Three significant digits, the last right to within one, however small: '1.23e-45678'. */
  readonly text: string
  /** About log₂ of the upper end in absolute value; −∞ for 0. */
  readonly logarithm: number
}

const DIGITS = 3
const FIRST_BITS = 128
/** Past this many bits both ends are shown. */
const MOST_BITS = 2048

/** @example magnitude(exponentialSum.term(one, rational.of(-100000))).text // '3.56e-43430' */
export function magnitude(a: Real): Magnitude {
  for (let bits = FIRST_BITS; ; bits *= 2) {
    const found = enclose(a, bits)
    if (isKnown(found) || bits >= MOST_BITS) return { text: shorten(found, DIGITS), logarithm: logarithmOf(found) }
  }
}

/** Whether the ends agree to within a thousandth of a unit of the third digit, or are both 0. */
const isKnown = (a: Precise): a is Bounded => a.bounded && (a.lo === a.hi || (a.hi - a.lo) * 1_000_000n < largest(a))

/** The larger end in absolute value, as lo ≤ hi. */
const largest = ({ lo, hi }: Bounded): bigint => greatest(-lo, hi)

/** Between powers of two a straight line: it orders as log₂ does, and is the same on every machine. */
function logarithmOf(a: Precise): number {
  if (!a.bounded) return Number.POSITIVE_INFINITY
  const most = largest(a)
  if (most === 0n) return Number.NEGATIVE_INFINITY
  const length = bitLength(most)
  // Shifted by less than 0, a BigInt goes to the left.
  const leading = most >> BigInt(length - LEADING)
  return length + a.exponent - 2 + Number(leading) / 2 ** (LEADING - 1)
}

const LEADING = 60
