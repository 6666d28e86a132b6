// Rationals whose denominators are controlled: what follows from them then has small denominators too.
import type { Domain, Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { arbitraryOf, type Recipe } from '../arbitrary.ts'
import { oneOf } from '../chance.ts'

export interface RationalOptions {
  /** An integer that bounds the absolute values. Default: 2. */
  readonly largest?: number
  /** The denominators to draw from. Default: only 4. */
  readonly denominators?: readonly number[]
  /** Whether 0 and the negative ones are left out. Default: false. */
  readonly positive?: boolean
}

/** Shrinks towards 0, integers and positive numbers. @example rationals({ largest: 1, denominators: [2, 3] }) */
export function rationals(options: RationalOptions = {}): Domain<Rational> {
  const { largest = 2, denominators = [4], positive = false } = options
  const recipe = rationalRecipe(options)
  const { draw, contains } = recipe
  const bound = rational.of(largest)
  const kind = (most: number): string =>
    `${positive ? 'positive ' : ''}rationals up to ${most}${positive ? '' : ' in absolute value'}, denominators dividing ${denominators.join(' or ')}`
  const within = (size: number): number => Math.min(size, largest)
  return {
    arbitrary: arbitraryOf(recipe),
    print: rational.print,
    parse(line) {
      const value = rational.parse(line)
      if (contains(value)) return value
      throw new Error(`${line} is not one of the ${kind(largest)}`)
    },
    size: rationalSize,
    small: {
      upTo: (size) => allRationals(within(size), denominators, positive),
      scope: (size) => `all ${allRationals(within(size), denominators, positive).length} ${kind(within(size))}`,
      isWhole: (size) => size >= largest,
    },
    neighbour(value, random) {
      const extremes = positive ? [bound] : [bound, rational.negate(bound)]
      const moved = nudged(value, rational.of(1, oneOf(random, denominators)), extremes, random)
      return contains(moved) ? moved : draw(random)
    },
  }
}

export function rationalRecipe(options: RationalOptions): Recipe<Rational> {
  const { largest = 2, denominators = [4], positive = false } = options
  if (denominators.length === 0) throw new RangeError('rationals need a denominator to draw from: there is none')
  const bound = rational.of(largest)
  return {
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
      for (const denominator of denominators) yield* rounded(value, BigInt(denominator))
    },
    size: rationalSize,
  }
}

/** The multiples of 1/denominator next to the value. */
function* rounded(value: Rational, denominator: bigint): IterableIterator<Rational> {
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
  const seen = new Set<string>()
  for (const candidate of candidates) {
    const text = rational.print(candidate)
    if (rationalSize(candidate) < rationalSize(value) && !seen.has(text)) yield candidate
    seen.add(text)
  }
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

/** Beyond so many digits a search would do nothing but arithmetic. */
const MOST_DIGITS = 12

/** A step up or down, twice or half of it, its opposite, or one of the others given. */
export function nudged(value: Rational, step: Rational, others: readonly Rational[], random: Random): Rational {
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
  const found = new Map<string, Rational>()
  for (const denominator of denominators) {
    for (let k = positive ? 1 : -most * denominator; k <= most * denominator; k++) {
      const value = rational.of(k, denominator)
      found.set(rational.print(value), value)
    }
  }
  return [...found.values()].sort((a, b) => rationalSize(a) - rationalSize(b))
}
