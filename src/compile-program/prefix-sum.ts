// s/n from v/n, s = Σ_{j ≤ i} v_j ≤ n. The mean of v/n over j ≤ i is m = s/(ni). Then j/n is looked up at j = s by the score
// 2m(j/n) − (1/i)(j/n)² = (s² − (s − j)²)/(in²), largest at j = s, and by 1/(in²). For s = 0 position 1 is found; m is 0 there and
// else at least 1/(ni), which the sign trick tells apart with gap 1/(2ni).
import { rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { inversePosition, inverseProduct, isSingle } from './broadcast.ts'
import { minus, nothing, scale, sum } from './form.ts'
import { attendBySign } from './sign.ts'
import { attend, relu, type Workshop, write } from './workshop.ts'

/** As i ≤ n. */
const LOOKUP_GAP: OfLength = { kind: 'power', times: rational.one, power: 3 }
const ZERO_GAP: OfLength = { kind: 'power', times: rational.half, power: 2 }

export interface PrefixSum {
  readonly sum: LinearForm
  /** s/(ni): where s > n the lookup finds n, and only this tells. */
  readonly mean: LinearForm
}

export function prefixSum(shop: Workshop, name: string, v: LinearForm): PrefixSum {
  const { one, position, positionSquare } = shop
  const mean = attend(shop, `${name}: mean`, { mask: 'future', pairs: [], gap: null }, v)
  const found = attend(
    shop,
    `${name}: position`,
    {
      mask: 'none',
      pairs: [
        { query: mean, key: scale(2, position) },
        { query: inversePosition(shop), key: scale(-1, positionSquare) },
      ],
      gap: LOOKUP_GAP,
    },
    position,
  )
  const isPositive = attendBySign(shop, `${name}: sign`, { x: mean, u: inverseProduct(shop), gap: ZERO_GAP })
  const single = isSingle(shop)
  // The position found where s > 0, else 0; where n = 1, m = s.
  const units = [relu(minus(sum(found, isPositive), sum(single, one))), relu(minus(sum(mean, single), one))]
  return { mean, sum: write(shop, name, nothing, units) }
}
