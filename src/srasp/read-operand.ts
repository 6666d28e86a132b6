// Reader up to the next operand: a constant, a position, a vector or a symbol of the word; prefixes and brackets before it are opened.
import {
  complain,
  described,
  excerpt,
  leafOf,
  openBracket,
  openPrefix,
  peek,
  quoted,
  unexpected,
} from '../text/index.ts'
import type { Token } from './lex.ts'
import { PREFIXES, type Sign } from './notation.ts'
import type { Expression, Variable } from './program.ts'
import type { Operand, Reader } from './reader.ts'

/** `more` where something was opened that waits for an operand. */
type Step = Operand | 'more'

export function readStep(reader: Reader, token: Token): Step {
  switch (token.kind) {
    case 'sign':
      return readSign(reader, token, token.sign)
    case 'integer':
      return readLeaf(reader, token, { kind: 'constant', value: token.value })
    case 'string':
      return readLeaf(reader, token, { kind: 'constant', value: token.symbol })
    case 'name':
      return readName(reader, token, token.name)
    case 'end':
    case 'wrong':
      return expectedOperand(reader, token)
  }
}

function readSign(reader: Reader, token: Token, sign: Sign): Step {
  switch (sign) {
    case 'true':
    case 'false':
      return readLeaf(reader, token, { kind: 'constant', value: sign === 'true' })
    case 'i':
    case 'j':
      return readLeaf(reader, token, { kind: 'position', at: sign })
    case 'n':
      return readLeaf(reader, token, { kind: 'length' })
    case 'in':
      return readInput(reader, token)
    case 'not':
      return openPrefix(reader, sign, PREFIXES.not)
    case 'if':
      // Until its branches come, nothing but then and else ends what it waits for.
      return openPrefix(reader, sign, 0)
    case '(':
      return openBracket(reader, { table: null })
    default:
      return expectedOperand(reader, token)
  }
}

function readLeaf(reader: Reader, token: Token, expression: Expression): Operand {
  reader.next += 1
  return leafOf(reader, expression, token)
}

/** Where an operand should begin. */
function expectedOperand(reader: Reader, token: Token): never {
  // No expression begins a line.
  const before = described(reader, reader.tokens[reader.next - 1])
  return unexpected(reader, token, `an expression after ${before}`, operandHint(reader, token))
}

function operandHint(reader: Reader, token: Token): string | null {
  switch (token.sign) {
    case 'minus':
    case 'plus':
      return 'naturals have no sign; a subtraction stops at 0'
    case 'psum':
    case 'leftmost':
    case 'rightmost': {
      const text = excerpt(reader.text, token)
      return `${text} takes a line of its own: define v(i) = ${text}[…] … in an earlier line, and write v(i) here`
    }
    case '[':
      return 'brackets are ( ) around expressions and [ ] after psum, leftmost and rightmost'
  }
  return null
}

/** in, (, i or j, ). */
function readInput(reader: Reader, token: Token): Operand {
  reader.next += 1
  if (peek(reader).sign !== '(') return unexpected(reader, peek(reader), '"(" after in', INPUT_HINT)
  const at = variableInside(reader)
  if (at !== undefined) return readLeafTo(reader, token, { kind: 'input', at })
  return noVariableInside(reader, 'in', INPUT_HINT)
}

const INPUT_HINT = 'in(i) is the symbol at i, in(j) the one at j; to read another position, attend to it: j = …'

/** The variable if `(i)` or `(j)` follows, which is not read yet. */
function variableInside({ tokens, next }: Reader): Variable | undefined {
  const { sign } = tokens[next + 1]
  if (sign !== 'i' && sign !== 'j') return undefined
  return tokens[next + 2].sign === ')' ? sign : undefined
}

/** Something else than `(i)` or `(j)`. */
function noVariableInside(reader: Reader, name: string, hint: string): never {
  const [, variable, behind] = reader.tokens.slice(reader.next)
  const isVariable = variable.sign === 'i' || variable.sign === 'j'
  if (!isVariable) return unexpected(reader, variable, `i or j after ${name}(`, hint)
  return unexpected(reader, behind, `")" after ${name}(${excerpt(reader.text, variable)}`, hint)
}

/** With the variable in parentheses that comes next. */
function readLeafTo(reader: Reader, token: Token, expression: Expression): Operand {
  const { end } = reader.tokens[reader.next + 2]
  reader.next += 3
  return leafOf(reader, expression, { start: token.start, end })
}

/** A vector at i or j, or a table and its arguments. */
function readName(reader: Reader, token: Token, name: string): Step {
  const { names } = reader.context
  reader.next += 1
  if (peek(reader).sign !== '(') return nameAlone(reader, token, name)
  const vector = names.vectors.get(name) ?? Number.POSITIVE_INFINITY
  const table = names.tables.get(name) ?? Number.POSITIVE_INFINITY
  const at = table < vector ? undefined : variableInside(reader)
  if (at !== undefined) return readLeafTo(reader, token, { kind: 'vector', name, at })
  if (vector < table) {
    const hint = `a vector is read at i or j; to read it elsewhere, attend to it: rightmost[all, j = …] ${excerpt(name)}(j) : …`
    return noVariableInside(reader, excerpt(name), hint)
  }
  return openBracket(reader, { table: name }, token)
}

function nameAlone(reader: Reader, token: Token, name: string): never {
  const { vectors, tables, symbols } = reader.context.names
  const text = excerpt(name)
  const found = `found ${text} by itself, expected`
  if (vectors.has(name)) return complain(reader, token.start, `${found} ${text}(i) or ${text}(j)`)
  if (tables.has(name)) return complain(reader, token.start, `${found} ${text}(in(i))`, 'a table is applied to symbols')
  if (symbols.has(name)) return complain(reader, token.start, `${found} an expression`, symbolHint(name))
  const hint = `a vector is read as ${text}(i) or ${text}(j); ${symbolHint(name)}`
  return complain(reader, token.start, `the word "${text}" is not known, expected an expression`, hint)
}

const symbolHint = (name: string): string => `the symbol is written in quotes: ${excerpt(quoted(name))}`
