// ⊖ with one head and no marker of the first position, where Theorem 12 takes two heads and a marker. A gadget adds steps to a site,
// and returns the coordinate that they write; `compile(…, { gadgets })` takes yours in place of ours.
import { gadgets, rational } from 'lemmata'

const { plain, times, writeRounded } = gadgets

/**
 * With p = (−1)^i the score is 2γ(−p_i·p_j/2 + j/2n) over τ = 1/n, with γ = 4: the rightmost position of the other parity, which is
 * i − 1, but i itself at 1. What it reads is a_j + p_j/2; adding p_i/2 leaves a_{i−1}, and a_1 − 1 ≤ 0 at the first position.
 * By Lemma 8b the error is at most 4e^{−4}·3/2 < 1/4.
 */
export const previousByOneHead = (name: string): gadgets.Gadget => ({
  name,
  rests: ['lemma-8b', 'lemma-9'],
  needs: ['tie-break to the right'],
  inputs: 1,
  build(site, [of]) {
    const [parity, place] = [site.position('(-1)^i'), site.position('i/n')]
    const half = times(rational.half, parity)
    const seen = site.fresh(`neighbour for ${name}`, 'approximate')
    site.add({
      kind: 'attention',
      name: `other parity for ${name}`,
      mask: 'future',
      // Scores are divided by √4.
      query: [[times(-16, parity)], [times(16, site.one)], [], []],
      key: [[half], [times(rational.half, place)], [], []],
      value: [...plain(of), half],
      to: seen.index,
    })
    return writeRounded(site, name, [{ constant: rational.zero, form: [...plain(seen), half] }])
  },
  meaning: ([a], i) => (i > 1 && a[i - 2] ? rational.one : rational.zero),
})
