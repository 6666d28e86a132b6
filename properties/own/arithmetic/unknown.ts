// What is not a number decides nothing; and what an enclosure leaves open stays open.
import { doubles, integers } from '../../../generators/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import {
  decide,
  type Interval,
  interval,
  intervalExp,
  type Precise,
  precise,
  preciseExp,
  rational,
  real,
} from '../../../src/numbers/index.ts'
import { stated } from '../../library/index.ts'
import { type Checks, countsOf, verdict } from './checks.ts'

interface Poisoned {
  /** Which of the poisons. */
  readonly poison: number
  readonly a: number
  readonly b: number
}

const { NaN: NOT, POSITIVE_INFINITY: INFINITE } = Number

/** Literals that no operation makes, and results that have no value. */
const POISONS: readonly ((a: Interval) => Interval)[] = [
  () => ({ lo: NOT, hi: NOT }),
  ({ hi }) => ({ lo: NOT, hi }),
  ({ lo }) => ({ lo, hi: NOT }),
  ({ lo }) => ({ lo, hi: INFINITE }),
  ({ hi }) => ({ lo: -INFINITE, hi }),
  () => interval.everything,
  () => interval.point(INFINITE),
  ({ lo }) => interval.between(Number.MAX_VALUE, lo / 2),
  () => interval.subtract(interval.everything, interval.everything),
  () => interval.multiply(interval.point(0), interval.everything),
  () => interval.add(interval.point(Number.MAX_VALUE), interval.point(Number.MAX_VALUE)),
  () => interval.multiply(interval.point(Number.MAX_VALUE), interval.point(-2)),
  (a) => interval.divide(a, interval.between(-1, 1)),
  (a) => interval.divide(a, interval.point(0)),
  () => interval.squareRoot(interval.point(-1)),
  () => intervalExp.exp(interval.point(710)),
  () => intervalExp.ln(interval.point(0)),
]

const one = interval.point(1)

/** Of something unknown and something known, each way round. */
const OPERATIONS: Readonly<Record<string, (bad: Interval, other: Interval) => readonly Interval[]>> = {
  itself: (bad) => [interval.hull(bad, bad)],
  '+': (bad, other) => [interval.add(bad, other), interval.add(other, bad)],
  '−': (bad, other) => [interval.subtract(bad, other), interval.subtract(other, bad), interval.negate(bad)],
  '×': (bad, other) => [interval.multiply(bad, other), interval.multiply(other, bad)],
  '÷': (bad, other) => [interval.divide(bad, other), interval.divide(other, bad), interval.divide(one, bad)],
  hull: (bad, other) => [interval.hull(bad, other), interval.hull(other, bad)],
  '|·|': (bad) => [interval.absolute(bad)],
  ReLU: (bad) => [interval.relu(bad)],
  '√': (bad) => [interval.squareRoot(bad)],
  exp: (bad) => [intervalExp.exp(bad)],
  ln: (bad) => [intervalExp.ln(bad)],
}

const isUnknown = (a: Interval): boolean =>
  interval.isEverything(a) && interval.sign(a) === undefined && !precise.fromInterval(a).bounded

/** The same of BigInt enclosures. */
const PRECISE: Readonly<Record<string, (bad: Precise, other: Precise) => readonly Precise[]>> = {
  '+': (bad, other) => [precise.add(bad, other, 64), precise.add(other, bad, 64)],
  '−': (bad, other) => [precise.subtract(bad, other, 64), precise.subtract(other, bad, 64)],
  '×': (bad, other) => [precise.multiply(bad, other, 64), precise.multiply(other, bad, 64)],
  '÷': (bad, other) => [precise.divide(bad, other, 64), precise.divide(other, bad, 64)],
  hull: (bad, other) => [precise.hull(bad, other, 64), precise.hull(other, bad, 64)],
  'one operand': (bad) => [precise.negate(bad), precise.absolute(bad), precise.relu(bad)],
  functions: (bad) => [
    precise.squareRoot(bad, 64),
    preciseExp.exp(bad, 64),
    preciseExp.expm1(bad, 64),
    preciseExp.ln(bad, 64),
  ],
}

function poisonChecks({ poison, a, b }: Poisoned): Checks {
  const healthy = interval.between(Math.min(a, b), Math.max(a, b))
  const bad = POISONS[poison](healthy)
  const [unknown, known] = [real.within(bad), real.within(healthy)]
  const answers = [
    decide(unknown, known),
    decide(known, unknown),
    decide(unknown, rational.one),
    decide(unknown, unknown),
  ]
  return [
    ['it is unknown', isUnknown(bad)],
    ...Object.entries(OPERATIONS).map(
      ([name, operate]) => [`${name} of it is unknown`, operate(bad, healthy).every(isUnknown)] as const,
    ),
    ...Object.entries(PRECISE).map(
      ([name, operate]) =>
        [
          `${name} of it is unknown to BigInts`,
          operate(precise.unbounded, precise.fromInterval(healthy)).every((found) => precise.sign(found) === undefined),
        ] as const,
    ),
    ['no comparison with it is decided', answers.every(({ answer }) => answer === 'undecided')],
  ]
}

export const notANumber = (): Claim<Poisoned, never> => ({
  ...stated({
    key: 'arithmetic.not-a-number',
    section: 'arithmetic',
    title: 'what is not a number decides nothing',
    statement:
      'A NaN, an infinity, ends the wrong way round, ∞ − ∞, 0·∞, an overflow or a division by 0 leave everything open, after every operation and in every comparison.',
    counts: countsOf(300),
  }),
  domain: record<Poisoned>({ poison: integers(0, POISONS.length - 1), a: doubles(), b: doubles() }),
  check: (c, probe) => verdict(probe, poisonChecks(c)),
})

interface Compared {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** By integers: holds if all of one are at most all of the other, fails if all exceed all. */
const expected = (hi: number, low: number, lo: number, high: number): 'holds' | 'fails' | 'undecided' =>
  hi <= low ? 'holds' : lo > high ? 'fails' : 'undecided'

export const comparison = (): Claim<Compared, never> => ({
  ...stated({
    key: 'arithmetic.comparison',
    section: 'arithmetic',
    title: 'comparisons of enclosures',
    statement:
      'Of two enclosures, x ≤ y holds iff every x is at most every y, fails iff every x exceeds every y, and is undecided else; whether float64 ends are at hand or not.',
    counts: countsOf(400),
  }),
  domain: record<Compared>({ a: integers(-3, 3), b: integers(-3, 3), c: integers(-3, 3), d: integers(-3, 3) }),
  check({ a, b, c, d }, probe) {
    const [left, right] = [
      interval.between(Math.min(a, b), Math.max(a, b)),
      interval.between(Math.min(c, d), Math.max(c, d)),
    ]
    const wanted = expected(left.hi, right.lo, left.lo, right.hi)
    const slow = (of: Interval) => real.enclosed(() => precise.fromInterval(of))
    return probe.all(
      probe.same(decide(real.within(left), real.within(right)).answer, wanted, 'by float64 intervals'),
      probe.same(decide(slow(left), slow(right)).answer, wanted, 'by BigInt intervals'),
      probe.same(decide(real.within(left), slow(right)).answer, wanted, 'by both'),
      probe.same(
        decide(rational.of(a), real.within(right)).answer,
        expected(a, right.lo, a, right.hi),
        'a rational and an enclosure',
      ),
      probe.same(decide(rational.of(a), rational.of(c)).answer, a <= c ? 'holds' : 'fails', 'two rationals'),
    )
  },
})
