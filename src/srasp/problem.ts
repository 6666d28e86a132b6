// What is wrong with a program that was read, as data, and the words for it. Most rules have one reason: attention has one score for
// a pair of positions, and takes the largest. Naturals can make it largest where they are equal, and nowhere else.
import { suggest } from '../json/index.ts'
import { excerpt, quoted } from '../text/index.ts'
import { printExpression } from './print.ts'
import type { Expression, Table, Value, ValueType, Variable } from './program.ts'
import { type Scope, TYPE_NAMES } from './types.ts'

export type Row = Table['rows'][number]

export interface Problem {
  readonly kind: 'problem'
  /** One line: what was found and what was expected. */
  readonly message: string
  readonly hint: string | null
  /** The very object that is wrong, if it is an expression or a row of a table. */
  readonly part: Expression | Row | null
}

export const problem = (part: Problem['part'], message: string, hint: string | null = null): Problem => ({
  kind: 'problem',
  message,
  hint,
  part,
})

/** An expression in a message. */
export const shown = (expression: Expression): string => excerpt(printExpression(expression))

/** A symbol or a name in a message, so that it can be seen. */
export const named = (text: string): string => excerpt(quoted(text))

/** A value that no program may have. */
export function wrongValue(value: Value, part: Problem['part']): Problem | null {
  if (typeof value !== 'number') return value === '' ? problem(part, 'a symbol has at least one character') : null
  if (Number.isSafeInteger(value) && value >= 0) return null
  return problem(part, `${value} is not a natural`, `naturals are whole numbers from 0 to ${Number.MAX_SAFE_INTEGER}`)
}

/** A part of another type than its place asks for. */
export function wrongType(part: Expression, found: ValueType, expected: ValueType, where: string): Problem {
  const message = `${shown(part)} is ${TYPE_NAMES[found]}, expected ${TYPE_NAMES[expected]} ${where}`
  return problem(part, message, conversionHint(part, found, expected))
}

/** How to get one type from another. */
function conversionHint(part: Expression, from: ValueType, to: ValueType): string | null {
  const text = shown(part)
  if (to === 'boolean') return `compare it: ${text} ${from === 'natural' ? '> 0' : '= "a"'}`
  if (to === 'natural' && from === 'boolean') return `make it a number: if ${text} then 1 else 0`
  if (to === 'natural') {
    if (part.kind !== 'constant') return 'a table gives numbers for symbols: table weight = "a" -> 1, else 0'
    return /^"[0-9]+"/.test(text) ? `the number stands without quotes: ${text.slice(1, -1)}` : null
  }
  if (part.kind === 'position') return `the symbol there is in(${part.at})`
  return part.kind === 'constant' && from === 'natural' ? `the symbol stands in quotes: "${text}"` : null
}

export function differentTypes(
  left: Expression,
  a: ValueType,
  right: Expression,
  b: ValueType,
  where: string,
): Problem {
  const message = `${shown(left)} is ${TYPE_NAMES[a]} and ${shown(right)} is ${TYPE_NAMES[b]}, expected one type ${where}`
  // A constant is what people get wrong.
  const isRight = right.kind === 'constant' || left.kind !== 'constant'
  return isRight
    ? problem(right, message, conversionHint(right, b, a))
    : problem(left, message, conversionHint(left, a, b))
}

/** Where an expression stands decides which variables it may read. */
export type Role = 'position-wise' | 'prefix-sum' | 'value' | 'default' | 'predicate'

/** A variable where there is none. */
export function strayVariable(node: Extract<Expression, { readonly at: Variable }>, role: Role): Problem | null {
  if (role === 'predicate') return null
  const own = role === 'position-wise' || role === 'default' ? 'i' : 'j'
  if (node.at === own) return null
  const { where, hint } = ROLES[role]
  const instead = role === 'position-wise' ? '' : `write ${shown({ ...node, at: own })}; `
  const use = node.kind === 'position' ? `found ${node.at}` : `${shown(node)} uses ${node.at}`
  return problem(node, `${use}, but ${where}`, `${instead}${hint}`)
}

const ROLES: Readonly<Record<Exclude<Role, 'predicate'>, { readonly where: string; readonly hint: string }>> = {
  'position-wise': {
    where: 'a position-wise line has only i',
    hint: 'j belongs to psum[j <= i], leftmost[…] and rightmost[…], and each of these takes a line of its own',
  },
  'prefix-sum': { where: 'psum adds up over j', hint: 'compute what depends on i in a later line' },
  value: { where: 'the value of an attention is read at j', hint: 'compute what depends on i in a later line' },
  default: { where: 'the default of an attention is read at i', hint: 'where nothing matches there is no j' },
}

export function unknownVector(node: Expression, name: string, { vectors, tables }: Scope): Problem {
  const text = excerpt(name)
  if (tables.has(name))
    return problem(node, `${text} is a table, expected a vector`, `apply it to a symbol: ${text}(in(i))`)
  return problem(node, `there is no vector "${text}" above`, nearHint(name, [...vectors.keys()], 'vectors'))
}

export function unknownTable(node: Expression, name: string, { vectors, tables }: Scope): Problem {
  const text = excerpt(name)
  if (vectors.has(name)) {
    const hint = `to read it elsewhere, attend to it: rightmost[all, j = …] ${text}(j) : …`
    return problem(node, `${text} is a vector, which is read at i or j`, hint)
  }
  const near = nearHint(name, [...tables.keys(), ...vectors.keys()], 'tables and vectors')
  return problem(node, `there is no table or vector "${text}" above`, near)
}

const nearHint = (name: string, candidates: readonly string[], what: string): string =>
  candidates.length === 0 ? `there are no ${what} above` : suggest(name, candidates, `${what} above`).slice('; '.length)

export const wrongCount = (node: Expression, table: string, count: number, expected: number): Problem =>
  problem(node, `${excerpt(table)} is applied to ${symbols(count)}, expected ${expected}`)

/** @example symbols(1) // '1 symbol' */
export const symbols = (count: number): string => `${count} symbol${count === 1 ? '' : 's'}`

const ONE_SCORE = 'attention goes to the largest score, and naturals make a score largest where they are equal'

/** An equality of naturals in another place than a conjunction. */
export const hiddenEquality = (equality: Expression, how: string): Problem =>
  problem(
    equality,
    `${shown(equality)} equates naturals at i and j and is ${how}, expected it alone or joined by and`,
    `${ONE_SCORE}, and nowhere else; use two attentions, and combine what they find in a later line`,
  )

export const secondEquality = (first: Expression, second: Expression): Problem =>
  problem(
    second,
    `${shown(second)} equates naturals at i and j, and so does ${shown(first)}, expected one such equality`,
    `${ONE_SCORE}; a score has room for one equality, so make one vector of the two`,
  )

export const otherComparison = (node: Expression, operator: string): Problem =>
  problem(
    node,
    `${shown(node)} compares naturals at i and j by ${operator}, expected =`,
    operator === '!='
      ? `${ONE_SCORE}, not where they differ; fetch the natural by an attention, and compare in a later line`
      : `${ONE_SCORE}, not where one is less; order positions by the mask, and compare all else in a position-wise line`,
  )

export const mixedSum = (node: Expression): Problem =>
  problem(
    node,
    `${shown(node)} mixes i and j, expected i on one side of = and j on the other`,
    'compute each side in an earlier line',
  )

export const mixedConditional = (node: Expression, type: ValueType): Problem =>
  problem(
    node,
    `${shown(node)} mixes i and j and gives ${TYPE_NAMES[type]}, expected it to give a Boolean`,
    'compute what depends on i, and what depends on j, in earlier lines',
  )

export const mixedTable = (node: Expression): Problem =>
  problem(
    node,
    `${shown(node)} applies a table to symbols at i and at j, expected only one of them`,
    'fetch the symbol at j by an attention, and apply the table in a later line',
  )
