// What the reader of a line knows half way: the operators and brackets that are still open, in a list of its own instead of the call
// stack, which 2,000 levels could exhaust.
import { columnsOf, type Extent, excerpt, quoted } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Sign } from './notation.ts'
import type { Problem } from './problem.ts'
import type { Comparison, Expression } from './program.ts'
import type { UnreadableProgram } from './unreadable.ts'

/** Of brackets in a line, and of operators in an expression. */
export const MAXIMAL_NESTING = 2_000
export const NESTED_TOO_DEEPLY = 'nested deeper than 2,000 levels'

export interface Operand extends Extent {
  readonly expression: Expression
  /** Operators on the longest way down. */
  readonly depth: number
}

/** A parenthesis that is open. */
export type Bracket =
  | { readonly kind: 'group'; readonly token: Token }
  | { readonly kind: 'arguments'; readonly table: string; readonly token: Token; readonly to: Operand[] }

/** An operator that waits for its right side. */
export type Waiting =
  | { readonly kind: 'not'; readonly token: Token }
  | { readonly kind: 'and' | 'or'; readonly parts: Operand[]; readonly token: Token }
  | { readonly kind: 'compare'; readonly operator: Comparison; readonly left: Operand; readonly token: Token }
  | { readonly kind: 'plus' | 'minus'; readonly left: Operand; readonly token: Token }
  /** Its condition, and its first branch, as far as they are read. */
  | { readonly kind: 'if'; readonly token: Token; readonly read: Operand[] }

/** Something that waits for an operand. */
export type Frame = Bracket | Waiting

/** The names that a program defines, and the lines in which it does. */
export interface Names {
  readonly vectors: ReadonlyMap<string, number>
  readonly tables: ReadonlyMap<string, number>
  readonly symbols: ReadonlySet<string>
}

/** Of one line. */
export interface Reading {
  readonly text: string
  readonly line: number
  readonly tokens: readonly Token[]
  readonly names: Names
  /** Where expressions and rows of tables stand. */
  readonly places: Map<Problem['part'], Extent>
  readonly frames: Frame[]
  next: number
  openBrackets: number
  /** Ends the reading of the program. */
  readonly stop: (problem: UnreadableProgram) => never
}

/** Ends the reading. */
export function complain(reading: Reading, unit: number, message: string, hint: string | null = null): never {
  const { text, line, stop } = reading
  return stop({ kind: 'unreadable', line, column: columnsOf(text)(unit), message, hint })
}

/** A token that should have been another. */
export function unexpected(reading: Reading, token: Token, expected: string, hint: string | null = null): never {
  if (token.kind === 'wrong') return complain(reading, token.start, token.message, token.hint)
  return complain(reading, token.start, `found ${described(reading, token)}, expected ${expected}`, hint)
}

export const peek = (reading: Reading): Token => reading.tokens[reading.next]

export const isSign = (token: Token, sign: Sign): boolean => token.sign === sign

/** A node over its operands, in the order of the text, with the token of its operator. */
export function built(
  reading: Reading,
  expression: Expression,
  operands: readonly Operand[],
  token: Token,
  end = operands[operands.length - 1].end,
): Operand {
  const depth = 1 + operands.reduce((most, operand) => Math.max(most, operand.depth), 0)
  if (depth > MAXIMAL_NESTING) return complain(reading, token.start, NESTED_TOO_DEEPLY)
  const extent = { start: Math.min(token.start, operands[0].start), end }
  reading.places.set(expression, extent)
  return { expression, depth, ...extent }
}

/** A node without parts. */
export function leaf(reading: Reading, expression: Expression, { start, end }: Extent): Operand {
  reading.places.set(expression, { start, end })
  return { expression, depth: 0, start, end }
}

/** The bracket that comes next, and the frame that waits for its end. */
export function openBracket(reading: Reading, frame: Bracket): void {
  if (reading.openBrackets === MAXIMAL_NESTING) complain(reading, peek(reading).start, NESTED_TOO_DEEPLY)
  reading.openBrackets += 1
  reading.next += 1
  reading.frames.push(frame)
}

/** A token as messages name it. */
export function described(reading: Reading, token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the line'
    case 'string':
      return `the symbol ${excerpt(quoted(token.symbol))}`
    case 'integer':
      return `the number ${token.value}`
    default:
      return `"${excerpt(reading.text, token)}"`
  }
}
