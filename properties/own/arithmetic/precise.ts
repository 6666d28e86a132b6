// BigInt intervals: at any number of bits, results of operations enclose the exact results on all members.
import { integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import { type Precise, precise } from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'
import { inUnits, UNIT } from './exact.ts'
import { between, corners, type Ends, ends, type Fraction, NAMES, type Name, size, whole } from './intervals.ts'

interface PreciseEnds extends Ends {
  readonly bits: number
}

/** mantissa·2^exponent in units of 2^−1074, as a fraction. */
function ofEnd(mantissa: bigint, exponent: number): Fraction {
  const by = BigInt(exponent) + UNIT
  return by >= 0n ? whole(mantissa << by) : { top: mantissa, bottom: 1n << -by }
}

const atMost = (x: Fraction, y: Fraction): boolean => x.top * y.bottom <= y.top * x.bottom

function preciseChecks(name: Name, c: PreciseEnds): Checks {
  const [left, right] = [between(c.a, c.b), between(c.c, c.d)].map(precise.fromInterval)
  const found: Precise = precise[name](left, right, c.bits)
  const exact = corners(name, c)
  if (exact === undefined) return [[`${name} around 0 knows nothing`, !found.bounded]]
  if (!found.bounded) return [[`${name} knows something`, false]]
  const [lo, hi] = [ofEnd(found.lo, found.exponent), ofEnd(found.hi, found.exponent)]
  const most = 1n << BigInt(c.bits)
  return [
    [`${name} at ${c.bits} bits encloses the exact results`, exact.every((x) => atMost(lo, x) && atMost(x, hi))],
    // Rounding up may carry to one bit more.
    [`${name} keeps ${c.bits} bits`, size(found.lo) <= most && size(found.hi) <= most],
  ]
}

/** √ of what is not negative: lo² ≤ x ≤ hi² at the ends. */
function rootChecks(c: PreciseEnds): Checks {
  const of = between(Math.abs(c.a), Math.abs(c.b))
  const found = precise.squareRoot(precise.fromInterval(of), c.bits)
  if (!found.bounded) return [['√ knows something', false]]
  const [low, high] = [of.lo, of.hi].map((x) => whole(inUnits(x)))
  const square = (mantissa: bigint): Fraction => ofEnd(mantissa * mantissa, 2 * found.exponent)
  return [
    [`√ at ${c.bits} bits encloses both roots`, atMost(square(found.lo), low) && atMost(high, square(found.hi))],
    [`√ at ${c.bits} bits is not wide`, found.hi < 4n || atMost(square(found.hi - 4n), high)],
  ]
}

export const preciseOperations = (): Claim<PreciseEnds, never> => ({
  ...stated({
    key: 'arithmetic.precise',
    section: 'arithmetic',
    title: 'BigInt intervals enclose exact results',
    statement:
      'At any number of bits, +, −, ×, ÷ and √ of BigInt intervals enclose all exact results, in at most so many bits.',
    counts: countsOf(300),
  }),
  domain: record<PreciseEnds>({ ...ends(300), bits: integers(2, 160) }),
  check: (c, probe) => verdict(probe, [...NAMES.flatMap((name) => preciseChecks(name, c)), ...rootChecks(c)]),
})
