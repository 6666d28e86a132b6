// Booleans as forms of value 0 or 1, by nets where a form does not do: a ∧ b = ReLU(a + b − 1), and x·c = ReLU(x + c − 1) for any x in [0, 1]
// and Boolean c, which makes conditionals. Constants and equal parts are simplified away, as each net takes a layer.

import { formText } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { isSame, minus, nothing, scale, sum } from './form.ts'
import { relu, type Unit, type Workshop, write } from './workshop.ts'

/** ¬a. */
export const negate = ({ one }: Workshop, a: LinearForm): LinearForm => minus(one, a)

export function allOf(shop: Workshop, name: string, parts: readonly LinearForm[]): LinearForm {
  const { one } = shop
  const distinct = [...new Map(parts.map((part) => [formText(part), part])).values()].filter(
    (part) => !isSame(part, one),
  )
  if (distinct.some((part) => part.length === 0)) return nothing
  if (distinct.length === 0) return one
  if (distinct.length === 1) return distinct[0]
  return write(shop, name, nothing, [relu(minus(sum(...distinct), scale(distinct.length - 1, one)))])
}

export const anyOf = (shop: Workshop, name: string, parts: readonly LinearForm[]): LinearForm =>
  negate(
    shop,
    allOf(
      shop,
      name,
      parts.map((part) => negate(shop, part)),
    ),
  )

/** Conjunctions of which at most one holds. */
export function anyOfDisjoint(
  shop: Workshop,
  name: string,
  conjunctions: readonly (readonly LinearForm[])[],
): LinearForm {
  const bases: LinearForm[] = []
  const units: Unit[] = []
  for (const parts of conjunctions) {
    if (parts.length > 1) units.push(relu(minus(sum(...parts), scale(parts.length - 1, shop.one))))
    else bases.push(parts[0] ?? shop.one)
  }
  return write(shop, name, sum(...bases), units)
}

/** x where the Boolean c holds, else 0. */
export interface Gated {
  /** In [0, 1]. */
  readonly x: LinearForm
  readonly c: LinearForm
}

/** Σ x·c. */
export function sumOfGated(shop: Workshop, name: string, parts: readonly Gated[]): LinearForm {
  const { one } = shop
  const bases: LinearForm[] = []
  const units: Unit[] = []
  for (const { x, c } of parts) {
    if (x.length * c.length === 0) continue
    if (isSame(c, one)) bases.push(x)
    else if (isSame(x, one)) bases.push(c)
    else units.push(relu(minus(sum(x, c), one)))
  }
  return write(shop, name, sum(...bases), units)
}

/** x where c holds, else y. */
export const choose = (shop: Workshop, name: string, c: LinearForm, x: LinearForm, y: LinearForm): LinearForm =>
  isSame(x, y)
    ? x
    : sumOfGated(shop, name, [
        { x, c },
        { x: y, c: negate(shop, c) },
      ])

/** a = b. */
export const areEqual = (shop: Workshop, name: string, a: LinearForm, b: LinearForm): LinearForm =>
  isSame(a, b) ? shop.one : choose(shop, name, a, b, negate(shop, b))
