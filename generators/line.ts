// Cases that have positions 1..n: words, lists, score rows. Positions can be left out, which is the boldest way to shrink,
// and other lines can follow along, one entry a position.
import type { Domain, Random } from '../src/engine/index.ts'
import { arbitraryOf, type Recipe } from './arbitrary.ts'

export interface Line<C> extends Domain<C> {
  length(c: C): number
  /** Without `count` positions from index `start` on; undefined where the rest is no case of the domain. */
  without(c: C, start: number, count: number): C | undefined
  /** Read from right to left. */
  reversed(c: C): C
  /** Indices that stand out: the largest scores of a row. */
  outstanding(c: C): readonly number[]
}

/** A line that takes the length of another. */
export interface Follower<C> extends Line<C> {
  /** Draws one of length n, for a line in which some indices stand out. */
  follow(random: Random, n: number, outstanding: readonly number[]): C
  /** Cut or filled up to length n. */
  fit(c: C, n: number): C
}

export interface LineRecipe<C>
  extends Pick<Recipe<C>, 'draw' | 'contains'>,
    Omit<Domain<C>, 'arbitrary'>,
    Pick<Line<C>, 'length' | 'reversed' | 'outstanding'> {
  /** The rest, which need not be a case of the domain. */
  cut(c: C, start: number, count: number): C
  /** Candidates of the same length, boldest first. */
  simplerInPlace(c: C): Iterable<C>
}

export function lineOf<C>(recipe: LineRecipe<C>): Line<C> {
  const { draw, contains, cut, simplerInPlace, ...domain } = recipe
  const without = (c: C, start: number, count: number): C | undefined => {
    const rest = cut(c, start, count)
    return contains(rest) ? rest : undefined
  }
  function* simpler(c: C): IterableIterator<C> {
    for (const { start, count } of blocks(domain.length(c))) yield cut(c, start, count)
    yield* simplerInPlace(c)
    yield domain.reversed(c)
  }
  return { ...domain, without, arbitrary: arbitraryOf({ draw, contains, simpler, size: domain.size }) }
}

export interface FollowerRecipe<C> extends Omit<LineRecipe<C>, 'draw'>, Pick<Follower<C>, 'follow' | 'fit'> {
  readonly minLength: number
  readonly maxLength: number
}

/** On its own, a follower has any length in its range, and nothing stands out. */
export function followerOf<C>(recipe: FollowerRecipe<C>): Follower<C> {
  const { minLength, maxLength, follow, fit, ...rest } = recipe
  const draw = (random: Random): C => follow(random, random.nextInt(minLength, maxLength), [])
  return { ...lineOf({ ...rest, draw }), follow, fit }
}

/** Neighbouring positions to leave out, longest first: all, halves, quarters, …, one; always also the last so many. */
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
