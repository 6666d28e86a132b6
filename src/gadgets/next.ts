// ⊕a (Theorem 12): a at the neighbour on the right. The last position may be odd or even, so its marker is subtracted from both.
import { times } from '../stream/index.ts'
import { last } from './edges.ts'
import { type Gadget, truth } from './gadget.ts'
import { attendToNeighbour } from './neighbour.ts'

/** @example next('X a').build(site, [a]) */
export const next = (name = '⊕'): Gadget => ({
  name,
  rests: ['lemma-8c', 'lemma-9', 'proposition-10b'],
  needs: ['tie-break to the left', 'last position'],
  inputs: 1,
  build(site, [of]) {
    const notLast = [times(-1, last.build(site))]
    return attendToNeighbour(site, { name, of, prefer: 'left', notEven: notLast, notOdd: notLast })
  },
  meaning: ([a], i, n) => truth(i < n && a[i]),
})
