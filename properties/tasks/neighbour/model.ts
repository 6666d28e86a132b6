// The neighbour of a position found by angles (Barceló et al., made rational): θ_i = 2·arctan t_i with t_i = (1 − 2^{−i})/6 grows by less
// and less, so of the positions of the other parity the next one is nearest, by a hair. Attention with scores cos(θ_i − θ_j) −
// 10(−1)^{i+j} looks at i + 1, or at i − 1 where it sees no more than i.
import { rational } from '../../../src/numbers/index.ts'
import { type Mask, type Model, type Scheduled, transformer } from '../../../src/transformer/index.ts'

/** tan(θ_i/2); cos θ = (1 − t²)/(1 + t²) and sin θ = 2t/(1 + t²) are rational with it. */
const tangent = (i: number) => {
  const shift = 2n ** BigInt(i)
  return rational.of(shift - 1n, 6n * shift)
}

const angle = (name: string, part: 'cos' | 'sin'): Scheduled => ({
  kind: 'function',
  name,
  at(i) {
    const t = tangent(i)
    const square = rational.multiply(t, t)
    const above = part === 'cos' ? rational.subtract(rational.one, square) : rational.multiply(rational.of(2), t)
    return rational.divide(above, rational.add(rational.one, square))
  },
})

/** Letters 0 and 1; the last coordinate is the letter of the neighbour. @example neighbourByAngles('none') */
export const neighbourByAngles = (mask: Extract<Mask, 'none' | 'future'>): Model =>
  transformer({
    name: mask === 'none' ? 'successor by angles' : 'predecessor by angles',
    coordinates: ['one', 'cos θ', 'sin θ', '(-1)^i', 'Q_1', 'neighbour'],
    embedding: { 0: 'one', 1: { one: 1, Q_1: 1 } },
    positions: { 'cos θ': angle('cos θ_i', 'cos'), 'sin θ': angle('sin θ_i', 'sin'), '(-1)^i': '(-1)^i' },
    layers: [
      {
        name: 'look at the neighbour',
        heads: [
          {
            name: 'nearest of the other parity',
            mask,
            weighting: 'average',
            // Four dimensions, so that √d_k = 2 is rational; queries make up for it.
            query: [{ 'cos θ': 2 }, { 'sin θ': 2 }, { '(-1)^i': -20 }, {}],
            key: ['cos θ', 'sin θ', '(-1)^i', {}],
            value: { neighbour: 'Q_1' },
          },
        ],
      },
    ],
    outputs: ['neighbour'],
  })
