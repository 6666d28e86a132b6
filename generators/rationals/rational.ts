// Rationals whose denominators are controlled: what follows from them then has small denominators too.
import { type Domain, domainOf, enumerate, type Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneOf } from '../chance.ts'

/** @example const options: RationalOptions = { largest: 1, denominators: [2, 3] } */
export interface RationalOptions {
  /** An integer that bounds the absolute values. Default: 2. */
  readonly largest?: number
  /** The denominators to draw from. Default: only 4. */
  readonly denominators?: readonly number[]
  /** Whether 0 and the negative ones are left out. Default: false. */
  readonly positive?: boolean
}

/** Shrinks towards 0, integers and positive numbers. @example rationals({ largest: 1, denominators: [2, 3] }).parse('1/3') // 1/3 */
export function rationals(options: RationalOptions = {}): Domain<Rational> {
  const { largest, denominators, positive, extremes, draw, contains, simpler } = rationalRange(options)
  const kind = (most: number): string =>
    `${positive ? 'positive ' : ''}rationals up to ${most}${positive ? '' : ' in absolute value'}, denominators dividing ${denominators.join(' or ')}`
  const within = (size: number): number => Math.min(size, largest)
  return domainOf({
    draw,
    isShaped: isRational,
    flaw: (value) => (contains(value) ? undefined : `expected one of the ${kind(largest)}`),
    simpler,
    print: rational.print,
    read: rational.parse,
    size: rationalSize,
    small: enumerate({
      upTo: (size) => allRationals(within(size), denominators, positive),
      cases: (size) => kind(within(size)),
      isWhole: (size) => size >= largest,
    }),
    neighbour(value, random) {
      const moved = nudge(value, rational.of(1, oneOf(random, denominators)), extremes, random)
      return contains(moved) ? moved : draw(random)
    },
  })
}

/** The options, completed, and what rationals they allow. */
export interface RationalRange extends Required<RationalOptions> {
  /** The largest, and the smallest where there are negative ones. */
  readonly extremes: readonly Rational[]
  draw(random: Random): Rational
  contains(value: unknown): value is Rational
  /** Candidates for shrinking, boldest first. */
  simpler(value: Rational): Iterable<Rational>
}

export function rationalRange(options: RationalOptions): RationalRange {
  const { largest = 2, denominators = [4], positive = false } = options
  if (denominators.length === 0) throw new RangeError('rationals need a denominator to draw from: there is none')
  const bound = rational.of(largest)
  return {
    largest,
    denominators,
    positive,
    extremes: positive ? [bound] : [bound, rational.negate(bound)],
    draw(random) {
      const denominator = oneOf(random, denominators)
      const most = largest * denominator
      return rational.of(random.nextInt(positive ? 1 : -most, most), denominator)
    },
    contains: (value): value is Rational =>
      isRational(value) &&
      denominators.some((denominator) => BigInt(denominator) % value.denominator === 0n) &&
      rational.compare(rational.absolute(value), bound) <= 0 &&
      (!positive || rational.sign(value) > 0),
    *simpler(value) {
      yield* simplerRationals(value)
      // Over another denominator: 4/3 may become 3/2.
      for (const denominator of denominators) yield* multiplesAround(value, BigInt(denominator))
    },
  }
}

/** The multiples of 1/denominator next to the value. */
function* multiplesAround(value: Rational, denominator: bigint): IterableIterator<Rational> {
  const below = rational.floor(rational.multiply(value, rational.of(denominator)))
  yield rational.of(below, denominator)
  yield rational.of(below + 1n, denominator)
}

/** What shrinking lowers: 0 < 1 < −1 < 2, 1/2 < −2, −1/2 < … */
export const rationalSize = (a: Rational): number =>
  2 * Number((a.numerator < 0n ? -a.numerator : a.numerator) + a.denominator - 1n) + (a.numerator < 0n ? 1 : 0)

export const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rational'

/** Smaller ones, boldest first; their denominators divide that of `value`. */
export function* simplerRationals(value: Rational): IterableIterator<Rational> {
  const { numerator, denominator } = value
  const candidates = [rational.zero, rational.one, rational.of(-1), ...neighbours(value, denominator)]
  // Less by an integer: 13/3 need not lose its third to get closer to 0.
  for (const step of halvings(numerator / denominator)) {
    candidates.push(rational.of(numerator - step * denominator, denominator))
  }
  // One prime of the denominator less: 7/4 need not become an integer at once.
  for (const prime of [2n, 3n, 5n, 7n]) {
    if (denominator % prime === 0n) candidates.push(...neighbours(value, prime))
  }
  candidates.push(rational.absolute(value))
  if (denominator > 1n) {
    for (const step of halvings(numerator)) candidates.push(rational.of(numerator - step, denominator))
  }
  const texts = new Set<string>()
  for (const candidate of candidates) {
    const text = rational.print(candidate)
    if (rationalSize(candidate) < rationalSize(value) && !texts.has(text)) yield candidate
    texts.add(text)
  }
}

export function* simplerPositives(value: Rational): IterableIterator<Rational> {
  for (const simpler of simplerRationals(value)) if (rational.sign(simpler) > 0) yield simpler
}

/** The multiples of factor/denominator on both sides of the value, the one nearer to 0 first. */
function neighbours({ numerator, denominator }: Rational, factor: bigint): Rational[] {
  const towards = numerator / factor
  const away = numerator > 0n ? 1n : -1n
  return [rational.of(towards * factor, denominator), rational.of((towards + away) * factor, denominator)]
}

/** a, half of a, …, 1 or −1. */
function* halvings(a: bigint): IterableIterator<bigint> {
  for (let step = a; step !== 0n; step /= 2n) yield step
}

/** Beyond this many digits a search would do nothing but arithmetic. */
const MOST_DIGITS = 12

/** A step up or down, twice or half of it, its opposite, or one of the others given. */
export function nudge(value: Rational, step: Rational, others: readonly Rational[], random: Random): Rational {
  const moved = oneOf(random, [
    rational.add(value, step),
    rational.subtract(value, step),
    rational.multiply(value, rational.of(2)),
    rational.multiply(value, rational.half),
    rational.negate(value),
    ...others,
  ])
  return rational.print(moved).length > 2 * MOST_DIGITS ? value : moved
}

/** Each once, the simplest first. */
function allRationals(most: number, denominators: readonly number[], positive: boolean): Rational[] {
  const values = new Map<string, Rational>()
  for (const denominator of denominators) {
    for (let k = positive ? 1 : -most * denominator; k <= most * denominator; k++) {
      const value = rational.of(k, denominator)
      values.set(rational.print(value), value)
    }
  }
  return [...values.values()].sort((a, b) => rationalSize(a) - rationalSize(b))
}
