// What a trace says of the obligations of heads and nets: each with its lemma, nobody with another's, and no enclosure called exact.
import { expect, test } from 'vitest'
import { compile } from '../compile/compile.ts'
import { formula } from '../logic/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import type { StatementId } from '../statements/index.ts'
import { type Layer, type Model, matrix, type Obligation, term, vector, word } from '../transformer/index.ts'
import { traceSimulation } from './trace.ts'

/** [coordinate, lemma] of what the heads write, head by head, and of what the nets write. */
const lemmasIn = (text: string, id: StatementId) =>
  traceSimulation(compile(formula(text), id, { heads: 'multi' }).model, word('ab')).map(({ heads, nets }) => ({
    heads: heads.map(({ outputs }) => outputs.map(({ coordinate, lemma }) => [coordinate, lemma])),
    nets: nets.map(({ coordinate, lemma }) => [coordinate, lemma]),
  }))

test('neighbours rest on markers, tie-breaks of either side and a rounding', () => {
  expect(lemmasIn('Y Q_a & X Q_b', 'theorem-12a')).toEqual([
    {
      heads: [
        [['mean for last', 'definition-3']],
        [['mean for first', 'definition-3']],
        [['nearest even for X Q_b', 'lemma-8c']],
        [['nearest odd for X Q_b', 'lemma-8c']],
        [['nearest even for Y Q_a', 'lemma-8b']],
        [['nearest odd for Y Q_a', 'lemma-8b']],
      ],
      nets: [
        ['last', 'proposition-10b'],
        ['first', 'proposition-10a'],
      ],
    },
    {
      heads: [],
      nets: [
        ['X Q_b', 'lemma-9'],
        ['Y Q_a', 'lemma-9'],
      ],
    },
    { heads: [], nets: [['Y Q_a & X Q_b', null]] },
  ])
})

test('a decoder makes 1/i by itself, and exact nets beside a marker rest on nothing', () => {
  expect(lemmasIn('Q_a S Q_b', 'corollary-18a')).toEqual([
    {
      heads: [[['mean for first', 'definition-3']]],
      nets: [
        ['end for Q_a S Q_b', null],
        ['witness for Q_a S Q_b', null],
        ['first', 'proposition-10a'],
      ],
    },
    { heads: [[['1/i', 'proposition-10c']]], nets: [] },
    { heads: [[['search for Q_a S Q_b', 'lemma-8a']]], nets: [['Q_a S Q_b', 'lemma-9']] },
  ])
})

test('counts to the right rest on 1/(n − i + 1), and predicates of them on a lookup in a table', () => {
  const heads = lemmasIn('ODD(#R[Q_a])', 'corollary-22a').flatMap((layer) => layer.heads.flat())
  expect(heads).toEqual([
    ['mean right of symbol "a"', 'definition-3'],
    ['mean for last', 'definition-3'],
    ['1/(n-i+1)', 'proposition-10d'],
    ['row after right count of symbol "a"', 'lemma-7'],
    ['ODD at the right count of symbol "a"', 'lemma-6'],
  ])
})

test('heads of one layer look where each of them looks', () => {
  const { model } = compile(formula('Y Q_a & X Q_b'), 'theorem-12a', { heads: 'multi' })
  const [{ heads }] = traceSimulation(model, word('abb'))
  expect(heads.map(({ name, mask, chosen }) => [name, mask, chosen])).toEqual([
    ['mean for last', 'past', [[1, 2, 3], [2, 3], [3]]],
    ['mean for first', 'future', [[1], [1, 2], [1, 2, 3]]],
    ['nearest even for X Q_b', 'past', [[2], [2], [3]]],
    ['nearest odd for X Q_b', 'past', [[1], [3], [3]]],
    ['nearest even for Y Q_a', 'future', [[1], [2], [2]]],
    ['nearest odd for Y Q_a', 'future', [[1], [1], [3]]],
  ])
})

const COORDINATES = ['one', 'a', 'copy', 'twin', 'up', 'down']
const [ONE, A, COPY, TWIN, UP, DOWN] = COORDINATES.keys()
const [plus, minus] = [rational.one, rational.of(-1)]
const form = (...terms: readonly (readonly [number, Rational])[]) => terms.map(([index, factor]) => ({ index, factor }))

/**
 * A head looks for a and writes what it finds twice; the net writes ±ReLU(copy − twin), which is 0, but no enclosure of a softmax
 * knows that.
 */
const twins = (obligations?: readonly Obligation[]): Model => {
  const width = COORDINATES.length
  const layer: Layer = {
    name: 'twins',
    heads: [
      {
        name: 'a',
        mask: 'none',
        weighting: 'softmax-tau',
        query: matrix(1, width, [[0, ONE, plus]]),
        key: matrix(1, width, [[0, A, plus]]),
        value: matrix(width, width, [
          [COPY, A, plus],
          [TWIN, A, plus],
        ]),
      },
    ],
    feedForward: {
      first: matrix(1, width, [
        [0, COPY, plus],
        [0, TWIN, minus],
      ]),
      firstBias: vector(1, []),
      second: matrix(width, 1, [
        [UP, 0, plus],
        [DOWN, 0, minus],
      ]),
      secondBias: vector(width, []),
    },
    ...(obligations === undefined ? {} : { obligations }),
  }
  return {
    name: 'twins',
    coordinates: COORDINATES,
    embedding: {
      symbols: [
        {
          symbol: 'a',
          vector: vector(width, [
            [ONE, plus],
            [A, plus],
          ]),
        },
      ],
      other: vector(width, [[ONE, plus]]),
    },
    schedule: { positions: [], temperature: term('1/n') },
    layers: [layer],
    outputs: [],
  }
}

test('a layer without obligations has no outputs of heads, and nets without lemmas', () => {
  const [{ heads, nets }] = traceSimulation(twins(), word('ba'))
  expect(heads).toEqual([{ name: 'a', mask: 'none', chosen: [[2], [2]], outputs: [] }])
  expect(nets.map(({ coordinate, lemma, margins }) => [coordinate, lemma, margins])).toEqual([
    ['up', null, null],
    ['down', null, null],
  ])
})

test('what may be 0 is told by both ends, and only what is 0 for certain is called so', () => {
  const [{ nets }] = traceSimulation(twins(), word('ba'))
  const [[up], [down]] = nets.map(({ values }) => values)
  // 128 bits are 38 digits.
  expect(up).toEqual({ lo: '0', hi: expect.stringMatching(/^\d\.\d+e-39$/) })
  expect(down).toEqual({ lo: expect.stringMatching(/^-\d\.\d+e-39$/), hi: '0' })
  const [{ nets: alone }] = traceSimulation(twins(), word('a'))
  expect(alone.map(({ values }) => values)).toEqual([['0'], ['0']])
})

const rounding = (to: number, ...terms: readonly (readonly [number, Rational])[]): Obligation => ({
  kind: 'rounding',
  constant: rational.zero,
  form: form(...terms),
  to,
})

test('of several sums that are rounded, the margin is that of the worst, in any order', () => {
  const [whole, half] = [plus, rational.half].map((factor) => rounding(UP, [COPY, factor]))
  const margins = (...obligations: readonly Obligation[]) =>
    traceSimulation(twins(obligations), word('ba'))[0].nets[0].margins
  // 1 − e²/(1 + e²) = 0.11920…
  expect(margins(whole)).toEqual(['0.1307', '0.1307'])
  expect(margins(half)).toEqual(['0.1903', '0.1903'])
  expect(margins(whole, half)).toEqual(['0.1307', '0.1307'])
  expect(margins(half, whole)).toEqual(['0.1307', '0.1307'])
})

test('a margin is rounded down where the error may be 0, and is all of 1/4 where it is', () => {
  const model = twins([rounding(UP, [COPY, plus], [TWIN, minus])])
  expect(traceSimulation(model, word('ba'))[0].nets[0].margins).toEqual(['0.2499', '0.2499'])
  expect(traceSimulation(model, word('a'))[0].nets[0].margins).toEqual(['0.25'])
})

test('a net is traced by its own obligations: not by those of another coordinate, nor by those of a head', () => {
  const mean: Obligation = { kind: 'mean', head: 0, mask: 'none', value: form([A, plus]), to: DOWN }
  const model = twins([mean, rounding(UP, [COPY, plus]), { kind: 'marker', edge: 'last', from: COPY, to: DOWN }])
  const [{ heads, nets }] = traceSimulation(model, word('ba'))
  expect(heads[0].outputs.map(({ coordinate, lemma }) => [coordinate, lemma])).toEqual([['down', 'definition-3']])
  expect(nets.map(({ coordinate, lemma, margins }) => [coordinate, lemma, margins])).toEqual([
    ['up', 'lemma-9', ['0.1307', '0.1307']],
    ['down', 'proposition-10b', null],
  ])
  const [{ nets: unowed }] = traceSimulation(twins([mean]), word('ba'))
  expect(unowed.map(({ lemma }) => lemma)).toEqual([null, null])
})
