// The sign trick: [x > 0], where x is at most 0 or at least u, however small u > 0 is and no net of fixed weights could tell. All look at the
// score (x_i − u_i/2)·[j = 1] without a mask: for x ≥ u the first position wins, by u/2 at least, and [j = 1] is 1 there; for x ≤ 0 all
// others win, by u/2 at least, and [j = 1] is 0. Where n = 1 there are no others, but then u = 1 and ReLU(x) is the Boolean itself.
import { rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { isSingle } from './broadcast.ts'
import { minus, nothing, scale, sum } from './form.ts'
import { attend, relu, type Workshop, write } from './workshop.ts'

export interface Small {
  /** At most 0, or from u to 1. */
  readonly x: LinearForm
  readonly u: LinearForm
  /** At most u/2, at every position. */
  readonly gap: OfLength
}

/** 1 where x > 0, else 0; but always 1 where n = 1. */
export const attendBySign = (shop: Workshop, name: string, { x, u, gap }: Small): LinearForm =>
  attend(
    shop,
    name,
    { mask: 'none', pairs: [{ query: minus(x, scale(rational.half, u)), key: shop.first }], gap },
    shop.first,
  )

/** [x > 0]: ReLU(attended − s) + ReLU(x + s − 1) with s = [n = 1]. From n = 2 on the second is 0, as x ≤ 1; where n = 1 the first is. */
export function signOf(shop: Workshop, name: string, small: Small): LinearForm {
  const attended = attendBySign(shop, `${name}: sign`, small)
  const single = isSingle(shop)
  return write(shop, name, nothing, [relu(minus(attended, single)), relu(minus(sum(small.x, single), shop.one))])
}
