import { expect, test } from 'vitest'
import { hardReading } from '../../src/check/index.ts'
import { compile } from '../../src/compile/index.ts'
import { type Plain, readDocument } from '../../src/json/index.ts'
import { formula, meaning } from '../../src/logic/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { STATEMENTS } from '../../src/statements/index.ts'
import { type AttentionPicture, pictureShape, visible, word } from '../../src/transformer/index.ts'
import { exampleOf } from '../paper/constructions/example.ts'
import { simulation } from '../paper/constructions/simulation.ts'
import { claim as softening } from '../paper/theorem-26/theorem-26.claims.ts'
import { simulationPicture } from './picture.ts'
import { rowPicture } from './row-picture.ts'

/** As the page reads it. */
const drawn = (picture: Plain | undefined): AttentionPicture | undefined => {
  const read = readDocument(pictureShape, JSON.stringify(picture))
  return read.kind === 'read' ? read.value : undefined
}

const rowsOf = ({ layers }: AttentionPicture) =>
  layers.flatMap(({ heads }) => heads.flatMap(({ rows, mask }) => rows.map((row) => ({ ...row, mask }))))

const pictureOf = (text: string, symbols: string): AttentionPicture | null => {
  const { model } = compile(formula(text), 'corollary-17a')
  return simulationPicture(model, hardReading(model, 'average'), word(symbols))
}

test('a picture has a weight and a score for what each position sees, and weights sum up to one', () => {
  const picture = pictureOf('Q_1 S Y Q_0', '010011')
  expect(picture?.symbols).toEqual(['0', '1', '0', '0', '1', '1'])
  for (const { i, first, mask, scores, weights, chosen } of picture === null ? [] : rowsOf(picture)) {
    const window = visible(mask === 'future' ? 'future' : 'past', i, 6)
    expect([first, first + weights.length - 1]).toEqual([window.first, window.last])
    expect(scores).toHaveLength(weights.length)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 3)
    expect(chosen.length).toBeGreaterThan(0)
  }
})

test('what layers owe stands beside their rows: lemma, hard and soft value, and the margin that is left', () => {
  const outputs = pictureOf('Q_1 S Y Q_0', '010011')?.layers.flatMap(({ heads }) =>
    heads.flatMap((head) => head.outputs),
  )
  const search = outputs?.find(({ lemma }) => lemma === 'lemma-8b')
  expect(search).toMatchObject({ gamma: '3', tolerance: '1/4' })
  expect(search?.values).toHaveLength(6)
  for (const { margin } of search?.values ?? []) expect(Number(margin)).toBeGreaterThan(0.2)
})

test('what is too long to be looked at, or has no attention at all, has no picture', () => {
  expect(pictureOf('Y Q_1', '0'.repeat(11))).toBeNull()
  expect(pictureOf('Q_1', '01')).toBeNull()
})

test('a row has the weights of its softmax, within the bound of its lemma', () => {
  const [low, high] = [rational.of(-2), rational.zero]
  const picture = rowPicture({
    ...{ values: [rational.one, rational.zero], first: 3, i: 4, scores: [low, high], target: 2, lemma: 'lemma-6' },
    ...{ gamma: rational.of(2), error: exponentialSum.term(rational.one, low), bound: rational.one },
  })
  expect(picture.symbols).toEqual(['', '', '1', '0'])
  expect(rowsOf(picture)).toEqual([expect.objectContaining({ i: 4, first: 3, chosen: [4], weights: [0.1192, 0.8808] })])
  expect(picture.layers[0].heads[0].outputs[0].values).toEqual([
    { hard: '0', soft: expect.stringMatching(/^0\.1192/), error: expect.stringMatching(/^0\.1353/), margin: null },
  ])
})

test('a softened AHAT is pictured with its errors after each layer, and their bounds', () => {
  const { domain, illustrate } = softening()
  const picture = drawn(illustrate?.(domain.parse(smallCase())))
  const nets = picture?.layers.map((layer) => layer.nets.map(({ name }) => name))
  expect(nets?.at(-1)).toEqual(['‖soft − hard‖₁', 'its bound'])
})

/** One layer, one head, in the syntax of the theorem's domain. */
function smallCase(): string {
  const model = {
    ...{ lemmata: 'model', version: 1, name: 'constructed', coordinates: ['x1'] },
    embedding: {
      symbols: [
        { symbol: 'a', vector: [] },
        { symbol: 'b', vector: [{ to: 'x1', value: '1' }] },
      ],
      other: null,
    },
    schedule: { positions: [], temperature: { term: '1' } },
    layers: [
      {
        name: 'layer 1',
        heads: [
          {
            ...{ name: 'head', mask: 'future', weighting: 'average', dimension: 1 },
            query: [{ to: 0, from: 'x1', value: '1' }],
            key: [{ to: 0, from: 'x1', value: '-1' }],
            value: [{ to: 'x1', from: 'x1', value: '1' }],
          },
        ],
        feedForward: null,
      },
    ],
    outputs: [],
  }
  const ahat = JSON.stringify({ kind: 'constructed', gaps: ['tied', '1', '1', '1'], model })
  return `ahat=${JSON.stringify(ahat)}; word=bab; epsilon=1`
}

test.each(STATEMENTS.map(({ id }) => id))(
  'the example of %s is true at some positions, false at others, and pictured',
  (id) => {
    const example = exampleOf(id)
    const truth = meaning(example.formula, example.word)
    expect([truth.includes(true), truth.includes(false)]).toEqual([true, true])
    expect(drawn(simulation(id).illustrate?.(example))?.layers.length).toBeGreaterThan(0)
  },
)
