import { expect, test } from 'vitest'
import { compile } from '../../src/compile/index.ts'
import { prepare } from '../../src/engine/index.ts'
import { type Plain, readDocument } from '../../src/json/index.ts'
import { formula, meaning } from '../../src/logic/index.ts'
import { STATEMENTS } from '../../src/statements/index.ts'
import { type Trace, traceShape, word } from '../../src/transformer/index.ts'
import { exampleOf } from '../paper/constructions/example.ts'
import { simulation } from '../paper/constructions/simulation.ts'
import { claim as softening } from '../paper/theorem-26/theorem-26.claims.ts'
import { isLegible } from './legible.ts'

/** As the page reads it. */
const drawn = (picture: Plain | undefined): Trace | undefined => {
  const read = readDocument(traceShape, JSON.stringify(picture))
  return read.kind === 'read' ? read.value : undefined
}

const isLegibleFor = (text: string, symbols: string): boolean =>
  isLegible(compile(formula(text), 'corollary-17a').model, word(symbols))

test('what is too long to be looked at, or has no attention at all, is not legible', () => {
  expect(isLegibleFor('Y Q_1', '0'.repeat(10))).toBe(true)
  expect(isLegibleFor('Y Q_1', '0'.repeat(11))).toBe(false)
  expect(isLegibleFor('Q_1', '01')).toBe(false)
})

test('heads on long words are fewer than heads on short ones', () => {
  const deep = `${'Y '.repeat(25)}Q_1`
  expect([isLegibleFor(deep, '0'.repeat(4)), isLegibleFor(deep, '0'.repeat(10))]).toEqual([true, false])
})

test('a case that is not legible has no trace', () => {
  const { illustrate } = simulation('corollary-17a')
  expect(illustrate?.({ formula: formula('Y Q_1'), word: word('0'.repeat(11)) })).toBeNull()
})

test('a softened AHAT is traced with its errors after each layer, and their bounds', () => {
  const { domain, illustrate } = prepare(softening())
  const c = domain.parse?.(smallCase())
  const traced = drawn(c && illustrate?.(c))
  const nets = traced?.layers.map((layer) => layer.nets.map(({ coordinate }) => coordinate))
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
  'the example of %s is true at some positions, false at others, and drawn',
  (id) => {
    const example = exampleOf(id)
    const truth = meaning(example.formula, example.word)
    expect([truth.includes(true), truth.includes(false)]).toEqual([true, true])
    expect(drawn(simulation(id).illustrate?.(example))?.layers.length).toBeGreaterThan(0)
  },
)
