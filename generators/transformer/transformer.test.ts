import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import {
  type Head,
  MASKS,
  type Matrix,
  type Model,
  modelText,
  type Scheduled,
  scheduledAt,
  term,
  type Vector,
  WEIGHTINGS,
  type Weighting,
  zeroVector,
} from '../../src/transformer/index.ts'
import { assertDomain, transformers } from '../index.ts'
import { shrinkSize } from './size.ts'
import { DRAWN_TERMS } from './transformer.ts'

const ALPHABET = ['a', 'b', 'c']
const MAX_LENGTH = 6

const domain = transformers()
const sample = fc.sample(domain.arbitrary, { seed: 1, numRuns: 1000 })
const heads = (model: Model): Head[] => model.layers.flatMap((layer) => layer.heads)
const share = (holds: (model: Model) => boolean): number => sample.filter(holds).length / sample.length

/** What is wrong with a model that `transformers()` should not have made. */
function flaws(model: Model): string[] {
  const found: string[] = []
  const demand = (holds: boolean, flaw: string) => {
    if (!holds) found.push(flaw)
  }
  const d = model.coordinates.length
  const fits = (m: Matrix, rows: number, columns: number, what: string) => {
    demand(m.rows === rows && m.columns === columns, `${what} is not ${rows}×${columns}`)
    demand(
      m.entries.every((e) => e.row >= 0 && e.row < rows),
      `${what} has an entry outside its rows`,
    )
    demand(
      m.entries.every((e) => e.column >= 0 && e.column < columns),
      `${what} has an entry outside its columns`,
    )
    demand(
      m.entries.every((e) => !rational.isZero(e.value)),
      `${what} stores a zero`,
    )
    demand(new Set(m.entries.map((e) => `${e.row} ${e.column}`)).size === m.entries.length, `${what} repeats an entry`)
  }
  const fitsVector = (v: Vector, size: number, what: string) => {
    const entries = v.entries.map(({ index, value }) => ({ row: index, column: 0, value }))
    fits({ rows: v.size, columns: 1, entries }, size, 1, what)
  }
  /** Throws if a table has no value. */
  const positiveEverywhere = (scheduled: Scheduled): boolean => {
    const positions = Array.from({ length: MAX_LENGTH }, (_, n) =>
      Array.from({ length: n + 1 }, (_, i) => [i + 1, n + 1]),
    )
    const signs = positions.flat().map(([i, n]) => rational.sign(scheduledAt(scheduled, i, n)))
    return signs.every((sign) => sign > 0)
  }

  demand(d >= 1 && d <= 6 && new Set(model.coordinates).size === d, 'coordinates')
  demand(new Set(model.outputs).size === model.outputs.length, 'an output twice')
  demand(
    model.outputs.every((output) => output >= 0 && output < d),
    'an output that is no coordinate',
  )
  const symbols = model.embedding.symbols.map(({ symbol }) => symbol)
  demand(symbols.length >= 1 && new Set(symbols).size === symbols.length, 'symbols')
  demand(model.embedding.other !== null || ALPHABET.every((letter) => symbols.includes(letter)), 'an unreadable symbol')
  for (const { symbol, vector } of model.embedding.symbols) fitsVector(vector, d, symbol)
  if (model.embedding.other !== null) fitsVector(model.embedding.other, d, 'other')
  const placed = model.schedule.positions.map(({ coordinate }) => coordinate)
  demand(placed.every((c) => c >= 0 && c < d) && new Set(placed).size === placed.length, 'position embeddings')
  for (const { value } of model.schedule.positions) positiveEverywhere(value)
  demand(positiveEverywhere(model.schedule.temperature), 'a temperature that is not positive')
  demand(model.layers.length >= 1 && model.layers.length <= 3, 'the number of layers')
  for (const layer of model.layers) {
    demand(layer.heads.length >= 1 && layer.heads.length <= 2, 'the number of heads')
    for (const head of layer.heads) {
      demand(head.query.rows >= 1 && head.query.rows <= 4, 'd_k')
      fits(head.query, head.query.rows, d, 'query')
      fits(head.key, head.query.rows, d, 'key')
      fits(head.value, d, d, 'value')
    }
    if (layer.feedForward === null) continue
    const { first, firstBias, second, secondBias } = layer.feedForward
    demand(first.rows <= 4, 'd_f')
    fits(first, first.rows, d, 'first')
    fitsVector(firstBias, first.rows, 'firstBias')
    fits(second, d, first.rows, 'second')
    fitsVector(secondBias, d, 'secondBias')
  }
  return found
}

const minimal = (fails: (model: Model) => boolean, examples: [Model][] = []): Model => {
  const run = fc.check(
    fc.property(domain.arbitrary, (model) => !fails(model)),
    { seed: 1, numRuns: 1000, examples },
  )
  if (run.counterexample === null) throw new Error('no counterexample was found')
  return run.counterexample[0]
}

describe('transformers', () => {
  // Few, since a model takes 1 ms to print and read, and shrinks in 400 ways.
  test('keep the laws of a domain', () => {
    const shallow = transformers({ layers: [1, 1] })
    assertDomain(shallow, { isValid: (model) => flaws(model).length === 0, draws: 30, starts: 1 })
  })

  test('all shapes agree, every word can be read, and temperatures are positive', () => {
    for (const model of sample) expect(flaws(model)).toEqual([])
  })

  test('every shrink is smaller, valid, and shrinks on without context', () => {
    const { arbitrary } = domain
    for (const model of sample.slice(0, 12)) {
      const size = shrinkSize(model)
      for (const { value, context } of arbitrary.shrink(model, undefined)) {
        const kept = shrinkSize(value) < size && arbitrary.canShrinkWithoutContext(value) && context === undefined
        if (!kept || flaws(value).length > 0)
          expect.fail(`a shrink of ${fc.stringify(model)} is ${fc.stringify(value)}`)
      }
    }
  })

  test('are written as the JSON of a model, on one line, and read back as they were', () => {
    const line = domain.print(sample[0])
    expect(line).toMatch(/^\{"lemmata":"model","version":1,[^\n]*\}$/)
    expect(domain.parse(line)).toEqual(sample[0])
  })

  test('reading what is no model says where it is wrong', () => {
    expect(() => domain.parse('{"lemmata":"model"}')).toThrow(/not a model:\n\$/)
    expect(() => domain.parse('nonsense')).toThrow(/not a model:\nline 1, column 1/)
  })

  test('neighbours differ in one weight, mask, weighting or temperature, and all of these happen', () => {
    const random = randomFrom(1)
    const changed = new Set<string>()
    for (const model of sample.slice(0, 300)) {
      const next = domain.neighbour?.(model, random) ?? model
      if (next.embedding !== model.embedding) changed.add('embedding')
      if (next.schedule !== model.schedule) changed.add('schedule')
      for (const [l, layer] of next.layers.entries()) {
        const before = model.layers[l]
        if (layer.feedForward !== before.feedForward) changed.add('feedForward')
        for (const [h, head] of layer.heads.entries()) {
          const parts = ['mask', 'weighting', 'query', 'key', 'value'] as const
          for (const part of parts) if (head[part] !== before.heads[h][part]) changed.add(part)
        }
      }
    }
    expect([...changed].sort()).toEqual(
      ['embedding', 'feedForward', 'key', 'mask', 'query', 'schedule', 'value', 'weighting'].sort(),
    )
  })

  test('neighbours of neighbours are still valid', () => {
    const random = randomFrom(1)
    for (const model of sample.slice(0, 20)) {
      let c = model
      for (let step = 0; step < 50; step++) c = domain.neighbour?.(c, random) ?? c
      expect(flaws(c)).toEqual([])
    }
  })

  test('shrinks keep to the options', () => {
    const weightings: Weighting[] = ['average', 'softmax']
    const { arbitrary } = transformers({ weightings, layers: [2, 2] })
    for (const model of fc.sample(arbitrary, { seed: 1, numRuns: 20 })) {
      for (const { value } of arbitrary.shrink(model, undefined)) {
        const kept = value.layers.length === 2 && heads(value).every((h) => weightings.includes(h.weighting))
        if (!kept) expect.fail(fc.stringify(value))
      }
    }
  })

  // The required shares are about half of those designed.
  test.each(MASKS)('one head in ten or more is masked by %s', (mask) => {
    const all = sample.flatMap(heads)
    expect(all.filter((head) => head.mask === mask).length / all.length).toBeGreaterThan(0.1)
  })

  test.each(WEIGHTINGS)('one head in ten or more is weighted by %s', (weighting) => {
    const all = sample.flatMap(heads)
    expect(all.filter((head) => head.weighting === weighting).length / all.length).toBeGreaterThan(0.1)
  })

  test.each(DRAWN_TERMS)('%s is a position embedding in one model of a hundred or more', (name) => {
    const uses = ({ value }: { readonly value: Scheduled }) => value.kind === 'term' && value.term === name
    expect(share((model) => model.schedule.positions.some(uses))).toBeGreaterThan(0.01)
  })

  test.each([
    ['have one layer', 0.15, (m: Model) => m.layers.length === 1],
    ['have three layers', 0.15, (m: Model) => m.layers.length === 3],
    ['have a layer of two heads', 0.4, (m: Model) => m.layers.some((layer) => layer.heads.length === 2)],
    ['have a head whose scores are all equal', 0.2, (m: Model) => heads(m).some((h) => uniform(h))],
    ['have a head whose d_k is no square', 0.4, (m: Model) => heads(m).some((h) => [2, 3].includes(h.query.rows))],
    ['have a layer without feed-forward net', 0.2, (m: Model) => m.layers.some((l) => l.feedForward === null)],
    [
      'have a feed-forward net without hidden units',
      0.1,
      (m: Model) => m.layers.some((l) => l.feedForward?.first.rows === 0),
    ],
    ['know one symbol', 0.15, (m: Model) => m.embedding.symbols.length === 1],
    ['know all symbols and nothing else', 0.08, (m: Model) => m.embedding.other === null],
    ['have no position embedding', 0.1, (m: Model) => m.schedule.positions.length === 0],
    ['have a temperature by length', 0.08, (m: Model) => m.schedule.temperature.kind === 'by-length'],
    ['have a temperature by position', 0.07, (m: Model) => m.schedule.temperature.kind === 'by-position'],
    ['have a temperature that a term gives', 0.35, (m: Model) => m.schedule.temperature.kind === 'term'],
    ['have width 1', 0.08, (m: Model) => m.coordinates.length === 1],
    ['have width 6', 0.08, (m: Model) => m.coordinates.length === 6],
  ])('models that %s are a share of at least %f', (_, least, holds) => {
    expect(share(holds)).toBeGreaterThan(least)
  })

  test('shrinking ends at the simplest model that fails, from a drawn model and from a given one', () => {
    const strict = (model: Model) => heads(model).some((head) => head.mask === 'strict-past' && !uniform(head))
    const given = sample.filter(strict).slice(0, 3)
    for (const model of [minimal(strict), ...given.map((start) => minimal(strict, [[start]]))]) {
      const one = [{ row: 0, column: 0, value: rational.one }]
      const [head] = heads(model)
      expect(model).toEqual({
        ...model,
        coordinates: [expect.any(String)],
        embedding: { symbols: [expect.objectContaining({ vector: zeroVector(1) })], other: zeroVector(1) },
        schedule: { positions: [], temperature: term('1') },
        layers: [{ name: expect.any(String), heads: [head], feedForward: null }],
        outputs: [],
      })
      expect(head.query.entries).toEqual(one)
      expect(head.key.entries).toEqual(one)
      expect(head.value.entries).toEqual([])
    }
  })

  test('a model is described by its layers', () => {
    expect(domain.describe?.(sample[0])).toEqual(modelText(sample[0]).split('\n'))
  })
})

const uniform = (head: Head): boolean => head.query.entries.length === 0 || head.key.entries.length === 0
