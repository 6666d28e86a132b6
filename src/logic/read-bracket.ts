// Brackets: ( ) around a formula or a term, which is known only at the end, and [ ] after a count.
import { excerpt } from '../text/index.ts'
import type { Token } from './lex.ts'
import { NOTATION, type Sign } from './notation.ts'
import { asFormula, closeAbove } from './read-operator.ts'
import { expectedOperator, notNumber } from './read-problem.ts'
import {
  built,
  type Counting,
  complain,
  described,
  type FormulaOperand,
  type Group,
  MAXIMAL_NESTING,
  NESTED_TOO_DEEPLY,
  NOTHING_PENDING,
  type Operand,
  type Pending,
  peek,
  type Reading,
  wantsNumber,
} from './reading.ts'

export const isSign = (token: Token, sign: Sign): boolean => token.sign === sign

export function openGroup(reading: Reading, token: Token): 'more' {
  const outer = reading.pending
  const group: Group = { kind: 'group', at: token.start, isNumber: wantsNumber(reading), outer }
  return open(reading, group, { around: outer.factor, factor: outer.factor, start: null })
}

/** From # to [. */
export function openCount(
  reading: Reading,
  direction: Counting['direction'],
  applied: Counting['applied'] = null,
): 'more' {
  const { start, end } = peek(reading)
  reading.next += 1
  const bracket = peek(reading)
  if (bracket.kind === 'wrong') return complain(reading, bracket.start, bracket.message, bracket.hint)
  if (!isSign(bracket, '[')) {
    const message = `found ${described(reading, bracket)}, expected "[" after ${excerpt(reading.text, { start, end })}`
    return complain(reading, bracket.start, message, COUNT_HINT)
  }
  const count: Counting = { kind: 'count', direction, start, at: bracket.start, applied, outer: reading.pending }
  return open(reading, count, NOTHING_PENDING)
}

const COUNT_HINT = `${NOTATION.left.ascii}[Q_a] counts the a up to here, ${NOTATION.right.ascii}[Q_a] those from here on`

function open(reading: Reading, bracket: Group | Counting, inside: Pending): 'more' {
  if (reading.openBrackets === MAXIMAL_NESTING) return complain(reading, bracket.at, NESTED_TOO_DEEPLY)
  reading.openBrackets += 1
  reading.next += 1
  reading.frames.push(bracket)
  reading.pending = inside
  return 'more'
}

/** What the bracket that ends here, together with what stands in it, is to the outside. */
export function closeBracket(reading: Reading, operand: Operand, token: Token): Operand {
  const inside = closeAbove(reading, operand, 0)
  const bracket = reading.frames.at(-1)
  const isClosed = isSign(token, bracket?.kind === 'group' ? ')' : ']')
  if (!isClosed || (bracket?.kind !== 'group' && bracket?.kind !== 'count')) {
    return expectedOperator(reading, token, inside)
  }
  reading.frames.pop()
  reading.next += 1
  reading.openBrackets -= 1
  if (bracket.kind === 'group') return closeGroup(reading, bracket, inside, token)
  return closeCount(reading, bracket, asFormula(reading, inside), token)
}

function closeGroup(reading: Reading, { at, isNumber, outer }: Group, inside: Operand, { end }: Token): Operand {
  if (isNumber && inside.kind === 'formula') return notNumber(reading, inside, null)
  reading.pending = afterAddend(outer)
  return { ...inside, start: outer.start ?? at, end }
}

const afterAddend = ({ around }: Pending): Pending => ({ around, factor: around, start: null })

function closeCount(reading: Reading, bracket: Counting, inside: FormulaOperand, token: Token): Operand {
  const { direction, applied, outer, start } = bracket
  const count = { direction, of: inside.formula }
  reading.pending = afterAddend(outer)
  if (applied === null) {
    reading.addends.push({ factor: outer.factor, count })
    const from = reading.addends.length - 1
    return { kind: 'term', from, depth: inside.depth, start: outer.start ?? start, end: token.end }
  }
  const parenthesis = peek(reading)
  if (parenthesis.kind === 'wrong') return complain(reading, parenthesis.start, parenthesis.message, parenthesis.hint)
  if (!isSign(parenthesis, ')')) {
    const found = `found ${described(reading, parenthesis)}, expected ")" after the count`
    return complain(reading, parenthesis.start, found, 'a predicate is applied to one count, not to a sum')
  }
  reading.next += 1
  const whole = { ...inside, start: applied.token.start, end: parenthesis.end }
  return built(reading, { kind: 'predicate-of', predicate: applied.predicate, count }, [whole], applied.token)
}
