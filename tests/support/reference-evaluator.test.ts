import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transformers, words } from '../../generators/index.ts'
import { rational } from '../../src/numbers/index.ts'
import {
  type Head,
  type Layer,
  MASKS,
  type Mask,
  type Matrix,
  type Model,
  matrix,
  NAMED_TERMS,
  type NamedTerm,
  type Scheduled,
  term,
  type Vector,
  vector,
  type Weighting,
  word,
  zeroMatrix,
} from '../../src/transformer/index.ts'
import type { Dyadic } from './dyadic.ts'
import { type Activations, type Fraction, referenceHard, referenceSoft } from './reference-evaluator.ts'

/** The rows of a matrix: `m('1 0', '1/2 -1')`. */
const m = (...rows: string[]): Matrix => {
  const cells = rows.map((row) => row.split(' ').map(rational.parse))
  const entries = cells.flatMap((row, i) => row.map((value, j) => [i, j, value] as const))
  return matrix(rows.length, cells[0].length, entries)
}
/** The cells of a vector: `v('1 0 1/2')`. */
const v = (text: string): Vector => {
  const cells = text.split(' ').map(rational.parse)
  return vector(cells.length, [...cells.entries()])
}

const attention = (parts: Partial<Head> & Pick<Head, 'query' | 'key' | 'value'>): Layer => ({
  name: 'layer',
  heads: [{ name: 'head', mask: 'none', weighting: 'softmax', ...parts }],
  feedForward: null,
})

interface Parts {
  readonly symbols: Readonly<Record<string, string>>
  readonly positions?: readonly Scheduled[]
  readonly temperature?: Scheduled
  readonly layers?: readonly Layer[]
}
/** Position embeddings are added to the first coordinates. */
const modelOf = ({ symbols, positions = [], temperature = term('1'), layers = [] }: Parts): Model => {
  const listed = Object.entries(symbols).map(([symbol, cells]) => ({ symbol, vector: v(cells) }))
  return {
    name: 'test',
    coordinates: Array.from({ length: listed[0].vector.size }, (_, index) => `x${index}`),
    embedding: { symbols: listed, other: null },
    schedule: { positions: positions.map((value, coordinate) => ({ coordinate, value })), temperature },
    layers,
    outputs: [],
  }
}

const print = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`)
/** Rows of the last layer, printed. */
const last = (activations: Activations<Fraction>): string[] =>
  activations[activations.length - 1].map((row) => row.map(print).join(' '))

/** mantissa · 2^exponent as a fraction that need not be in lowest terms. */
const exactly = ({ mantissa, exponent }: Dyadic): Fraction =>
  exponent >= 0 ? { num: mantissa << BigInt(exponent), den: 1n } : { num: mantissa, den: 1n << BigInt(-exponent) }
const magnitude = (a: bigint): bigint => (a < 0n ? -a : a)
const within = (a: Fraction, b: Fraction, tolerance: Fraction): boolean =>
  magnitude(a.num * b.den - b.num * a.den) * tolerance.den <= tolerance.num * a.den * b.den

// Our own exponential: the Taylor series at 0 in integers over 10^240, good to 200 digits for small arguments.
const UNIT = 10n ** 240n
const DIGITS_200 = { num: 1n, den: 10n ** 200n }
const exponential = (x: bigint): bigint => {
  let [total, summand] = [0n, UNIT]
  for (let k = 1n; summand !== 0n; k += 1n) {
    total += summand
    summand = (summand * x) / (UNIT * k)
  }
  return total
}
const squareRoot = (a: bigint): bigint => {
  let root = a
  while (root * root > a) root = (root + a / root) / 2n
  return root
}
/** 1/(1 + e^−x): the weight of the larger of two scores that differ by x. */
const logistic = (x: bigint): Fraction => ({ num: UNIT, den: UNIT + exponential(-x) })

/** Coordinates (one, x): the score of j is x_j, and x_j is what is added to x. On `ab` the scores are 0 and 1. */
const pickLarger = (parts: Partial<Head> = {}, temperature = term('1')): Model =>
  modelOf({
    symbols: { a: '1 0', b: '1 1' },
    temperature,
    layers: [attention({ query: m('1 0'), key: m('0 1'), value: m('0 0', '0 1'), ...parts })],
  })
const addedAtFirst = (model: Model): Fraction => exactly(referenceSoft(model, word('ab'))[1][0][1])

describe('soft attention against series of our own', () => {
  test('scores 0 and 1 give the weight 1/(1 + 1/e), to 200 digits', () => {
    expect(within(addedAtFirst(pickLarger()), logistic(UNIT), DIGITS_200)).toBe(true)
    expect(within(addedAtFirst(pickLarger()), logistic(UNIT + 10n ** 50n), DIGITS_200)).toBe(false)
  })

  test('scores are divided by √d_k, also where it is irrational', () => {
    const two = pickLarger({ query: m('1 0', '0 0'), key: m('0 1', '0 0') })
    expect(within(addedAtFirst(two), logistic(squareRoot(UNIT ** 2n / 2n)), DIGITS_200)).toBe(true)
    const three = pickLarger({ query: m('1 0', '1 0', '1 0'), key: m('0 1', '0 1', '0 1') })
    expect(within(addedAtFirst(three), logistic(squareRoot(3n * UNIT ** 2n)), DIGITS_200)).toBe(true)
    const four = pickLarger({ query: m('1 0', '0 0', '0 0', '0 0'), key: m('0 1', '0 0', '0 0', '0 0') })
    expect(within(addedAtFirst(four), logistic(UNIT / 2n), DIGITS_200)).toBe(true)
  })

  test('softmax-tau divides by the temperature of the row, softmax does not', () => {
    const temperature = term('1/i^2', rational.of(2))
    const rows = referenceSoft(pickLarger({ weighting: 'softmax-tau' }, temperature), word('ab'))[1]
    expect(within(exactly(rows[0][1]), logistic(UNIT / 2n), DIGITS_200)).toBe(true)
    const second = logistic(2n * UNIT)
    expect(within(exactly(rows[1][1]), { num: second.num + second.den, den: second.den }, DIGITS_200)).toBe(true)
    expect(within(addedAtFirst(pickLarger({}, temperature)), logistic(UNIT), DIGITS_200)).toBe(true)
  })

  test('a gap beyond the range of doubles is still seen, given the bits', () => {
    const model = pickLarger({ weighting: 'softmax-tau' }, term('1', rational.of(1, 1000)))
    const { mantissa, exponent } = referenceSoft(model, word('ab'), 2000)[1][0][1]
    // 1 − e^−1000: 1,442 ones after the point, then a zero.
    expect(exponent).toBeLessThan(-1443)
    expect((1n << BigInt(-exponent)) - mantissa).toBeGreaterThan(1n << BigInt(-exponent - 1443))
    expect((1n << BigInt(-exponent)) - mantissa).toBeLessThan(1n << BigInt(-exponent - 1442))
  })

  test('scores too far apart for MPFR give the weights 0 and 1', () => {
    const model = pickLarger({ weighting: 'softmax-tau' }, term('1', rational.of(1, 10n ** 12n)))
    expect(referenceSoft(model, word('ab'))[1][0][1]).toEqual({ mantissa: 1n, exponent: 0 })
  })
})

describe('hard attention by hand', () => {
  /** Coordinates (i, one, x, out): the score of j is x_j, and out becomes what the chosen positions average to. */
  const choosing = (weighting: Weighting): Model =>
    modelOf({
      symbols: { a: '0 1 0 0', b: '0 1 1 0', c: '0 1 -1 0' },
      positions: [term('i')],
      layers: [
        attention({
          weighting,
          query: m('0 1 0 0'),
          key: m('0 0 1 0'),
          value: m('0 0 0 0', '0 0 0 0', '0 0 0 0', '1 0 0 0'),
        }),
      ],
    })
  const chosenIn = (weighting: Weighting, text: string) =>
    print(referenceHard(choosing(weighting), word(text))[1][0][3])

  test('ties are broken to the left, to the right, or shared', () => {
    expect(chosenIn('leftmost', 'abcbb')).toBe('2')
    expect(chosenIn('rightmost', 'abcbba')).toBe('5')
    expect(chosenIn('average', 'abcbba')).toBe('11/3')
    expect(chosenIn('average', 'ccc')).toBe('2')
  })

  test('heads of one layer read the same stream and are added up', () => {
    const layer = attention({ weighting: 'average', query: m('0'), key: m('0'), value: m('1') })
    const model = modelOf({ symbols: { a: '1' }, layers: [{ ...layer, heads: [...layer.heads, ...layer.heads] }] })
    expect(last(referenceHard(model, ['a']))).toEqual(['3'])
  })

  test('a soft head is refused, and so is a hard one where softmax is meant', () => {
    expect(() => referenceHard(choosing('softmax'), ['a'])).toThrow('"head" is softmax: use referenceSoft')
    expect(() => referenceSoft(choosing('leftmost'), ['a'])).toThrow('"head" is leftmost: use referenceHard')
  })

  test('a symbol without embedding is refused, unless there is one for others', () => {
    const model = choosing('average')
    expect(() => referenceHard(model, ['z'])).toThrow('no embedding for "z"')
    const open = { ...model, embedding: { ...model.embedding, other: v('0 0 5 0') } }
    expect(last(referenceHard(open, ['z']))).toEqual(['1 0 5 1'])
  })
})

describe('what hard and soft attention share', () => {
  const MEANS: Record<Mask, string[]> = {
    none: ['2', '2', '2'],
    future: ['1', '3/2', '2'],
    past: ['2', '5/2', '3'],
    'strict-future': ['0', '1', '3/2'],
    'strict-past': ['5/2', '3', '0'],
  }
  test.each(MASKS)(
    'uniform attention under %s gives the mean of the visible positions, and 0 if there is none',
    (mask) => {
      const uniform = (weighting: Weighting) =>
        modelOf({
          symbols: { a: '0 0' },
          positions: [term('i')],
          layers: [
            attention({
              mask,
              weighting,
              query: zeroMatrix(3, 2),
              key: m('1 0', '0 1', '1 1'),
              value: m('0 0', '1 0'),
            }),
          ],
        })
      const hard = referenceHard(uniform('average'), word('aaa'))
      expect(last(hard)).toEqual(MEANS[mask].map((mean, index) => `${index + 1} ${mean}`))
      const soft = referenceSoft(uniform('softmax'), word('aaa')).flat(2).map(exactly)
      const exact = hard.flat(2)
      expect(soft.every((value, k) => within(value, exact[k], { num: 1n, den: 2n ** 990n }))).toBe(true)
    },
  )

  test('the feed-forward net reads the stream after attention and is added to it', () => {
    const net = (first: string) => ({ first: m(first), firstBias: v('-1'), second: m('3'), secondBias: v('1/2') })
    const outputWith = (first: string) => {
      const own = { mask: 'future', weighting: 'rightmost', query: m('0'), key: m('0'), value: m('2') } as const
      const model = modelOf({ symbols: { a: '1', b: '5' }, layers: [{ ...attention(own), feedForward: net(first) }] })
      return last(referenceHard(model, word('ab')))
    }
    // c = h + 2h is 3 and 15; then c + 3·ReLU(2c − 1) + 1/2, and c + 3·ReLU(−c − 1) + 1/2.
    expect(outputWith('2')).toEqual(['37/2', '205/2'])
    expect(outputWith('-1')).toEqual(['7/2', '31/2'])
  })

  test('a net without hidden units adds its second bias', () => {
    const feedForward = {
      first: zeroMatrix(0, 1),
      firstBias: vector(0, []),
      second: zeroMatrix(1, 0),
      secondBias: v('4'),
    }
    const model = modelOf({ symbols: { a: '1' }, layers: [{ name: 'layer', heads: [], feedForward }] })
    expect(last(referenceHard(model, ['a']))).toEqual(['5'])
  })

  test('a layer reads what the layer before it wrote, and all layers are returned', () => {
    const twice = attention({ weighting: 'rightmost', query: m('0'), key: m('0'), value: m('1') })
    const model = modelOf({ symbols: { a: '1', b: '10' }, layers: [twice, twice] })
    const activations = referenceHard(model, word('ab'))
    expect(activations.map((layer) => layer.map((row) => print(row[0])))).toEqual([
      ['1', '10'],
      ['11', '20'],
      ['31', '40'],
    ])
  })

  test('every term of the schedule has its value, at i = 2 and n = 5', () => {
    const expected: Record<NamedTerm, string> = {
      '1': '1',
      i: '2',
      'i^2': '4',
      '1/i': '1/2',
      '1/i^2': '1/4',
      n: '5',
      '1/n': '1/5',
      '1/n^2': '1/25',
      'i/n': '2/5',
      '(i/n)^2': '4/25',
      'i*n': '10',
      'i^2*n': '20',
      '1/(n-i+1)': '1/4',
      '(-1)^i': '1',
      '[i=1]': '0',
    }
    const model = modelOf({
      symbols: { a: NAMED_TERMS.map(() => '0').join(' ') },
      positions: NAMED_TERMS.map((name) => term(name)),
    })
    const second = referenceHard(model, word('aaaaa'))[0][1]
    expect(second.map(print)).toEqual(NAMED_TERMS.map((name) => expected[name]))
  })

  test('(-1)^i is −1 at odd positions', () => {
    const model = modelOf({ symbols: { a: '0' }, positions: [term('(-1)^i')] })
    expect(last(referenceHard(model, word('aaa')))).toEqual(['-1', '1', '-1'])
  })

  test('position embeddings are added to the embedding, multiples and tables too, several to one coordinate', () => {
    const positions: Scheduled[] = [
      term('i', rational.of(-1, 3)),
      { kind: 'by-length', rows: [{ n: 2, value: rational.of(7) }] },
      { kind: 'by-position', rows: [{ n: 2, values: [rational.of(1, 2), rational.of(5)] }] },
    ]
    const model = modelOf({ symbols: { a: '1 1 1' }, positions })
    expect(last(referenceHard(model, word('aa')))).toEqual(['2/3 8 3/2', '1/3 8 6'])
    expect(() => referenceHard(model, word('a'))).toThrow('at i = 1, n = 1')
    const onto = {
      ...model,
      schedule: { ...model.schedule, positions: positions.map((value) => ({ coordinate: 2, value })) },
    }
    expect(last(referenceHard(onto, word('aa')))[0]).toBe('1 1 49/6')
  })
})

describe('precision', () => {
  test('a result is returned exactly as MPFR holds it', () => {
    const embedded = (cells: string, bits?: number) =>
      referenceSoft(modelOf({ symbols: { a: cells } }), ['a'], bits)[0][0]
    expect(embedded('1/3 -12 0', 10)).toEqual([
      { mantissa: 683n, exponent: -11 },
      { mantissa: -3n, exponent: 2 },
      { mantissa: 0n, exponent: 0 },
    ])
    expect(embedded('1/3')[0].mantissa.toString(2)).toHaveLength(1000)
  })

  const soft = transformers({ weightings: ['softmax', 'softmax-tau'] }).arbitrary
  const someWords = words(['a', 'b', 'c']).arbitrary
  /** 2^-950 of the largest activation, or of 1 if all are smaller. */
  const tolerance = (activations: readonly Fraction[]): Fraction => {
    const largest = activations.map(({ num, den }) => magnitude(num) / den + 1n).reduce((a, b) => (a > b ? a : b))
    return { num: largest, den: 2n ** 950n }
  }

  test('1,000 bits agree with 2,000 bits to 950', () => {
    fc.assert(
      fc.property(soft, someWords, (model, text) => {
        const [coarse, fine] = [1000, 2000].map((bits) => referenceSoft(model, text, bits).flat(2).map(exactly))
        const allowed = tolerance(fine)
        return coarse.every((value, k) => within(value, fine[k], allowed))
      }),
      { seed: 1, numRuns: 40 },
    )
  })

  test('the soft and the hard reference agree to 950 bits where all scores are equal', () => {
    const reading = (model: Model, weighting: Weighting): Model => ({
      ...model,
      layers: model.layers.map((layer) => ({
        ...layer,
        heads: layer.heads.map((head) => ({ ...head, weighting, key: zeroMatrix(head.key.rows, head.key.columns) })),
      })),
    })
    fc.assert(
      fc.property(soft, someWords, (model, text) => {
        const hard = referenceHard(reading(model, 'average'), text).flat(2)
        const values = referenceSoft(reading(model, 'softmax-tau'), text).flat(2).map(exactly)
        const allowed = tolerance(hard)
        return values.every((value, k) => within(value, hard[k], allowed))
      }),
      { seed: 2, numRuns: 60 },
    )
  })
})
