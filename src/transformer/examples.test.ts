// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { examplesIn } from '../../tests/support/examples.ts'
import { precise, type Rational, rational } from '../numbers/index.ts'
import { preciseArithmetic } from './arithmetic.ts'
import {
  activationAt,
  countWords,
  dependsOn,
  deviation,
  deviationAfter,
  drawableTrace,
  fourDigits,
  gapOfLength,
  gapText,
  hard,
  hardLayer,
  isExact,
  loadModel,
  matrix,
  outlineTrace,
  quantityText,
  rowGapSquare,
  saveModel,
  scheduledAt,
  soft,
  tabulated,
  term,
  trace,
  traceRow,
  vector,
  visible,
  widened,
  withStranger,
  withWeighting,
  word,
} from './index.ts'

const model = seenOne()
const ahat = withWeighting(model, 'average')

const runs: Record<string, () => void> = {
  'preciseArithmetic(128)': () =>
    expect(preciseArithmetic(128).add(precise.one, precise.one)).toEqual(precise.point(2n)),
  "deviation(ahat, word('0110')).deviations": () => {
    for (const row of deviation(ahat, word('0110')).deviations[1]) expect(row[4]).toEqual(precise.zero)
  },
  "deviationAfter(ahat, word('01'), 1, perturbation)": () => {
    const nothing = [0, 1].map(() => model.coordinates.map(() => rational.zero))
    const perturbation = nothing.map((row) => row.with(3, rational.of(1, 8)))
    // Coordinate x passes through the layer besides what attention writes, so an eighth more before is an eighth more after.
    const [first, second] = [nothing, perturbation].map((before) => deviationAfter(ahat, word('01'), 1, before))
    expect(first).toEqual(deviation(ahat, word('01')).deviations[1])
    for (const k of [0, 1]) {
      const gained = precise.subtract(second[k][3], first[k][3], 128)
      expect(gained.bounded && precise.sign(gained)).toBe(1)
    }
  },
  "gapText(gapOfLength(ahat, 4).gap) // '3/4', or '√(1/48) ≈ 0.144337' where √d_k is irrational": () =>
    expect(gapText(gapOfLength(ahat, 4).gap)).toBe('3/4'),
  'rowGapSquare(row) // 9/16': () => {
    const squares: (Rational | undefined)[] = []
    hard(ahat, word('0110'), (_layer, _head, _i, row) => squares.push(rowGapSquare(row)))
    expect(squares[3]).toEqual(rational.of(9, 16))
  },
  "countWords(['0', '1'], 4) // 16": () => expect(countWords(['0', '1'], 4)).toBe(16),
  'gapOfLength(ahat, 4).gap': () => expect(gapOfLength(ahat, 4).gap.kind).toBe('gap'),
  "hard(ahat, word('0110')).streams": () => {
    const [, last] = hard(ahat, word('0110')).streams
    expect([1, 2, 3, 4].map((i) => rational.print(activationAt(last, i, 4)))).toEqual(['0', '1', '1', '1'])
  },
  'hardLayer(ahat.layers[0], 0, stream)': () => {
    const [stream, last] = hard(ahat, word('0110')).streams
    expect(hardLayer(ahat.layers[0], 0, stream)).toEqual(last)
  },
  'loadModel(saveModel(model))': () => expect(loadModel(saveModel(model))).toEqual({ kind: 'read', value: model }),
  'saveModel(tabulated(model, 32))': () => {
    const theta = {
      kind: 'function',
      name: 'i = n',
      at: (i: number, n: number) => rational.of(i === n ? 1 : 0),
    } as const
    const own = { ...model, schedule: { ...model.schedule, positions: [{ coordinate: 0, value: theta }] } }
    expect(() => saveModel(own)).toThrow('i = n is a function of i and n')
    const loaded = loadModel(saveModel(tabulated(own, 32)))
    if (loaded.kind !== 'read') throw new Error('a table cannot be loaded')
    const [{ value }] = loaded.value.schedule.positions
    expect([scheduledAt(value, 31, 32), scheduledAt(value, 32, 32)]).toEqual([rational.zero, rational.one])
  },
  "visible('strict-future', 1, 5) // { first: 1, last: 0 }, empty": () =>
    expect(visible('strict-future', 1, 5)).toEqual({ first: 1, last: 0 }),
  'matrix(1, 2, [[0, 1, rational.of(3)]]) // (0 3)': () =>
    expect(matrix(1, 2, [[0, 1, rational.of(3)]]).entries).toEqual([{ row: 0, column: 1, value: rational.of(3) }]),
  'vector(3, [[2, rational.one]]) // (0 0 1)': () =>
    expect(vector(3, [[2, rational.one]]).entries).toEqual([{ index: 2, value: rational.one }]),
  "word('ab🎲') // ['a', 'b', '🎲']": () => expect(word('ab🎲')).toEqual(['a', 'b', '🎲']),
  "dependsOn('1/n', 'i') // false": () => expect(dependsOn('1/n', 'i')).toBe(false),
  "term('i/n'); term('1/n', rational.of(1, 2))": () => {
    expect(scheduledAt(term('i/n'), 1, 4)).toEqual(rational.of(1, 4))
    expect(scheduledAt(term('1/n', rational.of(1, 2)), 1, 4)).toEqual(rational.of(1, 8))
  },
  "soft(model, word('0110'), { bits: 128 }).activations": () => {
    const { activations } = soft(model, word('0110'), { bits: 128 })
    expect(activations[1].map((row) => isExact(row[4]) && rational.print(row[4]))).toEqual(['0', '1', '1', '1'])
  },
  "widened(ahat, ['answer']).coordinates": () => expect(widened(ahat, ['answer']).coordinates.at(-1)).toBe('answer'),
  'withStranger(model).embedding.symbols': () => expect(withStranger(model).embedding.symbols.length).toBe(2),
  "trace(model, word('01')).layers[0].heads[0].rows[1].weights": () =>
    expect(trace(model, word('01')).layers[0].heads[0].rows[1].weights.length).toBe(2),
  "outlineTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[1].chosen // [2]": () =>
    expect(outlineTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[1].chosen).toEqual([
      2,
    ]),
  "traceRow({ values, first: 1, i: 1, scores, target: 1, lemma: 'lemma-6', gamma, error, bound }).layers[0].heads[0].rows":
    () => {
      const [zero, one] = [rational.zero, rational.one]
      const row = { values: [one, zero], scores: [zero, rational.of(-2)], gamma: one, error: zero, bound: one }
      const { rows } = traceRow({ ...row, first: 1, i: 1, target: 1, lemma: 'lemma-6' }).layers[0].heads[0]
      expect(rows[0].heat).toEqual([0.8808, 0.1192])
    },
  "drawableTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[0].heat // [1]": () =>
    expect(drawableTrace(model, word('01'), withWeighting(model, 'average')).layers[0].heads[0].rows[0].heat).toEqual([
      1,
    ]),
  "quantityText({ lo: '0.3', hi: '0.4' }) // '[0.3, 0.4]'": () =>
    expect(quantityText({ lo: '0.3', hi: '0.4' })).toBe('[0.3, 0.4]'),
  "fourDigits(rational.of(1, 3)) // '0.3333'": () => expect(fourDigits(rational.of(1, 3))).toBe('0.3333'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(
    examplesIn(import.meta.dirname, 'src/transformer/json', 'src/transformer/trace').sort(),
  )
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
