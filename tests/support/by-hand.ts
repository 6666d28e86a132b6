// Streams and heads written by hand, and a ledger that keeps every row as it was given: for tests of single checks.
import type { Broken, Compared, Ledger, Spot } from '../../src/check/ledger.ts'
import { decide, type Interval, type Rational, type Real, rational, real } from '../../src/numbers/index.ts'
import {
  type Activation,
  type Enclosure,
  type Head,
  type Mask,
  type Matrix,
  zeroMatrix,
} from '../../src/transformer/index.ts'

export interface GivenRow {
  readonly lemma: string
  readonly i: number
  readonly what: string
  readonly observed: Interval
  readonly bound: Interval
  readonly exactly: (() => Compared) | undefined
}

/** What a check says, row by row. */
export function recordingLedger(): { ledger: Ledger; rows: GivenRow[]; broken: Broken[] } {
  const rows: GivenRow[] = []
  const broken: Broken[] = []
  const ledger: Ledger = {
    row: (lemma, { i }, what, observed, bound, exactly) => rows.push({ lemma, i, what, observed, bound, exactly }),
    broken: (lemma, spot, message) => broken.push({ lemma, spot, message }),
    margin: () => undefined,
    checked: () => ({ credits: [], open: [], broken, margin: null }),
  }
  return { ledger, rows, broken }
}

/** Faults as text: the lemma, the position, the message. */
export const faultsOf = (broken: readonly Broken[]): string[] =>
  broken.map(({ lemma, spot, message }) => `${lemma} at ${spot.i}: ${message}`)

export const spotAt = (i: number): Spot => ({ layer: 1, layerName: 'by hand', of: 'head', i })

export const headWith = (mask: Mask, query: Matrix, key: Matrix = query): Head => ({
  name: 'head',
  mask,
  weighting: 'softmax',
  query,
  key,
  value: zeroMatrix(query.columns, query.columns),
})

/** Columns of values as rows of a stream; numbers are integers. */
export const streamOf = (...columns: (readonly (number | Activation<Enclosure>)[])[]): Activation<Enclosure>[][] =>
  columns[0].map((_, k) => columns.map(({ [k]: value }) => (typeof value === 'number' ? rational.of(value) : value)))

export const rationals = (values: readonly number[]): Rational[] => values.map((value) => rational.of(value))

/** Whether lo·unit ≤ a ≤ hi·unit, exactly, with ends that differ by less than 10⁻¹². */
export const isTightAround = ({ lo, hi }: Interval, a: Real, unit: Real = rational.one): boolean =>
  hi - lo < 1e-12 &&
  decide(real.scaleBy(unit, rational.fromNumber(lo)), a).answer === 'holds' &&
  decide(a, real.scaleBy(unit, rational.fromNumber(hi))).answer === 'holds'
