// a since b (Theorems 15 and 16): looking left from i, the nearest position where ¬a ∨ b is true decides, by a ∧ b.
import { type Gadget, truth } from './gadget.ts'
import { attendToWitness } from './witness.ts'

/** @example since('a S b').build(site, [a, b]) */
export const since = (name = 'since'): Gadget => ({
  name,
  rests: ['lemma-8', 'lemma-9'],
  needs: ['tie-break to the right'],
  inputs: 2,
  build: (site, [left, right]) => attendToWitness(site, { name, left, right, prefer: 'right' }),
  meaning([a, b], i) {
    for (let j = i; j >= 1 && a[j - 1]; j--) if (b[j - 1]) return truth(true)
    return truth(false)
  },
})
