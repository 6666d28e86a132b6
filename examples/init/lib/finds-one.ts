// One head that looks for the last 1 so far: a 1 scores 1, and later positions score up to 1/2 more. Under hard attention `found` is 1
// from the first 1 on; under softmax it is nearly that.
import { exponentialSum, type Real, rational, transformer } from 'lemmata'

export const findsOne = transformer({
  name: 'finds a 1',
  coordinates: ['one', 'i/n', 'Q_1', 'found'],
  embedding: { 0: 'one', 1: { one: 1, Q_1: 1 } },
  positions: { 'i/n': 'i/n' },
  temperature: '1/n',
  layers: [
    {
      name: 'look back',
      heads: [
        {
          name: 'last 1',
          mask: 'future',
          weighting: 'average',
          query: 'one',
          key: { Q_1: 1, 'i/n': '1/2' },
          value: { found: 'Q_1' },
        },
      ],
    },
  ],
  outputs: ['found'],
})

/** With temperature 1/n each of the n − 1 other symbols weighs at most e^{−(n+1)/2}. */
export const largestError = (n: number): Real => exponentialSum.term(rational.of(n - 1), rational.of(-n - 1, 2))
