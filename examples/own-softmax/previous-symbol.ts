// A softmax construction of one's own, written by named coordinates: each position copies the symbol before it. Weights do not depend on
// the length; only the schedule (position embeddings and temperature) does.
import { type Model, type Rational, transformer } from 'lemmata'

/** Scores are γ·j/n over τ = 1/n: among the positions before i, each has e^γ times the weight of the one before it. */
export const previousSymbol = (gamma: Rational): Model =>
  transformer({
    name: 'the symbol before',
    coordinates: ['one', 'i/n', 'is 0', 'is 1', 'was 0', 'was 1'],
    embedding: { 0: { one: 1, 'is 0': 1 }, 1: { one: 1, 'is 1': 1 } },
    positions: { 'i/n': 'i/n' },
    temperature: '1/n',
    layers: [
      {
        name: 'look back',
        heads: [
          {
            name: 'nearest on the left',
            mask: 'strict-future',
            query: { one: gamma },
            key: 'i/n',
            value: { 'was 0': 'is 0', 'was 1': 'is 1' },
          },
        ],
      },
    ],
    outputs: ['was 0', 'was 1'],
  })
