// A ReLU network whose active units are known is an affine map. Written out as one, units that cancel do so exactly:
// 2(x − ¼) − 2(x − ¾) is 1 whatever x is, which makes Booleans exact again after Lemma 9's rounding.

import { oncePer } from '../memo/index.ts'
import { type Rational, rational } from '../numbers/index.ts'
import type { FeedForward } from './model.ts'

/** constant + Σ factor·(coordinate index). */
export interface AffineRow {
  readonly constant: Rational
  readonly terms: readonly { readonly index: number; readonly factor: Rational }[]
}

export interface AffineMap {
  /** By coordinate, residual included; a coordinate that is missing passes through unchanged. */
  readonly rows: ReadonlyMap<number, AffineRow>
}

export interface HiddenUnit {
  readonly bias: Rational
  /** Row of W₁. */
  readonly inputs: readonly { readonly index: number; readonly factor: Rational }[]
  /** Column of W₂. */
  readonly outputs: readonly { readonly index: number; readonly factor: Rational }[]
}

/** A feed-forward net by hidden units, the way the evaluators walk it. */
export interface Units {
  readonly units: readonly HiddenUnit[]
  readonly bias: readonly { readonly index: number; readonly value: Rational }[]
  /** The map for a pattern of active units, worked out once for each pattern. */
  readonly active: (pattern: readonly boolean[]) => AffineMap
}

export const unitsOf: (net: FeedForward) => Units = oncePer((net) => {
  const inputs = Array.from({ length: net.first.rows }, (): { index: number; factor: Rational }[] => [])
  const outputs = Array.from({ length: net.first.rows }, (): { index: number; factor: Rational }[] => [])
  const biases = new Map(net.firstBias.entries.map(({ index, value }) => [index, value]))
  for (const { row, column, value } of net.first.entries) inputs[row].push({ index: column, factor: value })
  for (const { row, column, value } of net.second.entries) outputs[column].push({ index: row, factor: value })
  const units = inputs.map((list, u) => ({ bias: biases.get(u) ?? rational.zero, inputs: list, outputs: outputs[u] }))
  const bias = net.secondBias.entries
  const known = new Map<string, AffineMap>()
  const active = (pattern: readonly boolean[]): AffineMap => {
    const name = pattern.join()
    const map = known.get(name) ?? composeMap(units, bias, pattern)
    known.set(name, map)
    return map
  }
  return { units, bias, active }
})

function composeMap(units: readonly HiddenUnit[], bias: Units['bias'], pattern: readonly boolean[]): AffineMap {
  const rows = new Map<number, { constant: Rational; factors: Map<number, Rational> }>()
  // Every row begins as the residual connection: the coordinate itself, once.
  const rowOf = (index: number) => {
    const row = rows.get(index) ?? { constant: rational.zero, factors: new Map([[index, rational.one]]) }
    rows.set(index, row)
    return row
  }
  for (const { index, value } of bias) rowOf(index).constant = value
  units.forEach((unit, u) => {
    if (!pattern[u]) return
    for (const { index, factor } of unit.outputs) {
      const row = rowOf(index)
      row.constant = rational.add(row.constant, rational.multiply(factor, unit.bias))
      for (const input of unit.inputs) {
        const old = row.factors.get(input.index) ?? rational.zero
        row.factors.set(input.index, rational.add(old, rational.multiply(factor, input.factor)))
      }
    }
  })
  return { rows: new Map([...rows].map(([index, row]) => [index, pack(row)])) }
}

const pack = (row: { constant: Rational; factors: Map<number, Rational> }): AffineRow => ({
  constant: row.constant,
  terms: [...row.factors].filter(([, f]) => !rational.isZero(f)).map(([index, factor]) => ({ index, factor })),
})
