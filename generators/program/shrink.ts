// Simpler programs, boldest first: fewer lines, the value that attention fetches or its default instead of the attention, an
// earlier vector or a plain leaf or a part instead of an expression, simpler masks and operators. Not all are well-typed or smaller:
// the arbitrary keeps those that are.
import {
  checkTypes,
  type Expression,
  type Operation,
  type Program,
  subexpressions,
  type Types,
  typeOf,
  type Value,
  type ValueType,
  type Variable,
} from '../../src/srasp/index.ts'
import type { Grammar } from './grammar.ts'
import { mapVectors, type Place, placesOf, readAt, renumber, withTables } from './parts.ts'
import { MASK_ORDER, OPERATOR_ORDER } from './size.ts'

export function* simplerPrograms(program: Program, grammar: Grammar): IterableIterator<Program> {
  const { lines } = program
  const checked = checkTypes(program)
  if (checked.kind === 'ill-typed') return
  const { types } = checked
  const build = (next: Program['lines']): Program =>
    renumber(withTables({ ...program, lines: next, output: next[next.length - 1].name }, grammar))
  for (let count = 1; count < lines.length; count++) yield build(lines.slice(0, count))
  for (const [k, { name }] of lines.slice(0, -1).entries()) {
    const leaves = leavesOf(types.vectors.get(name), 'i', grammar)
    for (const leaf of leaves) yield build(without(lines, k, leaf))
  }
  for (const [k, { name, operation }] of lines.entries()) {
    const earlier = lines.slice(0, k).map((line) => line.name)
    for (const simpler of simplerOperations(operation, { grammar, types, earlier })) {
      yield build(lines.with(k, { name, operation: simpler }))
    }
  }
}

/** Without the k-th line: what read it reads the leaf instead, at the same variable. */
const without = (lines: Program['lines'], k: number, leaf: Expression): Program['lines'] =>
  lines.toSpliced(k, 1).map(({ name, operation }) => ({
    name,
    operation: mapVectors(operation, (vector) => (vector.name === lines[k].name ? readAt(vector.at, leaf) : vector)),
  }))

interface Surroundings {
  readonly grammar: Grammar
  readonly types: Types
  readonly earlier: readonly string[]
}

const FALSE: Expression = { kind: 'constant', value: false }

function* simplerOperations(operation: Operation, around: Surroundings): IterableIterator<Operation> {
  switch (operation.kind) {
    case 'attention': {
      const { value, otherwise, predicate, mask, direction } = operation
      for (const kept of [otherwise, value, predicate]) yield { kind: 'position-wise', value: readAt('i', kept) }
      yield { ...operation, value: FALSE, otherwise: FALSE }
      for (const other of MASK_ORDER) if (other !== mask) yield { ...operation, mask: other }
      if (direction === 'rightmost') yield { ...operation, direction: 'leftmost' }
      break
    }
    case 'prefix-sum':
      yield { kind: 'position-wise', value: readAt('i', operation.value) }
      break
    case 'position-wise':
      // Another type may be fine with whatever reads it.
      for (const part of subexpressions(operation.value).slice(0, -1)) yield { ...operation, value: part }
      yield { ...operation, value: FALSE }
      break
  }
  for (const place of placesOf(operation)) {
    for (const simpler of simplerExpressions(place, around)) yield place.put(simpler)
  }
}

function* simplerExpressions(
  { expression, variables }: Place,
  { grammar, types, earlier }: Surroundings,
): IterableIterator<Expression> {
  const type = typeOf(expression, types)
  for (const at of variables) {
    yield* leavesOf(type, at, grammar)
    for (const name of earlier) if (types.vectors.get(name) === type) yield { kind: 'vector', name, at }
  }
  for (const part of subexpressions(expression).slice(0, -1)) if (typeOf(part, types) === type) yield part
  switch (expression.kind) {
    case 'and':
    case 'or':
      yield { ...expression, kind: 'and' }
      break
    case 'compare':
      for (const operator of OPERATOR_ORDER) yield { ...expression, operator }
      break
    case 'plus':
      yield { ...expression, kind: 'minus' }
      break
    default:
  }
}

/** What is plain, of a type. */
function leavesOf(type: ValueType | undefined, at: Variable, { alphabet }: Grammar): Expression[] {
  const constants = (values: readonly Value[]): Expression[] => values.map((value) => ({ kind: 'constant', value }))
  switch (type) {
    case 'boolean':
      return [
        ...constants([false, true]),
        ...constants(alphabet).map(
          (right): Expression => ({ kind: 'compare', operator: '=', left: { kind: 'input', at }, right }),
        ),
      ]
    case 'natural':
      return [...constants([0, 1]), { kind: 'position', at }, { kind: 'length' }]
    case 'symbol':
      return [...constants(alphabet), { kind: 'input', at }]
    default:
      return []
  }
}
