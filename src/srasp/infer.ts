// The type of an expression, or the first thing that is wrong with it. Of what speaks of both i and j, predicates may have Boolean
// combinations, equalities of symbols, and one equality of naturals, alone or joined by `and`. Linear.
import { children, fold, type Speaks, together } from './expression.ts'
import {
  differentTypes,
  hiddenEquality,
  mixedConditional,
  mixedSum,
  mixedTable,
  otherComparison,
  type Problem,
  problem,
  type Role,
  secondEquality,
  strayVariable,
  unknownTable,
  unknownVector,
  wrongCount,
  wrongType,
  wrongValue,
} from './problem.ts'
import type { Expression, ValueType } from './program.ts'
import { type Scope, typeOfValue } from './types.ts'

export interface Typed {
  readonly kind: 'typed'
  readonly type: ValueType
  readonly speaks: Speaks
  /** An equality of naturals between i and j that is somewhere in it. */
  readonly equality: Expression | null
}

/** From the left, and from inside. */
export const infer = (expression: Expression, role: Role, scope: Scope): Typed | Problem =>
  fold<Typed | Problem>(expression, (node, parts) => {
    const typed: Typed[] = []
    for (const part of parts) {
      if (part.kind === 'problem') return part
      typed.push(part)
    }
    return inferNode(node, typed, role, scope)
  })

const is = (type: ValueType, speaks: Speaks, equality: Expression | null = null): Typed => ({
  kind: 'typed',
  type,
  speaks,
  equality,
})

function inferNode(node: Expression, parts: readonly Typed[], role: Role, scope: Scope): Typed | Problem {
  const speaks = parts.map((part) => part.speaks).reduce(together, 'none')
  switch (node.kind) {
    case 'constant':
      return wrongValue(node.value, node) ?? is(typeOfValue(node.value), 'none')
    case 'length':
      return is('natural', 'none')
    case 'input':
      return strayVariable(node, role) ?? is('symbol', node.at)
    case 'position':
      return strayVariable(node, role) ?? is('natural', node.at)
    case 'vector': {
      const type = scope.vectors.get(node.name)
      if (type === undefined) return unknownVector(node, node.name, scope)
      return strayVariable(node, role) ?? is(type, node.at)
    }
    case 'not':
      return mismatch(node, parts, 'boolean', 'after not') ?? hidden(parts, 'negated') ?? is('boolean', speaks)
    case 'or':
      return connects(node, parts) ?? hidden(parts, 'joined by or') ?? is('boolean', speaks)
    case 'and':
      return connects(node, parts) ?? conjunction(parts, speaks)
    case 'compare':
      return inferComparison(node, parts, speaks)
    case 'plus':
    case 'minus': {
      const where = `beside ${node.kind === 'plus' ? '+' : '-'}`
      return mismatch(node, parts, 'natural', where) ?? (speaks === 'both' ? mixedSum(node) : is('natural', speaks))
    }
    case 'if':
      return inferConditional(node, parts, speaks)
    case 'apply':
      return inferApplication(node, parts, speaks, scope)
  }
}

/** The first part that is of another type. */
function mismatch(node: Expression, parts: readonly Typed[], type: ValueType, where: string): Problem | null {
  const k = parts.findIndex((part) => part.type !== type)
  return k < 0 ? null : wrongType(children(node)[k], parts[k].type, type, where)
}

function connects(node: Expression, parts: readonly Typed[]): Problem | null {
  if (parts.length < 2) return problem(node, `found ${node.kind} of ${parts.length}, expected at least two parts`)
  return mismatch(node, parts, 'boolean', `beside ${node.kind}`)
}

function hidden(parts: readonly Typed[], how: string): Problem | null {
  const equality = parts.find((part) => part.equality !== null)?.equality ?? null
  return equality === null ? null : hiddenEquality(equality, how)
}

function conjunction(parts: readonly Typed[], speaks: Speaks): Typed | Problem {
  const [first, second] = parts.flatMap(({ equality }) => equality ?? [])
  return second === undefined ? is('boolean', speaks, first ?? null) : secondEquality(first, second)
}

type Kind<K> = Extract<Expression, { readonly kind: K }>

function inferComparison(node: Kind<'compare'>, parts: readonly Typed[], speaks: Speaks): Typed | Problem {
  const { operator, left, right } = node
  const [a, b] = parts
  const isOrder = operator !== '=' && operator !== '!='
  const wrong = isOrder ? mismatch(node, parts, 'natural', `beside ${operator}`) : null
  if (wrong !== null) return wrong
  if (a.type !== b.type) return differentTypes(left, a.type, right, b.type, `beside ${operator}`)
  const inside = hidden(parts, 'compared')
  if (inside !== null) return inside
  if (a.type !== 'natural' || speaks !== 'both') return is('boolean', speaks)
  return operator === '=' ? is('boolean', speaks, node) : otherComparison(node, operator)
}

function inferConditional(node: Kind<'if'>, parts: readonly Typed[], speaks: Speaks): Typed | Problem {
  const [condition, one, other] = parts
  if (condition.type !== 'boolean') return wrongType(node.condition, condition.type, 'boolean', 'after if')
  if (one.type !== other.type) return differentTypes(node.then, one.type, node.else, other.type, 'after then and else')
  const inside = hidden(parts, 'part of a conditional')
  if (inside !== null) return inside
  return speaks === 'both' && one.type !== 'boolean' ? mixedConditional(node, one.type) : is(one.type, speaks)
}

function inferApplication(node: Kind<'apply'>, parts: readonly Typed[], speaks: Speaks, scope: Scope): Typed | Problem {
  const definition = scope.tables.get(node.table)
  if (definition === undefined) return unknownTable(node, node.table, scope)
  const { parameters } = definition.table
  if (parts.length !== parameters) return wrongCount(node, node.table, parts.length, parameters)
  const wrong = mismatch(node, parts, 'symbol', `as an argument of ${node.table}`)
  return wrong ?? (speaks === 'both' ? mixedTable(node) : is(definition.type, speaks))
}
