// The expressions of a program, and the program with another in the place of one of them.
import {
  children,
  conditional,
  type Expression,
  expressionsOf,
  type Operation,
  type Program,
  type Variable,
} from '../../src/srasp/index.ts'
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
  const parts = children(expression)
  for (const [k, part] of parts.entries()) {
    yield* inside({ expression: part, variables, put: (other) => put(withParts(expression, parts.with(k, other))) })
  }
}

function rootsOf(operation: Operation): Place[] {
  const roots = expressionsOf(operation)
  return roots.map((expression, k) => ({
    expression,
    variables: VARIABLES[operation.kind][k],
    put: (other) => withExpressions(operation, roots.with(k, other)),
  }))
}

/** What the expressions of an operation may speak of, in their order. */
const VARIABLES: Readonly<Record<Operation['kind'], readonly (readonly Variable[])[]>> = {
  'position-wise': [['i']],
  'prefix-sum': [['j']],
  attention: [['i', 'j'], ['j'], ['i']],
}

/** The operation over other expressions, in the order of `expressionsOf`. */
const withExpressions = (operation: Operation, [first, value, otherwise]: readonly Expression[]): Operation =>
  operation.kind === 'attention' ? { ...operation, predicate: first, value, otherwise } : { ...operation, value: first }

/** The expression over other parts, in the order of `children`. */
function withParts(expression: Expression, parts: readonly Expression[]): Expression {
  switch (expression.kind) {
    case 'not':
      return { ...expression, of: parts[0] }
    case 'and':
    case 'or':
      return { ...expression, parts }
    case 'compare':
    case 'plus':
    case 'minus':
      return { ...expression, left: parts[0], right: parts[1] }
    case 'if':
      return conditional(parts[0], parts[1], parts[2])
    case 'apply':
      return { ...expression, to: parts }
    default:
      return expression
  }
}

/** All expressions of a program, parts after their wholes. */
export const partsOf = ({ lines }: Program): Expression[] =>
  lines.flatMap(({ operation }) => [...placesOf(operation)].map(({ expression }) => expression))

/** The program with those tables of the grammar that it uses. */
export function withTables(program: Program, { tables }: Grammar): Program {
  const used = new Set(partsOf(program).flatMap((part) => (part.kind === 'apply' ? [part.table] : [])))
  return { ...program, tables: tables.filter(({ name }) => used.has(name)) }
}

/** The program with vectors called v1, v2, … in their order. */
export function renumber(program: Program): Program {
  const names = new Map(program.lines.map(({ name }, k) => [name, `v${k + 1}`]))
  const nameOf = (name: string): string => names.get(name) ?? name
  return {
    ...program,
    lines: program.lines.map(({ name, operation }) => ({
      name: nameOf(name),
      operation: mapVectors(operation, (vector) => ({ ...vector, name: nameOf(vector.name) })),
    })),
    output: nameOf(program.output),
  }
}

type VectorAt = Extract<Expression, { readonly kind: 'vector' }>

/** The operation with something else in the place of every vector that it reads. */
export const mapVectors = (operation: Operation, change: (vector: VectorAt) => Expression): Operation =>
  withExpressions(
    operation,
    expressionsOf(operation).map((expression) =>
      mapLeaves(expression, (leaf) => (leaf.kind === 'vector' ? change(leaf) : leaf)),
    ),
  )

/** The expression read at the variable. */
export const readAt = (variable: Variable, expression: Expression): Expression =>
  mapLeaves(expression, (leaf) => ('at' in leaf ? { ...leaf, at: variable } : leaf))

function mapLeaves(expression: Expression, change: (leaf: Expression) => Expression): Expression {
  const parts = children(expression).map((part) => mapLeaves(part, change))
  return parts.length === 0 ? change(expression) : withParts(expression, parts)
}
