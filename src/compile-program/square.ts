// (v/n)² from v/n, as the key of an equality needs it: look (j/n)² up at j = v. The score 2(v/n)(j/n) − (j/n)² = (v² − (v − j)²)/n² is
// largest at j = v, and by 1/n². There is no position 0: for v = 0 position 1 is found, and 1/n² too much. That is noticed by the
// position p = max(v, 1)/n found besides: p − v/n is 1/n where v = 0 and else 0, so ReLU(1/n² + p − v/n − 1/n) is 1/n² or 0.
import { rational } from '../numbers/index.ts'
import type { OfLength } from '../soften/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { inverseLength, inverseSquare } from './broadcast.ts'
import { isSame, minus, nothing, scale, sum } from './form.ts'
import { attend, type Look, relu, type Workshop, write } from './workshop.ts'

const GAP: OfLength = { kind: 'power', times: rational.one, power: 2 }

export function squareOf(shop: Workshop, name: string, v: LinearForm): LinearForm {
  const { one, position, positionSquare } = shop
  if (isSame(v, position)) return positionSquare
  const look: Look = {
    mask: 'none',
    pairs: [
      { query: v, key: scale(2, position) },
      { query: one, key: scale(-1, positionSquare) },
    ],
    gap: GAP,
  }
  const found = attend(shop, `${name}: position`, look, position)
  const square = attend(shop, `${name}: looked up`, look, positionSquare)
  const excess = minus(sum(inverseSquare(shop), found), sum(v, inverseLength(shop)))
  return minus(square, write(shop, `${name}: too much`, nothing, [relu(excess)]))
}
