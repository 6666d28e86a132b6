// The only place where numbers become verdicts: lhs ≤ rhs, climbing from float64 intervals to 128 bits and on.
import type { Decimal } from './decimal.ts'
import type { DecidedBy, ExponentialSum } from './exponential-sum.ts'
import * as exponentialSum from './exponential-sum.ts'
import type { Interval } from './interval.ts'
import * as interval from './interval.ts'
import * as precise from './precise.ts'
import { ratio } from './ratio.ts'
import type { Rational } from './rational.ts'
import * as rational from './rational.ts'
import { type Enclosed, enclose, type Real } from './real.ts'

/** @example const { answer, by, ratio }: Decision = decide(rational.one, rational.half) */
export interface Decision {
  readonly answer: 'holds' | 'fails' | 'undecided'
  /** What settled it; for `undecided` the most bits that were tried. */
  readonly by: DecidedBy
  /** lhs/rhs enclosed, as decimal text, worked out when asked for; null where rhs is not known to differ from 0. */
  readonly ratio: Decimal | null
}

export interface DecideOptions {
  /** Most bits spent on enclosures, where no theorem says that deciding ends. Default 4096. */
  readonly cap?: number
}

const DEFAULT_CAP = 4096
const FIRST_BITS = 128

/** Decides lhs ≤ rhs. @example decide(rational.parse('1/3'), rational.parse('0.333')).answer // fails */
export function decide(lhs: Real, rhs: Real, options: DecideOptions = {}): Decision {
  if (isRational(lhs) && isRational(rhs)) {
    return decision(lhs, rhs, rational.compare(lhs, rhs) <= 0 ? 'holds' : 'fails', 'exact')
  }
  const difference = exactDifference(lhs, rhs)
  if (difference !== undefined) {
    const { sign, by } = exponentialSum.sign(difference)
    return decision(lhs, rhs, sign <= 0 ? 'holds' : 'fails', by)
  }
  const [left, right] = [filterOf(lhs), filterOf(rhs)]
  if (left.hi <= right.lo) return decision(lhs, rhs, 'holds', 'filter')
  if (left.lo > right.hi) return decision(lhs, rhs, 'fails', 'filter')
  // Also exact kinds in units of different roots come here. They may be equal (√8 = 2√2), so they need the cap, too.
  const cap = options.cap ?? DEFAULT_CAP
  for (let bits = Math.min(FIRST_BITS, cap); ; bits = Math.min(cap, bits * 2)) {
    const enclosure = precise.subtract(enclose(lhs, bits), enclose(rhs, bits), bits)
    if (enclosure.bounded && enclosure.hi <= 0n) return decision(lhs, rhs, 'holds', bits)
    if (enclosure.bounded && enclosure.lo > 0n) return decision(lhs, rhs, 'fails', bits)
    if (bits >= cap) return decision(lhs, rhs, 'undecided', bits)
  }
}

const isRational = (a: Real): a is Rational => a.kind === 'rational'

/** A float64 interval that costs nothing; everything, which settles nothing, where there is none. */
function filterOf(a: Real): Interval {
  const known =
    a.kind === 'rational' ? interval.fromRational(a) : a.kind === 'enclosed' ? a.filter : interval.everything
  return interval.between(known.lo, known.hi)
}

/** A sum with the sign of lhs − rhs: denominators are positive, so they may be multiplied out. */
function exactDifference(lhs: Real, rhs: Real): ExponentialSum | undefined {
  if (lhs.kind === 'enclosed' || rhs.kind === 'enclosed') return undefined
  const [left, right] = [fraction(lhs), fraction(rhs)]
  const top = product(left.numerator, right.denominator)
  const bottom = product(right.numerator, left.denominator)
  if (top === undefined || bottom === undefined) return undefined
  return exponentialSum.commonScale(top, bottom) === undefined ? undefined : exponentialSum.subtract(top, bottom)
}

const product = (a: ExponentialSum, b: ExponentialSum): ExponentialSum | undefined =>
  exponentialSum.commonScale(a, b) === undefined ? undefined : exponentialSum.multiply(a, b)

const UNIT = exponentialSum.constant(rational.one)

function fraction(a: Exclude<Real, Enclosed>): { numerator: ExponentialSum; denominator: ExponentialSum } {
  switch (a.kind) {
    case 'rational':
      return { numerator: exponentialSum.constant(a), denominator: UNIT }
    case 'exponential-sum':
      return { numerator: a, denominator: UNIT }
    case 'quotient':
      return a
  }
}

const decision = (lhs: Real, rhs: Real, answer: Decision['answer'], by: DecidedBy): Decision => ({
  answer,
  by,
  get ratio() {
    // Where more bits were needed there was more cancellation.
    return ratio(lhs, rhs, typeof by === 'number' ? by : FIRST_BITS)
  },
})
