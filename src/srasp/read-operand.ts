// Reading up to the next operand: a constant, a position, a vector or a symbol of the word; prefixes and brackets before it are opened.
import { excerpt, quoted } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Sign } from './notation.ts'
import type { Expression, Variable } from './program.ts'
import {
  complain,
  described,
  isSign,
  leaf,
  type Operand,
  openBracket,
  peek,
  type Reading,
  unexpected,
} from './reading.ts'

/** `more` where something was opened that waits for an operand. */
type Step = Operand | 'more'

export function readOperand(reading: Reading): Operand {
  for (;;) {
    const step = readStep(reading, peek(reading))
    if (step !== 'more') return step
  }
}

function readStep(reading: Reading, token: Token): Step {
  switch (token.kind) {
    case 'sign':
      return readSign(reading, token, token.sign)
    case 'integer':
      return readLeaf(reading, token, { kind: 'constant', value: token.value })
    case 'string':
      return readLeaf(reading, token, { kind: 'constant', value: token.symbol })
    case 'name':
      return readName(reading, token, token.name)
    case 'end':
    case 'wrong':
      return expectedOperand(reading, token)
  }
}

function readSign(reading: Reading, token: Token, sign: Sign): Step {
  switch (sign) {
    case 'true':
    case 'false':
      return readLeaf(reading, token, { kind: 'constant', value: sign === 'true' })
    case 'i':
    case 'j':
      return readLeaf(reading, token, { kind: 'position', at: sign })
    case 'n':
      return readLeaf(reading, token, { kind: 'length' })
    case 'in':
      return readInput(reading, token)
    case 'not':
      reading.next += 1
      reading.frames.push({ kind: 'not', token })
      return 'more'
    case 'if':
      reading.next += 1
      reading.frames.push({ kind: 'if', token, read: [] })
      return 'more'
    case '(':
      openBracket(reading, { kind: 'group', token })
      return 'more'
    default:
      return expectedOperand(reading, token)
  }
}

function readLeaf(reading: Reading, token: Token, expression: Expression): Operand {
  reading.next += 1
  return leaf(reading, expression, token)
}

/** Where an operand should begin. */
function expectedOperand(reading: Reading, token: Token): never {
  // No expression begins a line.
  const before = described(reading, reading.tokens[reading.next - 1])
  return unexpected(reading, token, `an expression after ${before}`, operandHint(reading, token))
}

function operandHint(reading: Reading, token: Token): string | null {
  switch (token.sign) {
    case 'minus':
    case 'plus':
      return 'naturals have no sign; a subtraction stops at 0'
    case 'psum':
    case 'leftmost':
    case 'rightmost': {
      const text = excerpt(reading.text, token)
      return `${text} is the whole of a statement: give it a name in a line before, v(i) = ${text}[…] …, and write v(i) here`
    }
    case '[':
      return 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'
  }
  return null
}

/** in, (, i or j, ). */
function readInput(reading: Reading, token: Token): Operand {
  reading.next += 1
  if (!isSign(peek(reading), '(')) return unexpected(reading, peek(reading), '"(" after in', INPUT_HINT)
  const at = variableInside(reading)
  if (at !== undefined) return readLeafTo(reading, token, { kind: 'input', at })
  return noVariableInside(reading, 'in', INPUT_HINT)
}

const INPUT_HINT = 'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'

/** The variable if `(i)` or `(j)` follows, which is not read yet. */
function variableInside({ tokens, next }: Reading): Variable | undefined {
  const { sign } = tokens[next + 1]
  if (sign !== 'i' && sign !== 'j') return undefined
  return isSign(tokens[next + 2], ')') ? sign : undefined
}

/** Something else than `(i)` or `(j)`. */
function noVariableInside(reading: Reading, name: string, hint: string): never {
  const [, variable, behind] = reading.tokens.slice(reading.next)
  const isVariable = isSign(variable, 'i') || isSign(variable, 'j')
  if (!isVariable) return unexpected(reading, variable, `i or j after ${name}(`, hint)
  return unexpected(reading, behind, `")" after ${name}(${excerpt(reading.text, variable)}`, hint)
}

/** With the variable in parentheses that comes next. */
function readLeafTo(reading: Reading, token: Token, expression: Expression): Operand {
  const { end } = reading.tokens[reading.next + 2]
  reading.next += 3
  return leaf(reading, expression, { start: token.start, end })
}

/** A vector at i or j, or a table and its arguments. */
function readName(reading: Reading, token: Token, name: string): Step {
  const { names } = reading
  reading.next += 1
  if (!isSign(peek(reading), '(')) return nameAlone(reading, token, name)
  const vector = names.vectors.get(name) ?? Number.POSITIVE_INFINITY
  const table = names.tables.get(name) ?? Number.POSITIVE_INFINITY
  const at = table < vector ? undefined : variableInside(reading)
  if (at !== undefined) return readLeafTo(reading, token, { kind: 'vector', name, at })
  if (vector < table) {
    const hint = `a vector is read at i or j; to read it elsewhere, attend to it: rightmost[all, j = …] ${excerpt(name)}(j) : …`
    return noVariableInside(reading, excerpt(name), hint)
  }
  openBracket(reading, { kind: 'arguments', table: name, token, to: [] })
  return 'more'
}

function nameAlone(reading: Reading, token: Token, name: string): never {
  const { vectors, tables, symbols } = reading.names
  const text = excerpt(name)
  const found = `found ${text} by itself, expected`
  if (vectors.has(name)) return complain(reading, token.start, `${found} ${text}(i) or ${text}(j)`)
  if (tables.has(name))
    return complain(reading, token.start, `${found} ${text}(in(i))`, 'a table is applied to symbols')
  if (symbols.has(name)) return complain(reading, token.start, `${found} an expression`, symbolHint(name))
  const hint = `a vector is read as ${text}(i) or ${text}(j); ${symbolHint(name)}`
  return complain(reading, token.start, `the word "${text}" is not known, expected an expression`, hint)
}

const symbolHint = (name: string): string => `the symbol is written in quotes: ${excerpt(quoted(name))}`
