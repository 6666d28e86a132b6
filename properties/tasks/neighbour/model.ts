// The neighbour of a position found by angles (Barceló et al., made rational): θ_i = 2·arctan t_i with t_i = (1 − 2^{−i})/6 grows by less
// and less, so of the positions of the other parity the next one is nearest, by a hair. Attention with scores cos(θ_i − θ_j) −
// 10(−1)^{i+j} looks at i + 1, or at i − 1 where it sees no more than i.
import { rational } from '../../../src/numbers/index.ts'
import { type Mask, type Model, matrix, type Scheduled, term, vector } from '../../../src/transformer/index.ts'

const COORDINATES = ['one', 'cos θ', 'sin θ', '(-1)^i', 'Q_1', 'neighbour'] as const
const [ONE, COS, SIN, PARITY, LETTER, NEIGHBOUR] = COORDINATES.keys()

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
export function neighbourByAngles(mask: Extract<Mask, 'none' | 'future'>): Model {
  const d = COORDINATES.length
  const embed = (bit: 0 | 1) =>
    vector(d, [
      [ONE, rational.one],
      [LETTER, rational.of(bit)],
    ])
  // Four dimensions, so that √d_k = 2 is rational; queries make up for it.
  const rows = (factors: readonly [number, number, number]) =>
    matrix(4, d, [
      [0, COS, rational.of(factors[0])],
      [1, SIN, rational.of(factors[1])],
      [2, PARITY, rational.of(factors[2])],
    ])
  return {
    name: mask === 'none' ? 'successor by angles' : 'predecessor by angles',
    coordinates: COORDINATES,
    embedding: {
      symbols: [
        { symbol: '0', vector: embed(0) },
        { symbol: '1', vector: embed(1) },
      ],
      other: null,
    },
    schedule: {
      positions: [
        { coordinate: COS, value: angle('cos θ_i', 'cos') },
        { coordinate: SIN, value: angle('sin θ_i', 'sin') },
        { coordinate: PARITY, value: term('(-1)^i') },
      ],
      temperature: term('1'),
    },
    layers: [
      {
        name: 'look at the neighbour',
        heads: [
          {
            name: 'nearest of the other parity',
            mask,
            weighting: 'average',
            query: rows([2, 2, -20]),
            key: rows([1, 1, 1]),
            value: matrix(d, d, [[NEIGHBOUR, LETTER, rational.one]]),
          },
        ],
        feedForward: null,
      },
    ],
    outputs: [NEIGHBOUR],
  }
}
