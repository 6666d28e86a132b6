// Models of the kind that formulas compile to, by hand: one tie-break, one rounding net, one count and its lookup.
import {
  type FeedForward,
  type Head,
  type Layer,
  type Mask,
  type Model,
  matrix,
  rational,
  type Scheduled,
  term,
  vector,
  type Weighting,
} from '../src/index.ts'

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

/** 1 wherever a 1 has been seen: the last position with the largest Q_1 (Lemma 8b, scale 3, τ = 1/n), rounded by Lemma 9. */
export function seenOne(): Model {
  const names = new Names(['one', 'i/n', 'Q_1', 'x', 'seen'])
  const head = names.head('last 1', {
    mask: 'future',
    query: [[['one', '6']]],
    key: [
      [
        ['Q_1', '1'],
        ['i/n', '1/2'],
      ],
    ],
    value: 'Q_1',
    to: 'x',
  })
  const layer: Layer = { name: 'look back', heads: [head], feedForward: names.rounding('x', 'seen') }
  return names.model('seen a 1', [['i/n', term('i/n')]], [layer])
}

/**
 * Each layer looks up the bit at the last odd or even position (rightmost tie-break of Lemma 8b, scale 3, τ = 1/n) and
 * rounds it by Lemma 9 into a fresh coordinate.
 */
export function roundingTower(layers: number): Model {
  const bit = (l: number): string => (l === 0 ? 'Q_1' : `bit ${l}`)
  const fresh = Array.from({ length: layers }, (_, l) => [`x ${l + 1}`, bit(l + 1)]).flat()
  const names = new Names(['one', 'i/n', 'p', 'Q_1', ...fresh])
  const key = (sign: string): Combination => [
    ['p', sign],
    ['i/n', '1/2'],
  ]
  const towers = Array.from({ length: layers }, (_, l): Layer => {
    const value = bit(l)
    const head = {
      mask: 'future' as const,
      query: [[['one', '6']] as const],
      key: [key(l % 2 === 0 ? '1/2' : '-1/2')],
      value,
    }
    return {
      name: `round ${l + 1}`,
      heads: [names.head('last of its parity', { ...head, to: `x ${l + 1}` })],
      feedForward: names.rounding(`x ${l + 1}`, bit(l + 1)),
    }
  })
  return names.model(
    `${layers} layers of rounding`,
    [
      ['i/n', term('i/n')],
      ['p', term('(-1)^i')],
    ],
    towers,
  )
}

/** Counts ones to the left (uniform attention), looks the count's parity up (Lemma 7) and rounds it. */
export function countLookup(): Model {
  const names = new Names(['one', '1/i', 'i', 'i^2', 'p', 'Q_1', 'mean', 'x', 'even'])
  const count: Layer = {
    name: 'count',
    heads: [names.head('mean of the ones', { mask: 'future', query: [[]], key: [[]], value: 'Q_1', to: 'mean' })],
    feedForward: null,
  }
  const lookup: Layer = {
    name: 'lookup',
    heads: [
      names.head('position of the count', {
        mask: 'future',
        query: [[['mean', '6']], [['1/i', '6']], [], []],
        key: [[['i', '4']], [['i^2', '-2']], [], []],
        value: 'p',
        to: 'x',
      }),
    ],
    feedForward: names.rounding('x', 'even'),
  }
  const positions = [
    ['1/i', term('1/i')],
    ['i', term('i')],
    ['i^2', term('i^2')],
    ['p', term('(-1)^i')],
  ] as const
  return names.model('parity of a count', positions, [count, lookup])
}
