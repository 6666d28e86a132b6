// Position-wise expressions as operands. What speaks of j is compiled like what speaks of i: it is computed at every position, and
// attention fetches it.
import { match } from 'ts-pattern'
import { type Expression, fold, printExpression, type Speaks, type Table, together } from '../srasp/index.ts'
import { excerpt } from '../text/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { allOf, anyOf, negate } from './booleans.ts'
import { byName } from './by-name.ts'
import { positive } from './compare.ts'
import { minus, nothing, sum } from './form.ts'
import {
  boolean,
  chooseOperand,
  constantOperand,
  equalOperands,
  formOf,
  formsOf,
  natural,
  type Operand,
} from './operand.ts'
import { applyTable } from './table.ts'
import { relu, type Workshop, write } from './workshop.ts'

/** What expressions may read. */
export interface Scope {
  readonly shop: Workshop
  readonly input: Operand
  readonly tables: ReadonlyMap<string, Table>
  readonly vectors: ReadonlyMap<string, Operand>
  /** What has been compiled. */
  readonly known: Map<Expression, Operand>
}

/** Names of coordinates are for people. */
export const nameOf = (expression: Expression): string => excerpt(printExpression(expression))

/** Which variables each part of an expression speaks of. */
export function speaksIn(expression: Expression): ReadonlyMap<Expression, Speaks> {
  const found = new Map<Expression, Speaks>()
  fold<Speaks>(expression, (node, parts) => {
    const speaks = 'at' in node ? node.at : parts.reduce(together, 'none')
    found.set(node, speaks)
    return speaks
  })
  return found
}

/** The expression at every position. */
export const operandOf = (scope: Scope, expression: Expression, name: string): Operand =>
  fold<Operand>(expression, (node, parts) => {
    const nameFor = (): string => (node === expression ? name : nameOf(node))
    const made = scope.known.get(node) ?? compileNode(scope, node, parts, nameFor)
    scope.known.set(node, made)
    return made
  })

function compileNode(scope: Scope, node: Expression, parts: readonly Operand[], nameFor: () => string): Operand {
  const { shop } = scope
  const forms = (): LinearForm[] => parts.map(formOf)
  return match(node)
    .returnType<Operand>()
    .with({ kind: 'constant' }, ({ value }) => constantOperand(shop, value))
    .with({ kind: 'input' }, () => scope.input)
    .with({ kind: 'vector' }, ({ name }) => byName(scope.vectors, name))
    .with({ kind: 'position' }, () => natural(shop.position))
    .with({ kind: 'length' }, () => natural(shop.one))
    .with({ kind: 'not' }, () => boolean(negate(shop, formOf(parts[0]))))
    .with({ kind: 'and' }, () => boolean(allOf(shop, nameFor(), forms())))
    .with({ kind: 'or' }, () => boolean(anyOf(shop, nameFor(), forms())))
    .with({ kind: 'plus' }, () => natural(sum(...forms())))
    .with({ kind: 'minus' }, () => {
      const [u, v] = forms()
      return natural(write(shop, nameFor(), nothing, [relu(minus(u, v))]))
    })
    .with({ kind: 'if' }, () => chooseOperand(shop, nameFor(), formOf(parts[0]), parts[1], parts[2]))
    .with({ kind: 'apply' }, ({ table }) =>
      applyTable(shop, nameFor(), byName(scope.tables, table), parts.map(formsOf)),
    )
    .with({ kind: 'compare' }, ({ operator }) => boolean(compare(shop, nameFor(), operator, parts[0], parts[1])))
    .exhaustive()
}

type Comparison = Extract<Expression, { readonly kind: 'compare' }>['operator']

/** All of order are u > v, turned round or denied. */
const compare = (shop: Workshop, name: string, operator: Comparison, left: Operand, right: Operand): LinearForm => {
  const exceeds = (u: Operand, v: Operand): LinearForm => positive(shop, name, minus(formOf(u), formOf(v)))
  return match(operator)
    .returnType<LinearForm>()
    .with('=', () => equalOperands(shop, name, left, right))
    .with('!=', () => negate(shop, equalOperands(shop, name, left, right)))
    .with('>', () => exceeds(left, right))
    .with('<', () => exceeds(right, left))
    .with('<=', () => negate(shop, exceeds(left, right)))
    .with('>=', () => negate(shop, exceeds(right, left)))
    .exhaustive()
}
