// float64 intervals: whatever their ends stand for, results of operations enclose the exact results on all members.
import { doubles } from '../../../generators/index.ts'
import { type Claim, type Domain, record } from '../../../src/engine/index.ts'
import { type Interval, interval } from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'
import { inUnits, UNIT } from './exact.ts'

/** From a to b and from c to d, whichever is less. */
export interface Ends {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

export const ends = (most: number): Record<keyof Ends, Domain<number>> => {
  const domain = doubles({ mostExponent: most })
  return { a: domain, b: domain, c: domain, d: domain }
}

export const between = (a: number, b: number): Interval => interval.between(Math.min(a, b), Math.max(a, b))

/** top/bottom in units of 2^−1074, bottom > 0. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const whole = (top: bigint): Fraction => ({ top, bottom: 1n })
export const size = (a: bigint): bigint => (a < 0n ? -a : a)

/** The exact results on pairs of members, undefined where there is none. */
const OPERATIONS = {
  add: (x: bigint, y: bigint): Fraction => whole(x + y),
  subtract: (x: bigint, y: bigint): Fraction => whole(x - y),
  multiply: (x: bigint, y: bigint): Fraction => ({ top: x * y, bottom: 1n << UNIT }),
  divide: (x: bigint, y: bigint): Fraction => ({ top: (y < 0n ? -x : x) << UNIT, bottom: size(y) }),
}
export type Name = keyof typeof OPERATIONS
export const NAMES = ['add', 'subtract', 'multiply', 'divide'] as const satisfies readonly Name[]

/** Exact results at the four corners: an operation is monotone in each operand, so its range lies between them. */
export function corners(name: Name, { a, b, c, d }: Ends): readonly Fraction[] | undefined {
  const [left, right] = [
    [a, b],
    [c, d],
  ].map((pair) => pair.map(inUnits))
  if (name === 'divide' && (right.includes(0n) || right[0] < 0n !== right[1] < 0n)) return undefined
  return left.flatMap((x) => right.map((y) => OPERATIONS[name](x, y)))
}

/** lo ≤ x ≤ hi for all, and lo (hi) nearly one of them: within a part in 2^tight of it and a few units. */
interface Judged {
  readonly isSound: boolean
  readonly isTight: boolean
}

function judge(lo: bigint, hi: bigint, all: readonly Fraction[], tight: bigint): Judged {
  const slack = (end: bigint): bigint => (size(end) >> tight) + 4n
  return {
    isSound: all.every(({ top, bottom }) => lo * bottom <= top && top <= hi * bottom),
    isTight:
      all.some(({ top, bottom }) => top <= (lo + slack(lo)) * bottom) &&
      all.some(({ top, bottom }) => top >= (hi - slack(hi)) * bottom),
  }
}

/** From here on a result may be called an overflow. */
const HUGE = UNIT + 1023n
const isHuge = ({ top, bottom }: Fraction): boolean => size(top) >= bottom << HUGE

/** What makes results: the operations of src/numbers, or wrong ones. */
export type Operations = Pick<typeof interval, Name>

function outwardChecks(name: Name, c: Ends, operations: Operations): Checks {
  const found = operations[name](between(c.a, c.b), between(c.c, c.d))
  const exact = corners(name, c)
  const isUnknown = interval.isEverything(found)
  if (exact === undefined) return [[`${name} around 0 knows nothing`, isUnknown]]
  if (isUnknown) return [[`${name} knows nothing without an overflow`, exact.some(isHuge)]]
  const { isSound, isTight } = judge(inUnits(found.lo), inUnits(found.hi), exact, 50n)
  return [
    [`${name} encloses the exact results`, isSound],
    [`${name} is not wider than it must be`, isTight],
  ]
}

/** √x of [lo, hi], and what only moves ends. */
function otherChecks(c: Ends): Checks {
  const [left, right] = [between(c.a, c.b), between(c.c, c.d)]
  const units = ({ lo, hi }: Interval): readonly bigint[] => [lo, hi].map(inUnits)
  const is = (found: Interval, lo: bigint, hi: bigint): boolean => {
    const [low, high] = units(found)
    return low === lo && high === hi
  }
  const [lo, hi] = units(left)
  const [other, another] = units(right)
  const largest = size(lo) > size(hi) ? size(lo) : size(hi)
  const least = lo <= 0n && hi >= 0n ? 0n : size(lo) < size(hi) ? size(lo) : size(hi)
  const root = interval.squareRoot(left)
  const [low, high] = lo < 0n ? [] : units(root)
  const rootSlack = (end: bigint): bigint => (end >> 50n) + 4n
  return [
    ['−x moves the ends', is(interval.negate(left), -hi, -lo)],
    ['|x| moves the ends', is(interval.absolute(left), least, largest)],
    ['ReLU moves the ends', is(interval.relu(left), lo > 0n ? lo : 0n, hi > 0n ? hi : 0n)],
    [
      'the hull reaches both ends',
      is(interval.hull(left, right), lo < other ? lo : other, hi > another ? hi : another),
    ],
    ['√x knows nothing below 0', lo >= 0n || interval.isEverything(root)],
    ['√x encloses both roots', lo < 0n || (low * low <= lo << UNIT && hi << UNIT <= high * high)],
    [
      '√x is not wider than it must be',
      lo < 0n ||
        ((low + rootSlack(low)) ** 2n >= lo << UNIT &&
          (high <= rootSlack(high) || (high - rootSlack(high)) ** 2n <= hi << UNIT)),
    ],
    [
      'the sign is that of all members',
      interval.sign(left) === (lo > 0n ? 1 : hi < 0n ? -1 : lo === hi ? 0 : undefined),
    ],
  ]
}

/** The operations of src/numbers, or others. */
export const outward = (operations: Operations = interval): Claim<Ends, never> => ({
  ...stated({
    key: 'arithmetic.outward',
    section: 'arithmetic',
    title: 'float64 intervals enclose exact results',
    statement:
      'For float64 intervals of every magnitude, subnormal ends included, +, −, ×, ÷ and √ give intervals around all exact results on members, at most a part in 2^50 wider; or nothing, on overflow and division by 0.',
    counts: countsOf(400),
  }),
  domain: record<Ends>(ends(1024)),
  check: (c, probe) =>
    verdict(probe, [...NAMES.flatMap((name) => outwardChecks(name, c, operations)), ...otherChecks(c)]),
})
