// What the reader of a line knows besides what every reader does: which line it is, and the names that the program defines.
import type { Kinds as AnyKinds, NodeOperand, Reader as ReaderOf } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Infix, Prefix } from './notation.ts'
import type { Expression } from './program.ts'

/** The names that a program defines, and the lines in which it does. */
export interface Names {
  readonly vectors: ReadonlyMap<string, number>
  readonly tables: ReadonlyMap<string, number>
  readonly symbols: ReadonlySet<string>
}

export type Operand = NodeOperand<Expression>

export interface Kinds extends AnyKinds {
  readonly token: Token
  readonly operand: Operand
  readonly prefix: Prefix
  readonly infix: Infix
  /** The table whose arguments stand in the parentheses, if they are of one. */
  readonly bracket: { readonly table: string | null }
  readonly context: { readonly line: number; readonly names: Names }
}

export type Reader = ReaderOf<Kinds>
