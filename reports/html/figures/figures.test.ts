import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../../tests/support/sample-theorem.ts'
import { decadeOf } from './decade.ts'
import { growthOverN } from './growth.ts'
import { histogram } from './histogram.ts'
import { layerByLayer } from './layer-chart.ts'

const described = (drawn: { readonly source: string } | null): string | undefined =>
  /aria-label="([^"]*)"/.exec(drawn?.source ?? '')?.[1]

const tightness = { ratio: '0.5', witness: 'x', attained: false, estimate: null }

test('a histogram has bars of five hundredths, and says how many cases are exactly 0', () => {
  const ratios = [
    { atMost: 0, count: 7 },
    { atMost: 1e-9, count: 1 },
    { atMost: 0.05, count: 2 },
    { atMost: 0.06, count: 4 },
    { atMost: 0.29, count: 8 },
    { atMost: 1, count: 16 },
  ]
  const drawn = histogram(theorem({ key: 'k', ratios, tightness }))
  expect(described(drawn)).toBe(
    'Observed as a share of the bound: 0 to 5%: 3; 5 to 10%: 4; 25 to 30%: 8; 95 to 100%: 16',
  )
  expect(drawn?.source).toContain('38 cases, 7 of them exactly 0; for each case the closest comparison')
})

test('where all ratios are small the histogram goes by decades', () => {
  const ratios = [
    { atMost: 1e-5, count: 10 },
    { atMost: 0.01, count: 20 },
    { atMost: 0.03, count: 40 },
  ]
  expect(described(histogram(theorem({ key: 'k', ratios })))).toBe(
    'Observed as a share of the bound: up to 1e-5: 10; up to 1e-2: 20; up to 1e-1: 40',
  )
})

test('nothing compared, few cases, or nothing but zeros, are no histogram', () => {
  expect(histogram(theorem({ key: 'k', ratios: [{ atMost: 0.5, count: 9 }] }))).toBeNull()
  expect(histogram(theorem({ key: 'k' }))).toBeNull()
  expect(histogram(theorem({ key: 'k', ratios: [{ atMost: 0, count: 5 }] }))).toBeNull()
})

test('growth is drawn from three lengths on', () => {
  const growth = [1, 2, 4].map((n) => ({ n, cases: 10, most: n / 8 }))
  expect(described(growthOverN(theorem({ key: 'k', growth })))).toBe(
    'Growth over n: n = 1: 12.50%; n = 2: 25.00%; n = 4: 50.00%',
  )
  expect(growthOverN(theorem({ key: 'k', growth: growth.slice(1) }))).toBeNull()
  expect(growthOverN(theorem({ key: 'k', growth: growth.map((at) => ({ ...at, most: 0 })) }))).toBeNull()
})

test('errors far below the smallest double stand beside their bounds', () => {
  const magnitudes = [
    {
      name: 'error after layer 1',
      place: { role: 'error', layer: 1 },
      count: 3,
      least: '0',
      median: '1e-60',
      most: '1.5e-45678',
    },
    {
      name: 'bound after layer 1',
      place: { role: 'bound', layer: 1 },
      count: 3,
      least: '2e-40000',
      median: '1',
      most: '1',
    },
    { name: '1/τ', place: null, count: 3, least: '1', median: '1', most: '1' },
  ] as const
  const drawn = layerByLayer(theorem({ key: 'k', magnitudes }))
  expect(described(drawn)).toBe(
    'Layer by layer: error after layer 1: from 0 to 1.5e-45678; bound after layer 1: from 2e-40000 to 1',
  )
  expect(drawn?.source).not.toMatch(/NaN|Infinity/)
  expect(layerByLayer(theorem({ key: 'k', magnitudes: magnitudes.slice(2) }))).toBeNull()
})

test.each([
  ['1', 0],
  ['0.001', -3],
  ['1e-45678', -45678],
  ['-100', 2],
  ['0', Number.NEGATIVE_INFINITY],
])('%s has the decade %d', (text, decade) => {
  expect(decadeOf(text)).toBeCloseTo(decade, 9)
})
