// Models of the kind that formulas compile to, by hand: one tie-break, one rounding net, one count and its lookup.
import { type Model, transformer } from '../src/index.ts'

/** Letters 0 and 1, as the constant 1 and whether it is a 1. */
export const BITS = { 0: 'one', 1: { one: 1, Q_1: 1 } } as const

/** Lemma 9: to += 2·ReLU(x − ¼) − 2·ReLU(x − ¾), which is 0 near 0 and 1 near 1. */
export const rounding = <From extends string, To extends string>(x: From, to: To) => {
  const by = (factor: number) => ({ [to]: factor })
  return [
    { reads: x, bias: '-1/4', writes: by(2) },
    { reads: x, bias: '-3/4', writes: by(-2) },
  ]
}

/** 1 wherever a 1 has been seen: the last position with the largest Q_1 (Lemma 8b, scale 3, τ = 1/n), rounded by Lemma 9. */
export const seenOne = (): Model =>
  transformer({
    name: 'seen a 1',
    coordinates: ['one', 'i/n', 'Q_1', 'x', 'seen'],
    embedding: BITS,
    positions: { 'i/n': 'i/n' },
    temperature: '1/n',
    layers: [
      {
        name: 'look back',
        heads: [
          {
            name: 'last 1',
            mask: 'future',
            query: { one: 6 },
            key: { Q_1: 1, 'i/n': '1/2' },
            value: { x: 'Q_1' },
          },
        ],
        net: rounding('x', 'seen'),
      },
    ],
    outputs: ['seen'],
  })

/**
 * Each layer looks up the bit at the last odd or even position (rightmost tie-break of Lemma 8b, scale 3, τ = 1/n) and
 * rounds it by Lemma 9 into a fresh coordinate.
 */
export function roundingTower(layers: number): Model {
  const numbers = Array.from({ length: layers }, (_, l) => l + 1)
  const bit = (l: number): string => (l === 0 ? 'Q_1' : `bit ${l}`)
  return transformer({
    name: `${layers} layers of rounding`,
    coordinates: ['one', 'i/n', 'p', 'Q_1', ...numbers.flatMap((l) => [`x ${l}`, bit(l)])],
    embedding: BITS,
    positions: { 'i/n': 'i/n', p: '(-1)^i' },
    temperature: '1/n',
    layers: numbers.map((l) => ({
      name: `round ${l}`,
      heads: [
        {
          name: 'last of its parity',
          mask: 'future' as const,
          query: { one: 6 },
          key: { p: l % 2 === 1 ? '1/2' : '-1/2', 'i/n': '1/2' },
          value: { [`x ${l}`]: bit(l - 1) },
        },
      ],
      net: rounding(`x ${l}`, bit(l)),
    })),
    outputs: [bit(layers)],
  })
}

/** Counts ones to the left (uniform attention), looks the count's parity up (Lemma 7) and rounds it. */
export const countLookup = (): Model =>
  transformer({
    name: 'parity of a count',
    coordinates: ['one', '1/i', 'i', 'i^2', 'p', 'Q_1', 'mean', 'x', 'even'],
    embedding: BITS,
    positions: { '1/i': '1/i', i: 'i', 'i^2': 'i^2', p: '(-1)^i' },
    temperature: '1/n',
    layers: [
      { name: 'count', heads: [{ name: 'mean of the ones', mask: 'future', value: { mean: 'Q_1' } }] },
      {
        name: 'lookup',
        heads: [
          {
            name: 'position of the count',
            mask: 'future',
            // Four dimensions, so that √d_k = 2 is rational.
            query: [{ mean: 6 }, { '1/i': 6 }, {}, {}],
            key: [{ i: 4 }, { 'i^2': -2 }, {}, {}],
            value: { x: 'p' },
          },
        ],
        net: rounding('x', 'even'),
      },
    ],
    outputs: ['even'],
  })
