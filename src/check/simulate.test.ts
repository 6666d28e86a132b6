// A compiled model beside its formula: truth by the reference semantics, and what a run leaves in the coordinates.
import { describe, expect, test } from 'vitest'
import { type Compiled, compile } from '../compile/compile.ts'
import { desugar, formula, meaning, share, unshare } from '../logic/index.ts'
import { interval, type Rational, rational } from '../numbers/index.ts'
import { type Activation, type Model, matrix, soft, term, vector, withTemperature, word } from '../transformer/index.ts'
import { checkObligations } from './check.ts'
import { bitsFor, columnVerdict, foundHard, foundIn, runSoftly, truthOf } from './simulate.ts'

describe('truthOf', () => {
  test('gives the column of every shared subformula, each as the reference semantics has it', () => {
    for (const text of ['Y Q_a & (Q_a S X Q_b)', '#L[Y Q_a] > #R[Q_b] | ODD(#L[Q_a])', 'H (Q_a <-> last)']) {
      const shared = share(desugar(formula(text)))
      for (const w of ['a', 'abba', 'babab'].map(word)) {
        expect(truthOf(shared, w)).toEqual(unshare(shared).map((part) => meaning(part, w)))
      }
    }
  })

  test('by hand', () => {
    const shared = share(desugar(formula('Y Q_1')))
    expect(truthOf(shared, word('0110'))).toEqual([
      [false, true, true, false],
      [false, false, true, true],
    ])
  })
})

/** Adds to what a model writes into the coordinate of the whole formula. */
const shifted = ({ model, places, formula: { root } }: Compiled, by: number): Model => ({
  ...model,
  layers: [
    ...model.layers,
    {
      name: 'shift',
      heads: [],
      feedForward: {
        first: { rows: 0, columns: model.coordinates.length, entries: [] },
        firstBias: { size: 0, entries: [] },
        second: { rows: model.coordinates.length, columns: 0, entries: [] },
        secondBias: { size: model.coordinates.length, entries: [{ index: places[root], value: rational.of(by, 2) }] },
      },
    },
  ],
})

describe('what is found', () => {
  test('is true for exactly 1, false for exactly 0, and null for every other exact value', () => {
    const compiled = compile(formula('Q_a'), 'theorem-12a')
    const found = (by: number) => {
      const construction = { ...compiled, model: shifted(compiled, by) }
      const [column] = foundIn(construction, soft(construction.model, word('ab')))
      expect(foundHard(construction, word('ab'), 'average')).toEqual([column])
      return column
    }
    expect([0, 1, 2, -2].map(found)).toEqual([
      [true, false],
      [null, null],
      [null, true],
      [false, null],
    ])
  })

  test('is null for what is enclosed, however closely', () => {
    const compiled = compile(formula('(Q_a | Q_b) S Q_b'), 'theorem-15a')
    const search = compiled.model.coordinates.findIndex((name) => name.startsWith('search for'))
    const [column] = foundIn({ places: [search] }, soft(compiled.model, word('abaa'), { bits: 256 }))
    // Alone, and among equal values, the mean is exact.
    expect(column).toEqual([false, null, null, null])
  })

  test('comes in the order of subformulas, not of coordinates', () => {
    const compiled = compile(formula('Q_b & Q_a'), 'theorem-12a')
    const { found } = runSoftly(compiled, word('ab'))
    expect(found).toEqual(truthOf(compiled.formula, word('ab')))
    expect(found.length).toBe(3)
  })
})

/** Whether the weight of an a is above 1 − distance, where `score` draws a b to it. */
function thresholdAt(score: number, distance: Rational): Pick<Compiled, 'model' | 'formula' | 'places'> {
  const [ONE, A, WEIGHT, ABOVE] = [0, 1, 2, 3]
  const { one } = rational
  const model: Model = {
    name: 'threshold',
    coordinates: ['one', 'a', 'weight', 'above'],
    embedding: { symbols: [{ symbol: 'a', vector: vector(4, [[A, one]]) }], other: vector(4, []) },
    schedule: { positions: [{ coordinate: ONE, value: term('1') }], temperature: term('1') },
    layers: [
      {
        name: 'threshold',
        heads: [
          {
            name: 'find a',
            mask: 'future',
            weighting: 'softmax',
            query: matrix(1, 4, [[0, ONE, one]]),
            key: matrix(1, 4, [[0, A, rational.of(score)]]),
            value: matrix(4, 4, [[WEIGHT, A, one]]),
          },
        ],
        feedForward: {
          first: matrix(1, 4, [[0, WEIGHT, one]]),
          firstBias: vector(1, [[0, rational.subtract(distance, one)]]),
          second: matrix(4, 1, [[ABOVE, 0, rational.inverse(distance)]]),
          secondBias: vector(4, []),
        },
      },
    ],
    outputs: [ABOVE],
  }
  return { model, formula: share(desugar(formula('Q_a'))), places: [ABOVE] }
}

describe('bitsFor', () => {
  const modelOf = (factor: bigint): Model => ({
    ...thresholdAt(1, rational.one).model,
    layers: [
      { name: 'no obligations', heads: [], feedForward: null },
      {
        name: 'rounds',
        heads: [],
        feedForward: null,
        obligations: [
          { kind: 'rounding', constant: rational.zero, form: [{ index: 1, factor: rational.of(factor) }], to: 3 },
        ],
      },
    ],
  })

  test.each([
    [2n ** 40n - 1n, 53],
    [2n ** 40n, 53 + 48],
    [-(2n ** 41n), 53 + 49],
  ])('is what doubles have while n(n + 8)Λ < 2⁴⁷, and that much more from there: Λ = |%d| at n = 8', (factor, bits) => {
    expect(bitsFor(modelOf(factor), 8)).toBe(bits)
  })
})

describe('runSoftly', () => {
  test('gives the run with float64 intervals', () => {
    const compiled = compile(formula('Y Q_a'), 'theorem-12a')
    expect(runSoftly(compiled, word('aab')).run).toEqual(soft(compiled.model, word('aab')))
  })

  test('takes more bits where doubles leave a sign open', () => {
    const huge = 10n ** 20n
    const compiled = compile(formula(`${huge}*#L[Q_a] < ${huge}*#R[Q_b] + 1`), 'theorem-20a')
    const w = word('abbaabba')
    const { run, found } = runSoftly(compiled, w)
    expect(found).toEqual(truthOf(compiled.formula, w))
    expect(foundIn(compiled, run)).toEqual(found)
    expect(foundIn(compiled, soft(compiled.model, w)).flat()).toContain(null)
  })

  test.each([
    [60, 27n],
    [200, 88n],
    [1000, 436n],
  ])('tells 1/(1 + e^{−%d}) from 1 − 10^{−%d}, though no obligation says that it must', (score, digits) => {
    const construction = thresholdAt(score, rational.of(1, 10n ** digits))
    const [column] = foundIn(construction, soft(construction.model, word('ab')))
    expect(column).toEqual([true, null])
    expect(runSoftly(construction, word('ab')).found).toEqual([[true, false]])
  })

  test('ends with null where no number of bits helps', () => {
    // A hundred times too hot: since finds a mean of all that it sees, which is not rounded to a Boolean.
    const compiled = compile(formula('(Q_a | Q_b) S Q_b'), 'theorem-15a')
    const model = withTemperature(compiled.model, term('1/n', rational.of(100)))
    const { found } = runSoftly({ ...compiled, model }, word('aaabaaa'))
    expect(found[compiled.formula.root]).toContain(null)
  })
})

describe('columnVerdict', () => {
  const verdict = (activations: readonly Activation[], truth: readonly boolean[]) =>
    columnVerdict({ activations: [activations.map((a) => [a])] }, 0, truth)
  const [zero, one, half] = [rational.zero, rational.one, rational.of(1, 2)]

  test('a column differs where one activation is known to be more, or less, than the truth', () => {
    expect(verdict([one, zero], [true, false])).toBe('agrees')
    expect(verdict([one, one], [true, false])).toBe('differs')
    expect(verdict([zero, zero], [true, false])).toBe('differs')
    expect(verdict([half, zero], [true, false])).toBe('differs')
    expect(verdict([interval.between(0.25, 0.5), zero], [true, false])).toBe('differs')
    expect(verdict([one, interval.between(0.25, 0.5)], [true, false])).toBe('differs')
  })

  test('it is undecided where an enclosure has the truth and more, unless another position differs', () => {
    const unsure = interval.between(0.5, 1)
    expect(verdict([unsure, zero], [true, false])).toBe('undecided')
    expect(verdict([zero, unsure], [false, true])).toBe('undecided')
    expect(verdict([unsure, one], [true, false])).toBe('differs')
  })
})

test.each([
  '12345678901234*#L[Q_1] > 3',
  '123456789012345*#L[Q_1] > 3',
  `${'9'.repeat(30)}*#L[Q_1] > 3`,
  `${'9'.repeat(30)}*#L[Q_1] - ${'9'.repeat(29)}8*#R[Q_0] > -1`,
])('however large the factors of %s, every obligation is settled', (text) => {
  const compiled = compile(formula(text), 'theorem-20a')
  for (const given of ['0110', '1', '0011010111010001']) {
    const { run, found } = runSoftly(compiled, word(given))
    const { open, broken, margin } = checkObligations(compiled.model, run)
    expect({ open, broken }).toEqual({ open: [], broken: [] })
    expect(margin).toBeGreaterThan(1 / 8)
    expect(found[compiled.formula.root]).toEqual(meaning(formula(text), word(given)))
  }
})
