// Is a count 0? (Theorem 20, the warm-up.) Looking up κ + 1 gives about 1 for κ = 0 and at least about 2 else, except for κ = i, whose
// row i + 1 is hidden or missing; but then a itself is true at i. So κ > 0 is f(c − 1 + a), and the zero test is 1 minus that.
import { countAt } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { times } from '../stream/index.ts'
import { type Gadget, truth } from './gadget.ts'
import { attendToRow } from './lookup.ts'
import { reciprocal } from './reciprocal.ts'
import { writeRounded } from './rounding.ts'

const QUARTER = rational.of(1, 4)

/** @example zero('left').build(site, [a]) // 1 where #←[a] = 0 */
export const zero = (direction: 'left' | 'right'): Gadget => ({
  name: `no a to the ${direction}`,
  rests: ['lemma-7', 'lemma-9'],
  needs: ['lookup', ...reciprocal(direction).needs],
  inputs: 1,
  build: (site, [of]) =>
    site.once(`zero ${direction} ${of.index}`, () => {
      const name = `no ${of.name} to the ${direction}`
      const after = attendToRow(site, {
        name: `row after ${direction} count of ${of.name}`,
        of,
        direction,
        plus: 1,
        steep: 1n,
        value: 'position',
        tolerance: QUARTER,
      })
      const rounded = { constant: rational.of(-1), form: [times(1, after), times(1, of)] }
      const none = writeRounded(site, name, [rounded], { isNegated: true })
      const count = { factor: 1n, count: { direction, of } }
      site.means(none, { kind: 'compare', operator: '<', left: [count], right: [{ factor: 1n, count: null }] })
      return none
    }),
  meaning: ([a], i) => truth(countAt({ direction }, a, i) === 0),
})
