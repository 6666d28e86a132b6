// A softmax transformer with fixed weights and bounded position embeddings that decides parity, in the manner of Chiang and Cholak: the
// mean of the ones is k/n, a net compares it with i/n and marks the position i = k by (−1)^i, and a second mean collects the mark.
// Since a mean dilutes what one position says, the output is right by 1/(2n²) only.
import { rational, term, transformer } from 'lemmata'

/** 1/n at k/n = i/n and 0 elsewhere, as both are multiples of 1/n; ±: where (−1)^i = ±1, since then the last summand is 0, else −4. */
const hat = (sign: 1 | -1) =>
  [
    { step: 1, factor: 1 },
    { step: 0, factor: -2 },
    { step: -1, factor: 1 },
  ].map(({ step, factor }) => ({
    reads: { 'k/n': 1, 'i/n': -1, '1/n': step, '(-1)^i': 2 * sign },
    bias: -2,
    writes: { mark: sign * factor },
  }))

/** (−1)^k/n² + 1/(2n²), where nothing is marked for k = 0: positive if and only if k is even. */
export const parity = transformer({
  name: 'parity',
  coordinates: ['i/n', '1/n', '(-1)^i', 'is 1', 'k/n', 'mark', 'even'],
  embedding: { 0: {}, 1: 'is 1' },
  positions: { 'i/n': 'i/n', '1/n': '1/n', '(-1)^i': '(-1)^i', even: term('1/n^2', rational.half) },
  layers: [
    { name: 'count', heads: [{ name: 'mean of the ones', value: { 'k/n': 'is 1' } }], net: [...hat(1), ...hat(-1)] },
    { name: 'collect', heads: [{ name: 'mean of the marks', value: { even: 'mark' } }] },
  ],
  outputs: ['even'],
})
