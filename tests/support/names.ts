// Parts of models for tests of single parts, by coordinate name; whole models are written by `transformer`.
import { rational } from '../../src/numbers/index.ts'
import {
  type FeedForward,
  type Head,
  type Layer,
  type Mask,
  type Model,
  matrix,
  type Scheduled,
  term,
  vector,
  type Weighting,
} from '../../src/transformer/index.ts'

type Combination = readonly (readonly [coordinate: string, factor: string])[]

/** Weights written by coordinate name. */
export class Names {
  readonly coordinates: readonly string[]
  constructor(coordinates: readonly string[]) {
    this.coordinates = coordinates
  }

  index(name: string): number {
    const found = this.coordinates.indexOf(name)
    if (found < 0) throw new RangeError(`no coordinate "${name}"`)
    return found
  }

  rows(rows: readonly Combination[]) {
    const entries = rows.flatMap((row, r) => row.map(([c, f]) => [r, this.index(c), rational.parse(f)] as const))
    return matrix(rows.length, this.coordinates.length, entries)
  }

  head(
    name: string,
    options: { mask: Mask; query: readonly Combination[]; key: readonly Combination[]; value: string; to: string },
    weighting: Weighting = 'softmax-tau',
  ): Head {
    const d = this.coordinates.length
    const value = matrix(d, d, [[this.index(options.to), this.index(options.value), rational.one]])
    return { name, mask: options.mask, weighting, query: this.rows(options.query), key: this.rows(options.key), value }
  }

  /** to += Σ factor·ReLU(bias + combination). */
  net(units: readonly { bias: string; read: Combination; to: string; factor: string }[]): FeedForward {
    const d = this.coordinates.length
    return {
      first: this.rows(units.map((u) => u.read)),
      firstBias: vector(
        units.length,
        units.map((u, k) => [k, rational.parse(u.bias)]),
      ),
      second: matrix(
        d,
        units.length,
        units.map((u, k) => [this.index(u.to), k, rational.parse(u.factor)]),
      ),
      secondBias: vector(d, []),
    }
  }

  /** Lemma 9: to += 2·ReLU(x − ¼) − 2·ReLU(x − ¾). */
  rounding(from: string, to: string): FeedForward {
    return this.net([
      { bias: '-1/4', read: [[from, '1']], to, factor: '2' },
      { bias: '-3/4', read: [[from, '1']], to, factor: '-2' },
    ])
  }

  model(name: string, positions: readonly (readonly [string, Scheduled])[], layers: readonly Layer[]): Model {
    const d = this.coordinates.length
    const embed = (bit: string) =>
      vector(d, [
        [this.index('one'), rational.one],
        [this.index('Q_1'), rational.parse(bit)],
      ])
    return {
      name,
      coordinates: this.coordinates,
      embedding: {
        symbols: [
          { symbol: '0', vector: embed('0') },
          { symbol: '1', vector: embed('1') },
        ],
        other: null,
      },
      schedule: {
        positions: positions.map(([c, value]) => ({ coordinate: this.index(c), value })),
        temperature: term('1/n'),
      },
      layers,
      outputs: [d - 1],
    }
  }
}
