// Formulas from text, in any of the three styles. Never throws, never recurses; takes time in proportion to the text. The law: what
// `printFormula` writes is read back as it was.
//
//   formula    = implies { "<->" implies } ;                  implies = or [ "->" or ] ;
//   or         = and { "|" and } ;                            and = temporal { "&" temporal } ;
//   temporal   = unary [ ("S" | "U") unary ] ;
//   unary      = ("!" | "Y" | "X" | "wY" | "wX" | "O" | "H" | "F" | "G") unary | primary ;
//   primary    = "true" | "false" | "first" | "last" | letter | predicate | comparison | "(" formula ")" ;
//   letter     = "Q_" word | "Q" "[" string "]" | string ;                                (Q_a, Q["<s>"], "<s>")
//   predicate  = "@" name [ "[" integers "]" ] | name [ "[" integers "]" ] "(" count ")" ; (@ODD, MOD[3,1](#L[Q_a]))
//   comparison = term ("<" | "<=" | "=" | "!=" | ">=" | ">") term ;
//   term       = ["-"] addend { ("+" | "-") addend } ;        addend = { integer "*" } (integer | count | "(" term ")") ;
//   count      = ("#L" | "#R") "[" formula "]" ;
import {
  columnsOf,
  peek,
  problemText,
  type Reader,
  readerOf,
  readOperands,
  type Unreadable,
  unlessStopped,
} from '../text/index.ts'
import type { Formula } from './formula.ts'
import { asFormula, GRAMMAR } from './grammar.ts'
import { lex } from './lex.ts'
import { PREDICATES, type PredicateDefinition } from './predicate.ts'
import { expectedOperator } from './read-problem.ts'
import { type Kinds, NOTHING_PENDING } from './reader.ts'

export interface ParseOptions {
  /** Besides the built-in ones; one of the same name goes before it. Default: none. */
  readonly predicates?: readonly PredicateDefinition[]
}

/** Columns from 1, in code points: from `start` up to but without `end`, without the parentheses around. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** @example const read: ParsedFormula | Unreadable = parseFormula('Y Q_1') */
export interface ParsedFormula {
  readonly kind: 'read'
  readonly value: Formula
  /** Where a part of this very formula stands. */
  place(part: Formula): Place | undefined
}

/**
 * @example
 * const read = parseFormula('Y &')
 * read.kind === 'unreadable' && read.column // 3
 */
export const parseFormula = (text: string, options: ParseOptions = {}): ParsedFormula | Unreadable =>
  unlessStopped((stop) => readFormula(text, options, stop))

function readFormula(text: string, { predicates = [] }: ParseOptions, stop: Reader<Kinds>['stop']): ParsedFormula {
  const definitions = new Map([...PREDICATES, ...predicates].map((definition) => [definition.name, definition]))
  const context = { definitions, addends: [], pending: NOTHING_PENDING }
  const reader = readerOf<Kinds>({ text, tokens: lex(text), grammar: GRAMMAR, context, stop })
  const operand = readOperands(reader)
  const token = peek(reader)
  if (token.kind !== 'end') expectedOperator(reader, token, operand)
  const value = asFormula(reader, operand).node
  let columns: ((unit: number) => number) | undefined
  const place = (part: Formula): Place | undefined => {
    columns ??= columnsOf(text)
    const extent = reader.places.get(part)
    return extent && { start: columns(extent.start), end: columns(extent.end) }
  }
  return { kind: 'read', value, place }
}

/**
 * The formula of a text that is known to be right: anything else throws a RangeError that shows what is wrong.
 * @example formula('#L[Q_1] = #L[Q_0]').kind // compare
 */
export function formula(text: string, options: ParseOptions = {}): Formula {
  const read = parseFormula(text, options)
  if (read.kind === 'unreadable') throw new RangeError(`not a formula\n${problemText(text, read)}`)
  return read.value
}
