// What the reader of formulas knows half way: the operators and brackets that are still open, and the addends of open terms. Kept
// in lists of its own instead of the call stack, which 2,000 levels could exhaust.
import { columnsOf, type Extent, excerpt, quoted } from '../text/index.ts'
import type { Addend, Count, CountTerm, Formula, Operator } from './formula.ts'
import type { Token } from './lex.ts'
import type { Prefix } from './notation.ts'
import type { Predicate, PredicateDefinition } from './predicate.ts'
import { letterText } from './symbol.ts'
import type { Unreadable } from './unreadable.ts'

/** Of brackets in a text, and of operators in a formula. */
export const MAXIMAL_NESTING = 2_000
export const NESTED_TOO_DEEPLY = 'nested deeper than 2,000 levels'

export interface FormulaOperand extends Extent {
  readonly kind: 'formula'
  readonly formula: Formula
  /** Operators on the longest way down. */
  readonly depth: number
}

/** A term is the addends of the reading from `from` on. */
export interface TermOperand extends Extent {
  readonly kind: 'term'
  readonly from: number
  readonly depth: number
}

/** A parenthesis may hold either, which is known only when it closes. */
export type Operand = FormulaOperand | TermOperand

export interface Group {
  readonly kind: 'group'
  readonly at: number
  /** Known from what stands before it: 2*( or < (. */
  readonly isNumber: boolean
  readonly outer: Pending
}

export interface Counting {
  readonly kind: 'count'
  readonly direction: Count<Formula>['direction']
  /** Where # stands, and where [ does. */
  readonly start: number
  readonly at: number
  /** Of which the count is the argument. */
  readonly applied: { readonly predicate: Predicate; readonly token: Token } | null
  readonly outer: Pending
}

export interface Binary {
  readonly kind: 'since' | 'until' | 'implies' | 'iff'
  readonly left: FormulaOperand
  readonly token: Token
}

export interface Comparison {
  readonly kind: 'compare'
  readonly operator: Operator
  readonly left: CountTerm<Formula>
  /** Where the left side stands. */
  readonly operand: TermOperand
  readonly token: Token
}

/** An operator that waits for its right side. */
export type Waiting =
  | { readonly kind: 'prefix'; readonly sign: Prefix; readonly token: Token }
  | { readonly kind: 'and' | 'or'; readonly parts: FormulaOperand[]; readonly token: Token }
  | Binary
  | Comparison
  | { readonly kind: 'sum'; readonly from: number; readonly start: number; depth: number }

/** Something that waits for an operand. */
export type Frame = Group | Counting | Waiting

/** What the next addend is multiplied by: signs and factors before it, and around the parentheses that it stands in. */
export interface Pending {
  readonly around: bigint
  readonly factor: bigint
  /** Where a sign or a factor before the addend begins. */
  readonly start: number | null
}

export const NOTHING_PENDING: Pending = { around: 1n, factor: 1n, start: null }

export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly definitions: ReadonlyMap<string, PredicateDefinition>
  readonly places: Map<Formula, Extent>
  readonly frames: Frame[]
  /** Of all open terms, the innermost last, so that closing a parenthesis moves nothing. */
  readonly addends: Addend<Formula>[]
  next: number
  openBrackets: number
  pending: Pending
  /** Ends the reading. */
  readonly stop: (problem: Unreadable) => never
}

/** Ends the reading. */
export function complain(reading: Reading, unit: number, message: string, hint: string | null = null): never {
  return reading.stop({ kind: 'unreadable', at: columnsOf(reading.text)(unit), message, hint })
}

export const columnOf = (reading: Reading, unit: number): number => columnsOf(reading.text)(unit)

export const peek = (reading: Reading): Token => reading.tokens[reading.next]

/** A node over its operands, in the order of the text, with the token of its operator. */
export function built(reading: Reading, formula: Formula, operands: readonly Operand[], token: Token): FormulaOperand {
  const depth = 1 + operands.reduce((most, operand) => Math.max(most, operand.depth), 0)
  if (depth > MAXIMAL_NESTING) return complain(reading, token.start, NESTED_TOO_DEEPLY)
  const extent = { start: Math.min(token.start, operands[0].start), end: operands[operands.length - 1].end }
  reading.places.set(formula, extent)
  return { kind: 'formula', formula, depth, ...extent }
}

/** A node without parts. */
export function leaf(reading: Reading, formula: Formula, { start, end }: Extent): FormulaOperand {
  reading.places.set(formula, { start, end })
  return { kind: 'formula', formula, depth: 0, start, end }
}

/** Whether the operand that comes must be a number. */
export function wantsNumber({ pending, frames }: Reading): boolean {
  const top = frames.at(-1)
  if (pending.start !== null || top?.kind === 'compare' || top?.kind === 'sum') return true
  return top?.kind === 'group' && top.isNumber
}

/** A token as messages name it. */
export function described(reading: Reading, token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end'
    case 'letter':
      return `the letter ${excerpt(letterText(token.symbol, 'ascii'))}`
    case 'string':
      return `the string ${excerpt(quoted(token.symbol))}`
    case 'integer':
      return `the number ${token.value}`
    default:
      return `"${excerpt(reading.text, token)}"`
  }
}
