// What every position knows of the length and of its place: 1/n, 1/n² and [n = 1] by looking at the first position (score [j = 1], gap 1),
// 1/i and 1/(ni) as means of [j = 1] and [j = 1]/n over j ≤ i. Each is built when it is first asked for.
import { rational } from '../numbers/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { minus, nothing, scale, sum } from './form.ts'
import { attend, type Look, relu, type Workshop, write } from './workshop.ts'

const atFirst = ({ one, first }: Workshop): Look => ({
  mask: 'none',
  pairs: [{ query: one, key: first }],
  gap: rational.one,
})

const upToHere: Look = { mask: 'future', pairs: [], gap: null }

/** 1/n, which is i/n at the first position. */
export const inverseLength = (shop: Workshop): LinearForm => attend(shop, '1/n', atFirst(shop), shop.position)

/** 1/n². */
export const inverseSquare = (shop: Workshop): LinearForm => attend(shop, '1/n^2', atFirst(shop), shop.positionSquare)

/** 1 where n = 1, else 0: 2·ReLU(1/n − ½) is 0 from n = 2 on. */
export const isSingle = (shop: Workshop): LinearForm =>
  write(shop, 'n = 1', nothing, [relu(minus(scale(2, inverseLength(shop)), shop.one))])

/** 1/i. */
export const inversePosition = (shop: Workshop): LinearForm => attend(shop, '1/i', upToHere, shop.first)

/** 1/(ni). [i = 1]/n is ReLU(i/n + [i = 1] − 1), as i/n ≤ 1. */
export const inverseProduct = (shop: Workshop): LinearForm => {
  const { one, first, position } = shop
  const share = write(shop, '[i=1]/n', nothing, [relu(minus(sum(position, first), one))])
  return attend(shop, '1/(n*i)', upToHere, share)
}
