// What the reader of formulas knows besides what every reader does: predicates by name, and the addends of terms, which are multiplied
// out as they are read.
import type {
  Kinds as AnyKinds,
  Operand as AnyOperand,
  NodeOperand,
  OpenBracket,
  Reader as ReaderOf,
} from '../text/index.ts'
import type { Addend, Count, Formula } from './formula.ts'
import type { Token } from './lex.ts'
import { type Infix, isOfNumbers, type Prefix } from './notation.ts'
import type { Predicate, PredicateDefinition } from './predicate.ts'

export type FormulaOperand = NodeOperand<Formula>

/** A term is the addends of the reader from `from` on. */
export interface TermOperand extends AnyOperand {
  readonly kind: 'term'
  readonly from: number
}

/** A parenthesis may hold either, which is known only when it closes. */
export type Operand = FormulaOperand | TermOperand

export interface Group {
  readonly kind: 'group'
  /** Known from what stands before it: 2*( or < (. */
  readonly isNumber: boolean
  readonly outer: Pending
}

export interface Counting {
  readonly kind: 'count'
  readonly direction: Count<Formula>['direction']
  /** Where # stands. */
  readonly start: number
  /** Of which the count is the argument. */
  readonly applied: { readonly predicate: Predicate; readonly token: Token } | null
  readonly outer: Pending
}

/** What the next addend is multiplied by: signs and factors before it, and around the parentheses that it stands in. */
export interface Pending {
  readonly around: bigint
  readonly factor: bigint
  /** Where a sign or a factor before the addend begins. */
  readonly start: number | null
}

export const NOTHING_PENDING: Pending = { around: 1n, factor: 1n, start: null }

export const afterAddend = ({ around }: Pending): Pending => ({ around, factor: around, start: null })

export interface Kinds extends AnyKinds {
  readonly token: Token
  readonly operand: Operand
  readonly prefix: Prefix
  readonly infix: Infix
  readonly bracket: Group | Counting
  readonly context: {
    readonly definitions: ReadonlyMap<string, PredicateDefinition>
    /** Of all open terms, the innermost last, so that closing a parenthesis moves nothing. */
    readonly addends: Addend<Formula>[]
    pending: Pending
  }
}

export type Reader = ReaderOf<Kinds>

/** Whether the operand that comes must be a number. */
export function wantsNumber({ context: { pending }, frames }: Reader): boolean {
  const top = frames.at(-1)
  if (pending.start !== null) return true
  if (top?.kind === 'operator') return isOfNumbers(top)
  return top?.bracket.kind === 'group' && top.bracket.isNumber
}

export const innermostBracket = ({ frames }: Reader): OpenBracket<Kinds> | undefined =>
  frames.findLast((frame) => frame.kind === 'bracket')
