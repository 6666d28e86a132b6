// ⊖a (Theorems 12 and 13): a at the neighbour on the left. The first position is odd and sees no even one, so that its attention to
// the nearest even one finds the position itself: there the marker of the first position is subtracted.
import { times } from '../stream/index.ts'
import { first } from './edges.ts'
import { type Gadget, truth } from './gadget.ts'
import { attendToNeighbour } from './neighbour.ts'

/** @example previous('Y a').build(site, [a]) */
export const previous = (name = '⊖'): Gadget => ({
  name,
  rests: ['lemma-8', 'lemma-9', 'proposition-10a'],
  needs: ['tie-break to the right', 'first position'],
  inputs: 1,
  build(site, [of]) {
    const notEven = [times(-1, first.build(site))]
    return attendToNeighbour(site, { name, of, prefer: 'right', notEven, notOdd: [] })
  },
  meaning: ([a], i) => truth(i > 1 && a[i - 2]),
})
