// Comparisons of naturals, stored as v/n: a difference d is a multiple of 1/n, so d ≤ 0 or d ≥ 1/n, and the sign trick tells which, with gap
// 1/(2n). For d ≠ 0 it is |d| = ReLU(d) + ReLU(−d). Nothing needs to be cut off at 1/n: a larger x only makes the gap larger.
import { rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { inverseLength } from './broadcast.ts'
import { nothing, scale } from './form.ts'
import { signOf } from './sign.ts'
import { relu, type Workshop, write } from './workshop.ts'

const GAP: OfLength = { kind: 'power', times: rational.half, power: 1 }

/** [d > 0]. */
export const positive = (shop: Workshop, name: string, d: LinearForm): LinearForm =>
  d.length === 0 ? nothing : signOf(shop, name, { x: d, u: inverseLength(shop), gap: GAP })

/** [d ≠ 0]. */
export const differs = (shop: Workshop, name: string, d: LinearForm): LinearForm =>
  positive(shop, name, write(shop, `${name}: distance`, nothing, [relu(d), relu(scale(-1, d))]))
