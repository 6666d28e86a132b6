// Equal weights by hand: exact means, reciprocals, and heads that have scores.
import { expect, test } from 'vitest'
import { faultsOf, headWith, recordingLedger, spotAt, streamOf } from '../../tests/support/by-hand.ts'
import { interval, rational } from '../numbers/index.ts'
import {
  type Activation,
  type Enclosure,
  type HeadObligation,
  type Mask,
  type Matrix,
  matrix,
  zeroMatrix,
} from '../transformer/index.ts'
import { checkMean } from './mean.ts'

type Equal = Extract<HeadObligation, { kind: 'mean' | 'reciprocal' }>
type Column = readonly (number | Activation<Enclosure>)[]

const NOTHING = (): Matrix => zeroMatrix(1, 2)
const SOMETHING = (): Matrix => matrix(1, 2, [[0, 0, rational.one]])

/** Coordinate 0 is read, 1 is written. */
const attended = (mask: Mask) => ({
  head: 0,
  mask,
  value: [{ index: 0, factor: rational.one }],
  to: 1,
})
const mean = (mask: Mask = 'future'): Equal => ({ ...attended(mask), kind: 'mean' })
const reciprocal = (direction: 'left' | 'right'): Equal => ({
  ...attended(direction === 'left' ? 'future' : 'past'),
  kind: 'reciprocal',
  direction,
})

function meant(obligation: Equal, values: Column, written: Column, query = NOTHING(), key = NOTHING()) {
  const { ledger, rows, broken } = recordingLedger()
  const view = {
    head: headWith(obligation.mask, query, key),
    n: values.length,
    before: streamOf(
      values,
      values.map(() => 0),
    ),
    after: streamOf(values, written),
    queries: undefined,
    keys: undefined,
    temperature: () => rational.one,
    spot: spotAt,
  }
  checkMean(obligation, view, ledger)
  return { rows, faults: faultsOf(broken) }
}

const parts = (...texts: string[]) => texts.map(rational.parse)

test('a mean is exactly that of what the mask shows', () => {
  expect(meant(mean(), [1, 0, 3], parts('1', '1/2', '4/3'))).toEqual({ rows: [], faults: [] })
  expect(meant(mean('past'), [1, 0, 3], parts('4/3', '3/2', '3'))).toEqual({ rows: [], faults: [] })
  expect(meant(mean('none'), [1, 0, 3], parts('4/3', '4/3', '4/3'))).toEqual({ rows: [], faults: [] })
})

test('another value, and the right one that is known by an enclosure only, is named with its position', () => {
  expect(meant(mean(), [1, 0, 3], [2, interval.point(0.5), ...parts('4/3')]).faults).toEqual([
    'definition-3 at 1: expected exactly 1',
    'definition-3 at 2: expected exactly 1/2',
  ])
  expect(meant(reciprocal('right'), [0, 0, 1], parts('1/3', '1/2', '1/2')).faults).toEqual([
    'proposition-10d at 3: expected exactly 1',
  ])
})

test('values that are not exact have no exact mean', () => {
  expect(meant(mean(), [1, { lo: 0, hi: 1 }, 0], [1, 1, 1])).toEqual({
    rows: [],
    faults: ['definition-3 at 1: the values are not exact'],
  })
})

test('queries without keys and keys without queries give equal weights; both together need not', () => {
  const faultsWith = (query: Matrix, key: Matrix): string[] =>
    meant(mean(), [1, 0, 3], parts('1', '1/2', '4/3'), query, key).faults
  expect(faultsWith(SOMETHING(), NOTHING())).toEqual([])
  expect(faultsWith(NOTHING(), SOMETHING())).toEqual([])
  expect(faultsWith(SOMETHING(), SOMETHING())).toEqual([
    'definition-3 at 1: the head has queries and keys, so its weights need not be equal',
  ])
})

test.each([
  ['left', 'proposition-10c', [1, 0, 0], ['1', '1/2', '1/3']],
  ['right', 'proposition-10d', [0, 0, 1], ['1/3', '1/2', '1']],
] as const)('reciprocals from the %s are rows of %s, each equal to its bound', (direction, lemma, marker, texts) => {
  const { rows, faults } = meant(reciprocal(direction), marker, parts(...texts))
  expect(faults).toEqual([])
  expect(rows.map((row) => ({ ...row, exactly: row.exactly?.() }))).toEqual(
    parts(...texts).map((value, k) => ({
      lemma,
      i: k + 1,
      what: 'the mean of the marker',
      observed: interval.fromRational(value),
      bound: interval.fromRational(value),
      exactly: { observed: value, bound: value },
    })),
  )
})
