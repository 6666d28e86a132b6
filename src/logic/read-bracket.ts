// Brackets: ( ) around a formula or a term, which is known only at the end, and [ ] after a count.
import { excerpt, nodeOf, openBracket, peek, takeSign, unexpected } from '../text/index.ts'
import type { Formula } from './formula.ts'
import type { Token } from './lex.ts'
import { NOTATION } from './notation.ts'
import { notNumber } from './read-problem.ts'
import {
  afterAddend,
  type Counting,
  type FormulaOperand,
  type Group,
  NOTHING_PENDING,
  type Operand,
  type Reader,
  wantsNumber,
} from './reader.ts'

export function openGroup(reader: Reader): 'more' {
  const { context } = reader
  const outer = context.pending
  openBracket(reader, { kind: 'group', isNumber: wantsNumber(reader), outer })
  context.pending = { around: outer.factor, factor: outer.factor, start: null }
  return 'more'
}

/** From # to [. */
export function openCount(
  reader: Reader,
  direction: Counting['direction'],
  applied: Counting['applied'] = null,
): 'more' {
  const { text, context } = reader
  const sign = peek(reader)
  reader.next += 1
  const bracket = peek(reader)
  if (bracket.sign !== '[') return unexpected(reader, bracket, `"[" after ${excerpt(text, sign)}`, COUNT_HINT)
  openBracket(reader, { kind: 'count', direction, start: sign.start, applied, outer: context.pending })
  context.pending = NOTHING_PENDING
  return 'more'
}

const COUNT_HINT = `${NOTATION.left.ascii}[Q_a] counts each a up to here, ${NOTATION.right.ascii}[Q_a] from here on`

/** What the parentheses, together with what stands in them, are to the outside. */
export function closeGroup(reader: Reader, group: Group, { start }: Token, inside: Operand, { end }: Token): Operand {
  const { isNumber, outer } = group
  if (isNumber && inside.kind === 'node') return notNumber(reader, inside, null)
  reader.context.pending = afterAddend(outer)
  return { ...inside, start: outer.start ?? start, end }
}

export function closeCount(reader: Reader, counting: Counting, inside: FormulaOperand, { end }: Token): Operand {
  const { direction, applied, outer, start } = counting
  const { context } = reader
  const count = { direction, of: inside.node }
  context.pending = afterAddend(outer)
  if (applied === null) {
    const from = context.addends.push({ factor: outer.factor, count }) - 1
    return { kind: 'term', from, depth: inside.depth, start: outer.start ?? start, end }
  }
  const hint = 'a predicate is applied to one count, not to a sum'
  const closing = takeSign(reader, ')', '")" after the count', hint)
  const node: Formula = { kind: 'predicate-of', predicate: applied.predicate, count }
  return nodeOf(reader, node, [inside], applied.token, closing.end)
}
