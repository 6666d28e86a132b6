// θ(κ) (Theorem 20): the table θ_n is looked up in row κ with slope 3, hence within 4e^{−3} < ¼ (Lemma 6). Row 0 is not there: the zero
// test removes what was found instead, and brings in θ_n(0), which must be a position embedding of its own since it may depend on n.
import { countAt, type Predicate, predicateText } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { type Coordinate, type NetUnit, plain, times } from '../stream/index.ts'
import type { CountOf } from '../transformer/index.ts'
import { type Gadget, truth } from './gadget.ts'
import { attendToRow } from './lookup.ts'
import { reciprocal } from './reciprocal.ts'
import { writeRounded } from './rounding.ts'
import { zero } from './zero.ts'

/** @example predicateOf(odd, 'left', 'ODD(#L[a])').build(site, [a]) */
export const predicateOf = (
  theta: Predicate,
  direction: CountOf['direction'],
  name = `${predicateText(theta)}(κ)`,
): Gadget => ({
  name,
  rests: ['lemma-6', 'lemma-7', 'lemma-9'],
  needs: ['lookup', ...reciprocal(direction).needs],
  inputs: 1,
  build(site, [of]) {
    const found = attendToRow(site, {
      name: `${predicateText(theta)} at the ${direction} count of ${of.name}`,
      of,
      direction,
      plus: 0,
      steep: 1n,
      value: site.predicate(theta, 'position'),
      tolerance: rational.of(1, 4),
    })
    const none = zero(direction).build(site, [of])
    const atZero = site.predicate(theta, 'zero')
    const rounded = { constant: rational.zero, form: [times(1, found), times(-1, none)] }
    // κ = 0 and θ_n(0).
    const units = (to: Coordinate): readonly NetUnit[] => [
      { bias: rational.of(-1), form: [times(1, none), times(1, atZero)], outputs: plain(to) },
    ]
    return writeRounded(site, name, [rounded], { units })
  },
  meaning: ([a], i, n) => truth(theta.holds(countAt({ direction }, a, i), n)),
})
