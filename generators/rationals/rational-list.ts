// Lists of rationals, such as score rows over a small grid. One in three repeats two values, so that ties are common.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { listsOver } from '../enumerate.ts'
import { type Follower, followerOf } from '../line.ts'
import { parseList, printList } from './list-text.ts'
import { isRational, nudged, type RationalOptions, rationalRecipe, rationalSize, simplerRationals } from './rational.ts'

export interface RationalListOptions extends RationalOptions {
  /** Default: 1. */
  readonly minLength?: number
  /** Of the drawn ones; longer lists are read and shrunk too. Default: 8. */
  readonly maxLength?: number
  /** What small lists are made of. Default: those of −1, −1/2, 0, 1/2 and 1 that the options admit. */
  readonly grid?: readonly Rational[]
}

const GRID = ['-1', '-1/2', '0', '1/2', '1'].map(rational.parse)

/** @example rationalLists({ largest: 1, denominators: [2] }).print([rational.zero, rational.half]) // (0 1/2) */
export function rationalLists(options: RationalListOptions = {}): Follower<readonly Rational[]> {
  const { draw } = rationalRecipe(options)
  return listsDrawnBy(options, (random, n) => {
    const two = [draw(random), draw(random)]
    return oneIn(random, 3) ? several(n, () => oneOf(random, two)) : several(n, () => draw(random))
  })
}

/** The lists of the options, drawn in a way of one's own. */
export function listsDrawnBy(
  options: RationalListOptions,
  follow: Follower<readonly Rational[]>['follow'],
): Follower<readonly Rational[]> {
  const { minLength = 1, maxLength = 8, largest = 2, denominators = [4], positive = false } = options
  const items = rationalRecipe(options)
  const simplest = positive ? rational.one : rational.zero
  const grid = options.grid ?? GRID.filter(items.contains)
  const extremes = positive ? [rational.of(largest)] : [rational.of(largest), rational.of(-largest)]
  const contains = (value: unknown): value is readonly Rational[] =>
    Array.isArray(value) && value.length >= minLength && value.every(items.contains)
  return followerOf({
    minLength,
    maxLength,
    follow,
    fit: (list, n) => several(n, (k) => list[k] ?? simplest),
    contains,
    length: (list) => list.length,
    reversed: (list) => list.toReversed(),
    outstanding: largestIndices,
    cut: (list, start, count) => list.toSpliced(start, count),
    simplerInPlace: (list) => simplerLists(list, items.simpler),
    size: listSize,
    print: printList,
    parse(line) {
      const list = parseList(line)
      const stranger = list.find((entry) => !items.contains(entry))
      if (stranger !== undefined) throw new Error(`${line}: ${rational.print(stranger)} is not admitted here`)
      if (list.length >= minLength) return list
      throw new Error(`${line}: expected at least ${minLength} entries, found ${list.length}`)
    },
    small: {
      *upTo(size) {
        for (let length = minLength; length <= Math.min(size, maxLength); length++) yield* listsOver(grid, length)
      },
      scope(size) {
        const most = Math.min(size, maxLength)
        const count = several(Math.max(0, most - minLength + 1), (k) => grid.length ** (minLength + k))
        const total = count.reduce((sum, lists) => sum + lists, 0)
        return `all ${total} lists of length ${minLength} to ${most} over {${grid.map(rational.print).join(', ')}}`
      },
    },
    neighbour(list, random) {
      const varied = neighbourList(list, rational.of(1, oneOf(random, denominators)), extremes, random)
      const length = Math.max(minLength, Math.min(varied.length, Math.max(maxLength, list.length)))
      return several(length, (k) => (items.contains(varied[k]) ? varied[k] : items.draw(random)))
    },
  })
}

export const listSize = (list: readonly Rational[]): number =>
  list.reduce((size, entry) => size + 1 + rationalSize(entry), 0)

export const isRationalList = (value: unknown): value is readonly Rational[] =>
  Array.isArray(value) && value.every(isRational)

/** The indices of the largest entries. */
export function largestIndices(list: readonly Rational[]): number[] {
  if (list.length === 0) return []
  const most = list.reduce(rational.maximum)
  return list.flatMap((entry, k) => (rational.equal(entry, most) ? [k] : []))
}

/**
 * Simpler lists of the same length, boldest first. Attention does not notice a shift, and ties matter: so all entries move
 * together, then equal ones, then each alone.
 */
export function* simplerLists(
  list: readonly Rational[],
  simplerEntries: (entry: Rational) => Iterable<Rational> = simplerRationals,
): IterableIterator<readonly Rational[]> {
  if (list.length === 0) return
  yield list.map(() => rational.zero)
  yield list.map(() => rational.one)
  for (const end of [list.reduce(rational.maximum), list.reduce(rational.minimum)]) {
    yield list.map((entry) => rational.subtract(entry, end))
  }
  const unit = list.filter((entry) => !rational.isZero(entry)).map(rational.absolute)
  if (unit.length > 0) {
    const least = unit.reduce(rational.minimum)
    yield list.map((entry) => rational.divide(entry, least))
  }
  const distinct = new Map(list.map((entry) => [rational.print(entry), entry]))
  for (const entry of distinct.values()) {
    for (const simpler of simplerEntries(entry)) {
      yield list.map((other) => (rational.equal(other, entry) ? simpler : other))
    }
  }
  if (distinct.size === list.length) return
  for (const [k, entry] of list.entries()) {
    for (const simpler of simplerEntries(entry)) yield list.with(k, simpler)
  }
}

/** One entry nudged, made like its neighbour, repeated or dropped. */
export function neighbourList(
  list: readonly Rational[],
  step: Rational,
  extremes: readonly Rational[],
  random: Random,
): readonly Rational[] {
  if (list.length === 0) return extremes.slice(0, 1)
  const k = random.nextInt(0, list.length - 1)
  const beside = list[k + 1] ?? list[k - 1] ?? list[k]
  switch (random.nextInt(0, 7)) {
    case 0:
      return list.toSpliced(k, 0, list[k])
    case 1:
      return list.toSpliced(k, 1)
    case 2:
      return list.with(k, beside)
    default:
      return list.with(k, nudged(list[k], step, extremes, random))
  }
}
