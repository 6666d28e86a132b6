import { expect, test } from 'vitest'
import { compile } from '../compile/compile.ts'
import { formula } from '../logic/index.ts'
import { type Decimal, decimal, decimalOfRational, rational } from '../numbers/index.ts'
import type { StatementId } from '../statements/index.ts'
import { enclosureOf, isExact, type Quantity, soft, word } from '../transformer/index.ts'
import { checkObligations } from './check.ts'
import { traceSimulation } from './trace.ts'

const CASES: readonly (readonly [StatementId, string, string])[] = [
  ['theorem-12a', 'Y Y Q_1 & X Q_0', '01101'],
  ['theorem-13d', 'Y Q_1 | Y Y Q_0', '0110'],
  ['theorem-15b', 'Q_1 S (Q_1 U Q_0)', '11010'],
  ['corollary-18a', 'Y Q_1 S Q_1', '1101'],
  ['theorem-20a', '2*#L[Q_1] < 3*#R[Q_0] + 1', '01001'],
  ['theorem-21', 'ODD(#L[Q_1]) & @PRIME', '01101'],
  ['corollary-22a', '#L[#L[Y Q_1] = #R[Q_1]] = 0', '0110'],
  ['corollary-23', 'ODD(#L[Y Q_1]) S first', '0111'],
]

/** Ends as doubles, of what was rounded outwards to few digits. */
const ends = (q: Quantity | Decimal): [number, number] => {
  const { lo, hi } = typeof q === 'string' ? decimalOfRational(rational.parse(q)) : q
  return [Number(lo), Number(hi)]
}

test.each(CASES)('a trace of %s for %s on %s says what the run and the check of obligations say', (id, text, input) => {
  for (const heads of ['single', 'multi'] as const) {
    const { model } = compile(formula(text), id, { heads })
    const run = soft(model, word(input))
    const traced = traceSimulation(model, word(input)).layers
    const written = traced.flatMap(({ heads: own, nets }, l) => [
      ...own.flatMap(({ outputs }) =>
        outputs.map(({ coordinate, positions }) => ({
          layer: l + 1,
          coordinate,
          values: positions.map((p) => p.soft),
        })),
      ),
      ...nets.map(({ coordinate, values }) => ({ layer: l + 1, coordinate, values })),
    ])
    expect(written.length).toBeGreaterThan(traced.length)
    for (const { layer, coordinate, values } of written) {
      values.forEach((value, k) => {
        const ran = run.activations[layer][k][model.coordinates.indexOf(coordinate)]
        if (isExact(ran)) expect([coordinate, k, value]).toEqual([coordinate, k, rational.print(ran)])
        const [[lo, hi], [low, high]] = [ends(value), ends(decimal(enclosureOf(ran, 64)))]
        expect(lo <= high && low <= hi).toBe(true)
      })
    }
    const margins = traced.flatMap(({ nets }) => nets.flatMap((net) => net.margins ?? [])).map(Number)
    expect(Math.min(...margins)).toBeCloseTo(checkObligations(model, run).margin ?? Number.NaN, 3)
  }
})

test('a head is traced with its lemma, γ and tolerance, and with where hard attention looks', () => {
  const { model } = compile(formula('#L[Q_1] < 3'), 'theorem-20a')
  const heads = traceSimulation(model, word('011')).layers.flatMap((layer) => layer.heads)
  expect(
    heads.map(({ rows, outputs: [{ lemma, gamma, tolerance }] }) => ({
      ...{ lemma, gamma, tolerance },
      chosen: rows.map(({ chosen }) => chosen),
    })),
  ).toEqual([
    { lemma: 'definition-3', gamma: null, tolerance: null, chosen: [[1], [1, 2], [1, 2, 3]] },
    { lemma: 'lemma-7', gamma: '3', tolerance: '1/4', chosen: [[1], [2], [3]] },
    { lemma: 'lemma-7', gamma: '3', tolerance: '1/4', chosen: [[1], [1], [2]] },
  ])
})

test('errors far below what doubles know have digits', () => {
  const { model } = compile(formula('100*#L[Q_1] < 3'), 'theorem-20a')
  const last = traceSimulation(model, word('01')).layers.at(-1)?.heads[0].outputs[0]
  expect(last?.positions[1]).toEqual({
    hard: '1',
    soft: { lo: '1', hi: '1.00001' },
    error: '5.15e-131',
    margin: '0.002499',
  })
})

test('a trace to be drawn has scores and heat besides', () => {
  const { model } = compile(formula('Q_1 S Y Q_0'), 'corollary-17a')
  const { symbols, layers } = traceSimulation(model, word('010011'), { isDrawable: true })
  expect(symbols).toEqual(word('010011'))
  for (const { chosen, scores, heat } of layers.flatMap(({ heads }) => heads.flatMap(({ rows }) => rows))) {
    expect([scores.length, heat.length > 0, chosen.length > 0]).toEqual([heat.length, true, true])
    expect(heat.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 3)
  }
  const outputs = layers.flatMap(({ heads }) => heads.flatMap((head) => head.outputs))
  const search = outputs.find(({ lemma }) => lemma === 'lemma-8b')
  expect(search).toMatchObject({ gamma: '3', tolerance: '1/4' })
  expect(search?.positions).toHaveLength(6)
  for (const { margin } of search?.positions ?? []) expect(Number(margin)).toBeGreaterThan(0.2)
  const outline = traceSimulation(model, word('010011'))
  expect(
    outline.layers.flatMap(({ heads }) => heads.flatMap(({ rows }) => rows.flatMap(({ scores }) => scores))),
  ).toEqual([])
})
