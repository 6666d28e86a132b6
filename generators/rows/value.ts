// Values of positions, to be weighted by a row. Errors of attention are linear in them, so they are largest at corners: most
// placements put ±v_max everywhere, with the sign turned at one position, at the largest score or at every second one.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneOf, several } from '../chance.ts'
import type { Follower } from '../line.ts'
import { type RationalListOptions, rationalLists, rationalRange } from '../rationals/index.ts'

const SIGNS = [-1, 0, 1].map((sign) => rational.of(sign))

/** They follow a row: see {@link align}. @example align({ row: zigguratRows(), values: values({ largest: 1 }) }) */
export function values(options: RationalListOptions = {}): Follower<readonly Rational[]> {
  const { largest, draw, contains } = rationalRange(options)
  const simple = SIGNS.filter(contains)
  const grid = simple.length > 1 ? { grid: simple } : {}
  return rationalLists({
    ...grid,
    draw(random, n, outstanding) {
      const most = oneOf(random, [rational.of(largest), rational.one, draw(random)])
      const lowest = contains(rational.negate(most)) ? rational.negate(most) : draw(random)
      const isLow = oneOf(random, placements(n, outstanding, random))
      return several(n, (k) => (isLow === undefined ? draw(random) : isLow(k) ? lowest : most))
    },
    ...options,
  })
}

/** At which indices the sign is turned; undefined for arbitrary values. */
function placements(
  n: number,
  outstanding: readonly number[],
  random: Random,
): readonly (((k: number) => boolean) | undefined)[] {
  const one = n === 0 ? 0 : random.nextInt(0, n - 1)
  const peak = outstanding.length === 0 ? one : oneOf(random, outstanding)
  return [
    (k) => k === peak,
    (k) => k !== peak,
    (k) => k === one,
    (k) => k % 2 === 1,
    (k) => k < one,
    undefined,
    undefined,
  ]
}
