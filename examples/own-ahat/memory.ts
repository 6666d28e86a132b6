// An average-hard transformer of one's own: 0 and 1 are written to a memory, - leaves it as it is, and every position reads what was
// written last. Before the first 0 or 1 the memory is 0.
import { transformer } from 'lemmata'

/** Written positions score 2 + j/n, others j/n: the last written one is best, and by 1/n at least. */
export const oneBit = transformer({
  name: 'memory of one bit',
  coordinates: ['one', 'i/n', 'is written', 'is 1', 'memory'],
  embedding: { 0: { one: 1, 'is written': 1 }, 1: { one: 1, 'is written': 1, 'is 1': 1 }, '-': 'one' },
  positions: { 'i/n': 'i/n' },
  layers: [
    {
      name: 'read',
      heads: [
        {
          name: 'last written',
          mask: 'future',
          weighting: 'average',
          query: 'one',
          key: { 'is written': 2, 'i/n': 1 },
          value: { memory: 'is 1' },
        },
      ],
    },
  ],
  outputs: ['memory'],
})
