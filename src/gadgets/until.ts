// a until b (Theorem 15): looking right from i, the nearest position where ¬a ∨ b is true decides, by a ∧ b.
import { type Gadget, truth } from './gadget.ts'
import { attendToWitness } from './witness.ts'

/** @example until('a U b').build(site, [a, b]) */
export const until = (name = 'until'): Gadget => ({
  name,
  rests: ['lemma-8c', 'lemma-9'],
  needs: ['tie-break to the left'],
  inputs: 2,
  build: (site, [left, right]) => attendToWitness(site, { name, left, right, prefer: 'left' }),
  meaning([a, b], i, n) {
    for (let j = i; j <= n && a[j - 1]; j++) if (b[j - 1]) return truth(true)
    return truth(false)
  },
})
