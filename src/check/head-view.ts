// One head of a run, as the checks see it: its exact queries and keys, worked out from the weights once.
import { type Rational, rational } from '../numbers/index.ts'
import {
  factorsOf,
  type Head,
  type LinearForm,
  type Matrix,
  type Model,
  rowsOf,
  scheduledAt,
} from '../transformer/index.ts'
import type { Spot } from './ledger.ts'
import { exactColumn, type StreamRows } from './row-state.ts'

export interface HeadView {
  readonly head: Head
  readonly n: number
  readonly before: StreamRows
  readonly after: StreamRows
  /** W^Q h and W^K h by position; undefined where they are not exact. */
  readonly queries: readonly (readonly Rational[])[] | undefined
  readonly keys: readonly (readonly Rational[])[] | undefined
  temperature(i: number): Rational
  spot(i: number): Spot
}

/** A head at a layer, counted from 1, between two streams. */
export function viewHead(model: Model, layer: number, head: Head, before: StreamRows, after: StreamRows): HeadView {
  const n = before.length
  return {
    head,
    n,
    before,
    after,
    queries: project(head.query, before),
    keys: project(head.key, before),
    temperature: (i) =>
      head.weighting === 'softmax-tau' ? scheduledAt(model.schedule.temperature, i, n) : rational.one,
    spot: (i) => ({ layer, layerName: model.layers[layer - 1].name, of: head.name, i }),
  }
}

function project(matrix: Matrix, rows: StreamRows): Rational[][] | undefined {
  const forms = rowsOf(matrix)
  const columns: Rational[][] = []
  for (let r = 0; r < matrix.rows; r++) {
    const column = exactColumn(forms[r], rows)
    if (column === undefined) return undefined
    columns.push(column)
  }
  return rows.map((_, k) => columns.map((column) => column[k]))
}

/** Whether two forms are the same sum, also where one names a coordinate twice. */
export function isSameForm(a: LinearForm, b: LinearForm): boolean {
  const negated = b.map(({ index, factor }) => ({ index, factor: rational.negate(factor) }))
  return [...factorsOf([...a, ...negated]).values()].every(rational.isZero)
}
