// Lists of rationals, such as score rows over a small grid. One in three repeats two values, so that ties are common.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { enumerateLengths, type Follower, followerOf } from '../line.ts'
import { listsOver } from '../lists.ts'
import { parseList, printList } from './list-text.ts'
import {
  isRational,
  nudge,
  type RationalOptions,
  type RationalRange,
  rationalRange,
  rationalSize,
  simplerRationals,
} from './rational.ts'

/** @example const options: RationalListOptions = { largest: 1, denominators: [2], minLength: 3 } */
export interface RationalListOptions extends RationalOptions {
  /** The least length. Default: 1. */
  readonly minLength?: number
  /** The greatest length that is drawn; longer lists are read and shrunk too. Default: 8. */
  readonly maxLength?: number
  /** What small lists are made of. Default: those of −1, −1/2, 0, 1/2 and 1 that the options allow. */
  readonly grid?: readonly Rational[]
  /** A list of length n, beside a line in which some indices stand out. Default: any entries, or two repeated ones. */
  draw?(random: Random, n: number, outstanding: readonly number[]): readonly Rational[]
}

const GRID = ['-1', '-1/2', '0', '1/2', '1'].map(rational.parse)

/** @example rationalLists({ largest: 1, denominators: [2] }).print([rational.zero, rational.half]) // (0 1/2) */
export function rationalLists(options: RationalListOptions = {}): Follower<readonly Rational[]> {
  const items = rationalRange(options)
  const { minLength = 1, maxLength = 8, grid = GRID.filter(items.contains) } = options
  const simplest = items.positive ? rational.one : rational.zero
  return followerOf({
    minLength,
    maxLength,
    follow: options.draw ?? ((random, n) => drawList(items, random, n)),
    fit: (list, n) => several(n, (k) => list[k] ?? simplest),
    isShaped: isRationalList,
    flaw(list) {
      const stranger = list.find((entry) => !items.contains(entry))
      return stranger === undefined ? undefined : `${rational.print(stranger)} is not allowed here`
    },
    length: (list) => list.length,
    reversed: (list) => list.toReversed(),
    outstanding: largestIndices,
    cut: (list, start, count) => list.toSpliced(start, count),
    simplerInPlace: (list) => simplerLists(list, items.simpler),
    size: listSize,
    print: printList,
    read: parseList,
    small: enumerateLengths(
      { minLength, maxLength },
      (n) => listsOver(grid, n),
      (longest) => `lists of length ${minLength} to ${longest} over {${grid.map(rational.print).join(', ')}}`,
    ),
    neighbour(list, random) {
      const step = rational.of(1, oneOf(random, items.denominators))
      const varied = neighbourList(list, step, items.extremes, random)
      const length = Math.max(minLength, Math.min(varied.length, Math.max(maxLength, list.length)))
      return several(length, (k) => (items.contains(varied[k]) ? varied[k] : items.draw(random)))
    },
  })
}

function drawList({ draw }: RationalRange, random: Random, n: number): readonly Rational[] {
  const two = [draw(random), draw(random)]
  return oneIn(random, 3) ? several(n, () => oneOf(random, two)) : several(n, () => draw(random))
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
      return list.with(k, nudge(list[k], step, extremes, random))
  }
}
