// Expressions of a type at i or j, and predicates over both: what S-RASP's types allow, and nothing else.
import type { Random } from '../../src/engine/index.ts'
import { type Comparison, conditional, type Expression, type ValueType, type Variable } from '../../src/srasp/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import type { Grammar } from './grammar.ts'

export interface Source {
  readonly random: Random
  readonly grammar: Grammar
  /** The vectors that may be read. */
  readonly vectors: Readonly<Record<ValueType, readonly string[]>>
}

const ORDERS: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>']
const EQUALITIES: readonly Comparison[] = ['=', '!=']

/** Of the size, or smaller. */
export function drawExpression(source: Source, type: ValueType, at: Variable, size: number): Expression {
  if (size <= 1) return drawLeaf(source, type, at)
  const { random } = source
  const part = (of: ValueType, count: number): Expression =>
    drawExpression(source, of, at, Math.max(1, Math.floor((size - 1) / count)))
  if (oneIn(random, 5)) return conditional(part('boolean', 3), part(type, 3), part(type, 3))
  switch (type) {
    case 'boolean':
      return drawBoolean(source, at, part)
    case 'natural': {
      const kind = oneIn(random, 3) ? 'plus' : 'minus'
      return { kind, left: part('natural', 2), right: part('natural', 2) }
    }
    case 'symbol':
      return { kind: 'apply', table: 'other', to: [part('symbol', 1)] }
  }
}

function drawBoolean(
  { random }: Source,
  at: Variable,
  part: (type: ValueType, count: number) => Expression,
): Expression {
  switch (random.nextInt(1, 6)) {
    case 1:
      return { kind: 'not', of: part('boolean', 1) }
    case 2:
      return { kind: oneIn(random, 2) ? 'and' : 'or', parts: [part('boolean', 2), part('boolean', 2)] }
    case 3:
      return { kind: 'apply', table: 'pair', to: [part('symbol', 2), { kind: 'input', at }] }
    case 4:
      return compare(oneOf(random, EQUALITIES), part('symbol', 2), part('symbol', 2))
    default:
      return compare(oneOf(random, ORDERS), part('natural', 2), part('natural', 2))
  }
}

const compare = (operator: Comparison, left: Expression, right: Expression): Expression => ({
  kind: 'compare',
  operator,
  left,
  right,
})

function drawLeaf({ random, grammar, vectors }: Source, type: ValueType, at: Variable): Expression {
  const names = vectors[type]
  if (names.length > 0 && !oneIn(random, 3)) return { kind: 'vector', name: oneOf(random, names), at }
  switch (type) {
    case 'boolean':
      if (oneIn(random, 6)) return { kind: 'constant', value: oneIn(random, 2) }
      return compare('=', { kind: 'input', at }, { kind: 'constant', value: oneOf(random, grammar.alphabet) })
    case 'natural':
      if (oneIn(random, 3)) return { kind: 'position', at }
      if (oneIn(random, 8)) return { kind: 'length' }
      if (oneIn(random, 3)) return drawNumber(random, at)
      return { kind: 'constant', value: random.nextInt(0, 1) }
    case 'symbol':
      return oneIn(random, 4) ? { kind: 'constant', value: oneOf(random, grammar.alphabet) } : { kind: 'input', at }
  }
}

function drawNumber(random: Random, at: Variable): Expression {
  // Anew each time: parts are told apart by identity.
  const input = (): Expression => ({ kind: 'input', at })
  return oneIn(random, 2)
    ? { kind: 'apply', table: 'weight', to: [input()] }
    : { kind: 'apply', table: 'rank', to: [{ kind: 'apply', table: 'other', to: [input()] }, input()] }
}

/** What an attention looks for: something of j, of both, equal naturals, or those and something else. */
export function drawPredicate(source: Source, size: number): Expression {
  const { random } = source
  const half = Math.max(1, size >> 1)
  switch (random.nextInt(1, 6)) {
    case 1:
      return drawExpression(source, 'boolean', 'j', size)
    case 2:
    case 3:
      return drawMixed(source, half)
    case 4:
      return drawConjunction(source, half)
    default:
      return drawEqualNaturals(source, half)
  }
}

/** Above this size predicates have more than one level. Those of the default size do not. */
const FLAT = 2

/** Of equal naturals, at any depth, and something else. */
function drawConjunction(source: Source, size: number): Expression {
  const equal = size > FLAT ? drawConjunction(source, size >> 1) : drawEqualNaturals(source, size)
  return { kind: 'and', parts: [equal, drawMixed(source, size)] }
}

const drawEqualNaturals = (source: Source, size: number): Expression => {
  const [left, right]: Variable[] = oneIn(source.random, 2) ? ['i', 'j'] : ['j', 'i']
  return compare('=', drawExpression(source, 'natural', left, size), drawExpression(source, 'natural', right, size))
}

function drawMixed(source: Source, size: number): Expression {
  const { random } = source
  if (size > FLAT && oneIn(random, 2)) {
    const parts = several(3, () => drawMixed(source, size >> 1))
    return oneIn(random, 2) ? { kind: 'not', of: parts[0] } : { kind: oneIn(random, 2) ? 'and' : 'or', parts }
  }
  const of = (type: ValueType, at: Variable): Expression => drawExpression(source, type, at, size)
  switch (random.nextInt(1, 5)) {
    case 1:
      return compare(oneOf(random, EQUALITIES), of('boolean', 'i'), of('boolean', 'j'))
    case 2:
      return { kind: oneIn(random, 2) ? 'and' : 'or', parts: [of('boolean', 'i'), of('boolean', 'j')] }
    case 3:
      return conditional(of('boolean', 'i'), of('boolean', 'j'), of('boolean', 'j'))
    default:
      return compare(oneOf(random, EQUALITIES), of('symbol', 'i'), of('symbol', 'j'))
  }
}
