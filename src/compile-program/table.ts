// A table of symbols, by what its rows say differently from `otherwise`: a row's symbols are all there where the sum of their forms, less
// their number, is 0, so ReLU(sum − (number − 1)) is 1 there and else 0; for one symbol the form itself does. Naturals are multiples of
// 1/n, and ReLU(1/n + sum − number) is 1/n there and else 0, also where the value in the table is above n.
import type { Table, Value } from '../srasp/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { anyOfDisjoint, negate } from './booleans.ts'
import { inverseLength } from './broadcast.ts'
import { isSame, minus, nothing, scale, sum } from './form.ts'
import { boolean, constantOperand, formOf, natural, type Operand } from './operand.ts'
import { relu, type Workshop, write } from './workshop.ts'

type Symbols = ReadonlyMap<string, LinearForm>

export function applyTable(shop: Workshop, name: string, table: Table, to: readonly Symbols[]): Operand {
  const { otherwise } = table
  const exceptions = exceptionsOf(shop, table, to)
  if (typeof otherwise === 'number') {
    const parts = [...exceptions].map(([value, rows]) =>
      scale(Number(value) - otherwise, shareOf(shop, `${name}: ${value}`, rows)),
    )
    return natural(sum(formOf(constantOperand(shop, otherwise)), ...parts))
  }
  const found = [...exceptions].map(([value, rows]) => [value, anyOfDisjoint(shop, `${name}: ${value}`, rows)] as const)
  const rest = negate(shop, sum(...found.map(([, form]) => form)))
  if (typeof otherwise === 'boolean') return boolean(otherwise ? rest : negate(shop, rest))
  return {
    type: 'symbol',
    forms: new Map([...found.map(([value, form]) => [`${value}`, form] as const), [otherwise, rest]]),
  }
}

/** The forms of a row's symbols, without those that are always there. */
type Row = readonly LinearForm[]

/** By value, the rows that give another than `otherwise` and can occur. */
function exceptionsOf({ one }: Workshop, { rows, otherwise }: Table, to: readonly Symbols[]): Map<Value, Row[]> {
  const found = new Map<Value, Row[]>()
  for (const { symbols, value } of rows) {
    const forms = symbols.map((symbol, k) => to[k].get(symbol) ?? nothing)
    if (value === otherwise || forms.some((form) => form.length === 0)) continue
    found.set(value, [...(found.get(value) ?? []), forms.filter((form) => !isSame(form, one))])
  }
  return found
}

/** 1/n where one of the rows is there. At most one is, so those of one symbol share a unit. */
function shareOf(shop: Workshop, name: string, rows: readonly Row[]): LinearForm {
  const { one } = shop
  const inverse = inverseLength(shop)
  if (rows.some((row) => row.length === 0)) return inverse
  const single = rows.filter((row) => row.length === 1).flat()
  const terms = single.length > 0 ? [{ form: sum(...single), count: 1 }] : []
  for (const row of rows) if (row.length > 1) terms.push({ form: sum(...row), count: row.length })
  return write(
    shop,
    name,
    nothing,
    terms.map(({ form, count }) => relu(minus(sum(inverse, form), scale(count, one)))),
  )
}
