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
import { columnsOf, unlessStopped } from '../text/index.ts'
import type { Formula } from './formula.ts'
import { lex } from './lex.ts'
import { PREDICATES, type PredicateDefinition } from './predicate.ts'
import { closeBracket, isSign } from './read-bracket.ts'
import { readOperand } from './read-operand.ts'
import { asFormula, closeAbove, readOperator } from './read-operator.ts'
import { expectedOperator } from './read-problem.ts'
import { type FormulaOperand, NOTHING_PENDING, type Operand, peek, type Reading } from './reading.ts'
import { problemText, type Unreadable } from './unreadable.ts'

export interface ParseOptions {
  /** Besides the built-in ones; one of the same name goes before it. Default: none. */
  readonly predicates?: readonly PredicateDefinition[]
}

/** Columns from 1, in code points: from `start` up to but without `end`, without the parentheses around. */
export interface Place {
  readonly start: number
  readonly end: number
}

export interface ParsedFormula {
  readonly kind: 'parsed'
  readonly formula: Formula
  /** Where a part of this very formula stands. */
  place(part: Formula): Place | undefined
}

/** @example parseFormula('Y Q_1 & Q_0') // { kind: 'parsed', formula, … }; for 'Y &': { kind: 'unreadable', at: 3, … } */
export const parseFormula = (text: string, options: ParseOptions = {}): ParsedFormula | Unreadable =>
  unlessStopped((stop) => readFormula(text, options, stop))

function readFormula(text: string, { predicates = [] }: ParseOptions, stop: Reading['stop']): ParsedFormula {
  const reading: Reading = {
    text,
    tokens: lex(text),
    definitions: new Map([...PREDICATES, ...predicates].map((definition) => [definition.name, definition])),
    places: new Map(),
    frames: [],
    addends: [],
    next: 0,
    openBrackets: 0,
    pending: NOTHING_PENDING,
    stop,
  }
  const { formula } = readWhole(reading)
  let columns: ((unit: number) => number) | undefined
  const place = (part: Formula): Place | undefined => {
    columns ??= columnsOf(text)
    const extent = reading.places.get(part)
    return extent && { start: columns(extent.start), end: columns(extent.end) }
  }
  return { kind: 'parsed', formula, place }
}

function readWhole(reading: Reading): FormulaOperand {
  for (;;) {
    let operand = readOperand(reading)
    let token = peek(reading)
    while (isSign(token, ')') || isSign(token, ']')) {
      operand = closeBracket(reading, operand, token)
      token = peek(reading)
    }
    if (token.kind === 'end') return readEnd(reading, operand)
    readOperator(reading, operand, token)
  }
}

function readEnd(reading: Reading, operand: Operand): FormulaOperand {
  const whole = closeAbove(reading, operand, 0)
  return reading.frames.length > 0 ? expectedOperator(reading, peek(reading), whole) : asFormula(reading, whole)
}

/**
 * The formula of a text that is known to be right: anything else throws a RangeError that shows what is wrong.
 * @example formula('#L[Q_1] = #L[Q_0]')
 */
export function formula(text: string, options: ParseOptions = {}): Formula {
  const read = parseFormula(text, options)
  if (read.kind === 'unreadable') throw new RangeError(`not a formula\n${problemText(text, read)}`)
  return read.formula
}
