// Cases that have positions 1..n: words, lists, score rows. Positions can be left out, which is the boldest way to shrink,
// and other lines can follow along, with one entry per position.
import { type Domain, type DomainRecipe, domainOf, enumerate, type Random, type Small } from '../src/engine/index.ts'

/** @example const mirrored = (line: Line<Word>, word: Word) => line.reversed(word) */
export interface Line<C> extends Domain<C> {
  length(c: C): number
  /** Without `count` positions from index `start` on; undefined where the rest is no case of the domain. */
  without(c: C, start: number, count: number): C | undefined
  /** Read from right to left. */
  reversed(c: C): C
  /** Indices that stand out: the largest scores of a row. */
  outstanding(c: C): readonly number[]
}

/** A line that takes the length of another. @example const cutTo = (line: Follower<Word>, word: Word) => line.fit(word, 3) */
export interface Follower<C> extends Line<C> {
  /** Draws one of length n, for a line in which some indices stand out. */
  follow(random: Random, n: number, outstanding: readonly number[]): C
  /** Cut or filled up to length n. */
  fit(c: C, n: number): C
}

/** The lengths of drawn lines; longer ones can be read and shrunk too. */
export interface Lengths {
  readonly minLength: number
  readonly maxLength: number
}

/**
 * @example const cutting: Pick<LineRecipe<string>, 'cut'> = { cut: (text, start, count) => text.slice(0, start) + text.slice(start + count) }
 */
export interface LineRecipe<C>
  extends Omit<DomainRecipe<C>, 'draw' | 'simpler'>,
    Pick<Line<C>, 'length' | 'reversed' | 'outstanding'>,
    Lengths {
  draw(random: Random, n: number): C
  /** The rest, which need not be a case of the domain. */
  cut(c: C, start: number, count: number): C
  /** Candidates of the same length, boldest first. */
  simplerInPlace(c: C): Iterable<C>
}

/**
 * @example
 * const dots = lineOf<string>({
 *   minLength: 1, maxLength: 6, length: (dots) => dots.length, size: (dots) => dots.length,
 *   draw: (_, n) => '.'.repeat(n), isShaped: (value): value is string => typeof value === 'string',
 *   cut: (dots, start, count) => dots.slice(0, start) + dots.slice(start + count),
 *   simplerInPlace: () => [], reversed: (dots) => dots, outstanding: () => [], print: (dots) => dots, read: (line) => line,
 * })
 * dots.without('...', 0, 2) // .
 */
export function lineOf<C>(recipe: LineRecipe<C>): Line<C> {
  const { minLength, maxLength, cut, simplerInPlace, length, reversed, outstanding, ...rest } = recipe
  const domain = domainOf({
    ...rest,
    draw: (random) => recipe.draw(random, random.nextInt(minLength, maxLength)),
    flaw: (c) =>
      length(c) < minLength ? `expected a length of at least ${minLength}, found ${length(c)}` : recipe.flaw?.(c),
    *simpler(c) {
      for (const { start, count } of blocks(length(c))) yield cut(c, start, count)
      yield* simplerInPlace(c)
      yield reversed(c)
    },
  })
  const without = (c: C, start: number, count: number): C | undefined => {
    const left = cut(c, start, count)
    return domain.arbitrary.canShrinkWithoutContext(left) ? left : undefined
  }
  return { ...domain, length, reversed, outstanding, without }
}

export interface FollowerRecipe<C> extends Omit<LineRecipe<C>, 'draw'>, Pick<Follower<C>, 'follow' | 'fit'> {}

/** On its own, a follower has any length in its range, and nothing stands out. */
export function followerOf<C>({ follow, fit, ...rest }: FollowerRecipe<C>): Follower<C> {
  return { ...lineOf({ ...rest, draw: (random, n) => follow(random, n, []) }), follow, fit }
}

/** All small lines, the shortest first. */
export const enumerateLengths = <C>(
  { minLength, maxLength }: Lengths,
  ofLength: (n: number) => Iterable<C>,
  cases: (longest: number) => string,
): Small<C> =>
  enumerate({
    *upTo(size) {
      for (let n = minLength; n <= Math.min(size, maxLength); n++) yield* ofLength(n)
    },
    cases: (size) => cases(Math.min(size, maxLength)),
  })

/** Neighbouring positions to leave out, longest first: all, halves, quarters, …, one; and always the last ones. */
export function* blocks(n: number): IterableIterator<{ readonly start: number; readonly count: number }> {
  for (let count = n; count >= 1; count = Math.floor(count / 2)) {
    for (let start = 0; start + count <= n; start += count) yield { start, count }
    if (n % count !== 0) yield { start: n - count, count }
    // Not only halves: all but one position is what most counterexamples need.
    if (count === n && n > 2) {
      yield { start: 0, count: n - 1 }
      yield { start: 1, count: n - 1 }
    }
  }
}

export const isLine = <C>(domain: Domain<C>): domain is Line<C> => 'without' in domain
export const isFollower = <C>(domain: Domain<C>): domain is Follower<C> => isLine(domain) && 'follow' in domain
