// One head that looks for the last 1 so far: a 1 scores 1, and later positions score up to 1/2 more. Under hard attention `found` is 1
// from the first 1 on; under softmax it is nearly that.
import { exponentialSum, loadModel, type Model, type Real, rational } from '../../../src/index.ts'

const read = loadModel(
  JSON.stringify({
    lemmata: 'model',
    version: 1,
    name: 'finds a 1',
    coordinates: ['one', 'i/n', 'Q_1', 'found'],
    embedding: {
      symbols: [
        { symbol: '0', vector: [{ to: 'one', value: '1' }] },
        {
          symbol: '1',
          vector: [
            { to: 'one', value: '1' },
            { to: 'Q_1', value: '1' },
          ],
        },
      ],
      other: null,
    },
    schedule: { positions: [{ coordinate: 'i/n', value: { term: 'i/n' } }], temperature: { term: '1/n' } },
    layers: [
      {
        name: 'look back',
        heads: [
          {
            name: 'last 1',
            mask: 'future',
            weighting: 'average',
            dimension: 1,
            query: [{ to: 0, from: 'one', value: '1' }],
            key: [
              { to: 0, from: 'Q_1', value: '1' },
              { to: 0, from: 'i/n', value: '1/2' },
            ],
            value: [{ to: 'found', from: 'Q_1', value: '1' }],
          },
        ],
        feedForward: null,
      },
    ],
    outputs: ['found'],
  }),
)
if (read.kind === 'unreadable') throw new Error(read.errors.map(({ message }) => message).join('\n'))

export const findsOne: Model = read.value

/** With temperature 1/n each of the n − 1 other symbols weighs at most e^{−(n+1)/2}. */
export const largestError = (n: number): Real => exponentialSum.term(rational.of(n - 1), rational.of(-n - 1, 2))
