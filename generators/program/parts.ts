// The expressions of a program, and the program with another in the place of one of them.
import { children, type Expression, type Operation, type Program, type Variable } from '../../src/srasp/index.ts'
import type { Grammar } from './grammar.ts'

/** An expression, and its operation with something else there. */
export interface Place {
  readonly expression: Expression
  /** What it may speak of. */
  readonly variables: readonly Variable[]
  put(other: Expression): Operation
}

/** Every expression of an operation, wholes before parts. */
export function* placesOf(operation: Operation): IterableIterator<Place> {
  for (const root of rootsOf(operation)) yield* inside(root)
}

function* inside({ expression, variables, put }: Place): IterableIterator<Place> {
  yield { expression, variables, put }
  for (const [k, part] of children(expression).entries()) {
    yield* inside({ expression: part, variables, put: (other) => put(withPart(expression, k, other)) })
  }
}

function rootsOf(operation: Operation): Place[] {
  const { value } = operation
  switch (operation.kind) {
    case 'position-wise':
      return [{ expression: value, variables: ['i'], put: (other) => ({ ...operation, value: other }) }]
    case 'prefix-sum':
      return [{ expression: value, variables: ['j'], put: (other) => ({ ...operation, value: other }) }]
    case 'attention': {
      const { predicate, otherwise } = operation
      return [
        { expression: predicate, variables: ['i', 'j'], put: (other) => ({ ...operation, predicate: other }) },
        { expression: value, variables: ['j'], put: (other) => ({ ...operation, value: other }) },
        { expression: otherwise, variables: ['i'], put: (other) => ({ ...operation, otherwise: other }) },
      ]
    }
  }
}

/** The k-th of its children replaced. */
function withPart(expression: Expression, k: number, other: Expression): Expression {
  switch (expression.kind) {
    case 'not':
      return { ...expression, of: other }
    case 'and':
    case 'or':
      return { ...expression, parts: expression.parts.with(k, other) }
    case 'compare':
    case 'plus':
    case 'minus':
      return k === 0 ? { ...expression, left: other } : { ...expression, right: other }
    case 'if':
      return { ...expression, [(['condition', 'then', 'else'] as const)[k]]: other }
    case 'apply':
      return { ...expression, to: expression.to.with(k, other) }
    default:
      return expression
  }
}

/** All expressions of a program, parts after their wholes. */
export const expressionsOf = ({ lines }: Program): Expression[] =>
  lines.flatMap(({ operation }) => [...placesOf(operation)].map(({ expression }) => expression))

/** The program with those tables of the grammar that it uses. */
export function withTables(program: Program, { tables }: Grammar): Program {
  const used = new Set(expressionsOf(program).flatMap((part) => (part.kind === 'apply' ? [part.table] : [])))
  return { ...program, tables: tables.filter(({ name }) => used.has(name)) }
}

/** The program with vectors called v1, v2, … in their order. */
export function renumbered(program: Program): Program {
  const names = new Map(program.lines.map(({ name }, k) => [name, `v${k + 1}`]))
  const called = (name: string): string => names.get(name) ?? name
  return {
    ...program,
    lines: program.lines.map(({ name, operation }) => ({
      name: called(name),
      operation: mapVectors(operation, (vector) => ({ ...vector, name: called(vector.name) })),
    })),
    output: called(program.output),
  }
}

type VectorAt = Extract<Expression, { readonly kind: 'vector' }>

/** The operation with something else in the place of every vector that it reads. */
export function mapVectors(operation: Operation, change: (vector: VectorAt) => Expression): Operation {
  const mapped = (expression: Expression): Expression =>
    mapLeaves(expression, (leaf) => (leaf.kind === 'vector' ? change(leaf) : leaf))
  switch (operation.kind) {
    case 'position-wise':
    case 'prefix-sum':
      return { ...operation, value: mapped(operation.value) }
    case 'attention':
      return {
        ...operation,
        predicate: mapped(operation.predicate),
        value: mapped(operation.value),
        otherwise: mapped(operation.otherwise),
      }
  }
}

/** The expression read at the variable. */
export const readAt = (variable: Variable, expression: Expression): Expression =>
  mapLeaves(expression, (leaf) => ('at' in leaf ? { ...leaf, at: variable } : leaf))

function mapLeaves(expression: Expression, change: (leaf: Expression) => Expression): Expression {
  const parts = children(expression)
  if (parts.length === 0) return change(expression)
  return parts.reduce((whole, part, k) => withPart(whole, k, mapLeaves(part, change)), expression)
}
