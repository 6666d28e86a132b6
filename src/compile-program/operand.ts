// A vector as the stream holds it: a Boolean as one form of value 0 or 1, a natural v as one form of value v/n, a symbol as one form for
// each symbol that it can be, of which one is 1. The operations that all three have: constant, conditional, equality, being attended to.
import { match, P } from 'ts-pattern'
import { type Value, valueText } from '../srasp/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { areEqual, choose, negate, sumOfGated } from './booleans.ts'
import { inverseLength } from './broadcast.ts'
import { differs } from './compare.ts'
import { minus, nothing, scale } from './form.ts'
import { attend, type Look, type Workshop } from './workshop.ts'

export type Operand =
  | { readonly type: 'boolean' | 'natural'; readonly form: LinearForm }
  | { readonly type: 'symbol'; readonly forms: ReadonlyMap<string, LinearForm> }

export const boolean = (form: LinearForm): Operand => ({ type: 'boolean', form })
export const natural = (form: LinearForm): Operand => ({ type: 'natural', form })

export const constantOperand = (shop: Workshop, value: Value): Operand =>
  match(value)
    .returnType<Operand>()
    .with(P.boolean, (holds) => boolean(holds ? shop.one : nothing))
    .with(0, () => natural(nothing))
    .with(P.number, (count) => natural(scale(count, inverseLength(shop))))
    .with(P.string, (symbol) => ({ type: 'symbol', forms: new Map([[symbol, shop.one]]) }))
    .exhaustive()

/** The form of a Boolean or a natural. */
export function formOf(operand: Operand): LinearForm {
  if (operand.type === 'symbol') throw new Error('a symbol is not a single form')
  return operand.form
}

/** The forms of a symbol. */
export function formsOf(operand: Operand): ReadonlyMap<string, LinearForm> {
  if (operand.type !== 'symbol') throw new Error(`a ${operand.type} is not a symbol`)
  return operand.forms
}

const named = (name: string, symbol: string): string => `${name} = ${valueText(symbol)}`

/** x where the Boolean c holds, else y. */
export function chooseOperand(shop: Workshop, name: string, c: LinearForm, x: Operand, y: Operand): Operand {
  if (x.type !== 'symbol') return { type: x.type, form: choose(shop, name, c, x.form, formOf(y)) }
  const others = formsOf(y)
  const symbols = new Set([...x.forms.keys(), ...others.keys()])
  const chosen = [...symbols].map((symbol) => {
    const [one, other] = [x.forms.get(symbol) ?? nothing, others.get(symbol) ?? nothing]
    return [symbol, choose(shop, named(name, symbol), c, one, other)] as const
  })
  return { type: 'symbol', forms: new Map(chosen) }
}

export function equalOperands(shop: Workshop, name: string, x: Operand, y: Operand): LinearForm {
  switch (x.type) {
    case 'boolean':
      return areEqual(shop, name, x.form, formOf(y))
    case 'natural':
      return negate(shop, differs(shop, name, minus(x.form, formOf(y))))
    case 'symbol': {
      const others = formsOf(y)
      const both = [...x.forms].map(([symbol, form]) => ({ x: form, c: others.get(symbol) ?? nothing }))
      return sumOfGated(shop, name, both)
    }
  }
}

/** What stands at the position looked at. */
export const attendToOperand = (shop: Workshop, name: string, look: Look, operand: Operand): Operand =>
  operand.type === 'symbol'
    ? {
        type: 'symbol',
        forms: new Map(
          [...operand.forms].map(([symbol, form]) => [symbol, attend(shop, named(name, symbol), look, form)] as const),
        ),
      }
    : { type: operand.type, form: attend(shop, name, look, operand.form) }
