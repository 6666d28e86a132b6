// Predicates over i and j, down to what speaks of one side: a Boolean or a symbol there is a choice among labels, compiled already, and
// all else is tests of choices, not and and.
import { match } from 'ts-pattern'
import type { Expression } from '../srasp/index.ts'
import { formText } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { negate } from './booleans.ts'
import { nameOf, operandOf, type Scope, speaksIn } from './expression.ts'
import { isSame, nothing } from './form.ts'

/** Something that speaks of one side: a Boolean, with the labels true and false, or a symbol. The form is 1 where it has the label. */
export interface Choice {
  readonly at: 'i' | 'j'
  readonly options: ReadonlyMap<Label, LinearForm>
}

export type Label = boolean | string

export type Mixed =
  | { readonly kind: 'test'; readonly of: Choice; readonly label: Label }
  | { readonly kind: 'not'; readonly of: Mixed }
  /** Of nothing: true. */
  | { readonly kind: 'and'; readonly parts: readonly Mixed[] }

export const TRUE: Mixed = { kind: 'and', parts: [] }
export const FALSE: Mixed = { kind: 'not', of: TRUE }

/** A well-typed predicate without equalities of naturals between i and j. */
export function mixedOf(scope: Scope, predicate: Expression): Mixed {
  const speaks = speaksIn(predicate)
  // The same choice is the same object, also where it is written twice.
  const choices = new Map<string, Choice>()
  const choiceOf = (expression: Expression): Choice => {
    const at = speaks.get(expression) === 'j' ? 'j' : 'i'
    const operand = operandOf(scope, expression, nameOf(expression))
    const options: Choice['options'] =
      operand.type === 'symbol'
        ? operand.forms
        : new Map([
            [true, operand.form],
            [false, negate(scope.shop, operand.form)],
          ])
    const made = { at, options } as const
    const text = `${at} ${choiceText(made)}`
    const known = choices.get(text) ?? made
    choices.set(text, known)
    return known
  }
  const build = (node: Expression): Mixed => {
    if (speaks.get(node) !== 'both') return known(scope, choiceOf(node))
    return match(node)
      .returnType<Mixed>()
      .with({ kind: 'not' }, ({ of }) => not(build(of)))
      .with({ kind: 'and' }, ({ parts }) => and(parts.map(build)))
      .with({ kind: 'or' }, ({ parts }) => or(parts.map(build)))
      .with({ kind: 'if' }, (branches) => choose(build(branches.condition), build(branches.then), build(branches.else)))
      .with({ kind: 'compare' }, ({ operator, left, right }) => {
        const isSymbol = speaks.get(left) !== 'both' && operandOf(scope, left, nameOf(left)).type === 'symbol'
        const equal = isSymbol ? same(choiceOf(left), choiceOf(right)) : agree(build(left), build(right))
        return operator === '=' ? equal : not(equal)
      })
      .otherwise(({ kind }) => {
        throw new Error(`${kind} of both i and j`)
      })
  }
  return build(predicate)
}

/** A Boolean that is the same everywhere is no choice. */
function known({ shop }: Scope, choice: Choice): Mixed {
  const form = choice.options.get(true) ?? nothing
  if (form.length === 0) return FALSE
  return isSame(form, shop.one) ? TRUE : test(choice, true)
}

/** The same for equal choices, and for no others: labels are anything. */
export const choiceText = ({ options }: Choice): string =>
  JSON.stringify([...options].map(([label, form]) => [label, formText(form)]))

export const test = (of: Choice, label: Label): Mixed => (of.options.has(label) ? { kind: 'test', of, label } : FALSE)

const isTrue = (mixed: Mixed): boolean => mixed.kind === 'and' && mixed.parts.length === 0
export const isFalse = (mixed: Mixed): boolean => mixed.kind === 'not' && isTrue(mixed.of)

export const not = (of: Mixed): Mixed => (of.kind === 'not' ? of.of : { kind: 'not', of })

export function and(parts: readonly Mixed[]): Mixed {
  const open = parts.filter((part) => !isTrue(part))
  if (open.some(isFalse)) return FALSE
  return open.length === 1 ? open[0] : { kind: 'and', parts: open }
}

const or = (parts: readonly Mixed[]): Mixed => not(and(parts.map(not)))
const choose = (c: Mixed, x: Mixed, y: Mixed): Mixed => or([and([c, x]), and([not(c), y])])
const agree = (a: Mixed, b: Mixed): Mixed => choose(a, b, not(b))

/** Equal symbols. Where one of them is decided, the test of the other for that label is left. */
export const same = (a: Choice, b: Choice): Mixed =>
  or([...a.options.keys()].map((label) => and([test(a, label), test(b, label)])))
