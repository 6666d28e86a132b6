// What the reader of formulas says when it cannot go on.
import { suggest } from '../json/index.ts'
import {
  chainParts,
  columnOf,
  complain,
  complainIfWrong,
  described,
  excerpt,
  type OpenBracket,
  type OpenOperator,
  refuseComparison,
} from '../text/index.ts'
import type { Token } from './lex.ts'
import { isBetween, isOfNumbers, isPrefix, NOTATION, WORDS } from './notation.ts'
import {
  type FormulaOperand,
  innermostBracket,
  type Kinds,
  type Operand,
  type Reader,
  type TermOperand,
  wantsNumber,
} from './reader.ts'

/** Where an operand should begin. */
export function expectedOperand(reader: Reader, token: Token): never {
  complainIfWrong(reader, token)
  const expected = wantsNumber(reader) ? 'a number or a count' : 'a formula'
  const before = reader.tokens[reader.next - 1]
  if (before === undefined && token.kind === 'end') {
    return complain(reader, token.start, 'the text is empty, expected a formula', 'for example Y Q_a & Q_b')
  }
  const after = before === undefined ? '' : ` after ${described(reader, before)}`
  const message = `found ${described(reader, token)}, expected ${expected}${after}`
  return complain(reader, token.start, message, capitalHint(reader, before) ?? operandHint(reader, token))
}

function operandHint(reader: Reader, token: Token): string | null {
  if (token.kind === 'sign') {
    const isSecond = token.sign === 'minus' || token.sign === 'plus'
    if (isSecond && wantsNumber(reader)) return 'put a signed number in parentheses: (-2)'
    if (isBetween(token.sign)) return `"${excerpt(reader.text, token)}" stands between two formulas`
    return token.sign === '[' ? 'brackets are ( ) around formulas and [ ] after counts' : null
  }
  return token.kind === 'letter' || token.kind === 'string' ? countHint(excerpt(reader.text, token)) : null
}

/** X & Y: operators that are capitals look like letters. */
function capitalHint({ text }: Reader, before: Token | undefined): string | null {
  if (before?.kind !== 'sign' || !isPrefix(before.sign)) return null
  const word = excerpt(text, before)
  return /^[A-Z]/.test(word) ? `${word} is an operator; the letter is written Q_${word} or "${word}"` : null
}

const countHint = (formula: string): string => `${NOTATION.left.ascii}[${formula}] counts how often it holds`

/** Where an operand has ended. */
export function expectedOperator(reader: Reader, token: Token, operand: Operand): never {
  complainIfWrong(reader, token)
  const open = innermostBracket(reader)
  const isClosing = token.sign === ')' || token.sign === ']'
  const found = `found ${described(reader, token)}`
  if (open === undefined && isClosing) return complain(reader, token.start, `${found}, which closes nothing`)
  const operator = operand.kind === 'term' ? 'an operator such as + or <' : 'an operator such as & or S'
  const expected = [
    ...(token.kind === 'end' || isClosing ? [] : [operator]),
    ...(open === undefined ? [] : [closingOf(reader, open)]),
  ]
  return complain(
    reader,
    token.start,
    `${found}, expected ${expected.join(' or ')}`,
    operatorHint(reader, token, operand),
  )
}

const closingOf = (reader: Reader, { bracket, token }: OpenBracket<Kinds>): string =>
  `${bracket.kind === 'group' ? '")" for the "("' : '"]" for the "["'} in column ${columnOf(reader, token.start)}`

function operatorHint(reader: Reader, token: Token, { kind }: Operand): string | null {
  if (token.kind === 'name' && token.as === 'word') {
    const near = nearest(token.name, WORDS)
    if (near !== null) return near
  }
  if (token.sign === 'times') return 'the number comes first: 2*#L[Q_a]'
  if (token.kind === 'integer') return kind === 'node' ? writtenHint(excerpt(reader.text, token)) : null
  const isFormula = token.kind !== 'sign' || token.sign === '(' || isPrefix(token.sign)
  if (token.kind === 'end' || !isFormula) return null
  return `two formulas side by side: join them with & or |, as in … & ${excerpt(reader.text, token)}`
}

const writtenHint = (symbol: string): string => `the letter is written Q_${symbol} or "${symbol}"`

/** A number in the place of a formula. */
export function notFormula(reader: Reader, operand: TermOperand): never {
  const shown = excerpt(reader.text, operand)
  const hint = /^[0-9]+$/.test(shown) ? writtenHint(shown) : `compare it with another number: ${shown} > 0`
  return complain(reader, operand.start, `${shown} is a number, expected a formula`, hint)
}

/** A formula in the place of a number, next to + or <. */
export function notNumber(reader: Reader, operand: FormulaOperand, beside: Token | null): never {
  const shown = excerpt(reader.text, reader.places.get(operand.node))
  const where = beside === null ? '' : ` beside ${described(reader, beside)}`
  const message = `${shown} is a formula, expected a number or a count${where}`
  return complain(reader, operand.start, message, numberHint(reader, shown, beside))
}

function numberHint(reader: Reader, formula: string, beside: Token | null): string {
  if (beside?.kind !== 'sign') return countHint(formula)
  if (innermostBracket(reader)?.bracket.kind === 'count')
    return `is "]" missing before "${excerpt(reader.text, beside)}"?`
  const isEquation = beside.sign === '=' || beside.sign === '!='
  return isEquation ? `${countHint(formula)}; formulas are compared with <->` : countHint(formula)
}

/** A second operator of a kind of which only one may stand between two brackets. */
export function refuseChain(reader: Reader, second: Token, first: OpenOperator<Kinds>, between: Operand): never {
  if (isOfNumbers(first)) return refuseComparison(reader, second, first, between, '&')
  const { a, one, b, two } = chainParts(reader, second, first, between)
  const which = first.sign === 'implies' ? '-> does' : 'S and U do'
  const hint = `${which} not chain: write (${a} ${one} ${b}) ${two} … or ${a} ${one} (${b} ${two} …)`
  return complain(reader, second.start, `found "${two}" after ${a} ${one} ${b}, expected parentheses`, hint)
}

/** A word that means nothing. */
export function unknownWord(reader: Reader, token: Token, word: string): never {
  const { sign } = reader.tokens[reader.next + 1]
  const isApplied = sign === '(' || sign === '['
  if (isApplied) return unknownPredicate(reader, token, word)
  const hint =
    operatorsTogether(word) ?? nearest(word, [...WORDS, ...reader.context.definitions.keys()]) ?? letterHint(word)
  return complain(reader, token.start, `the word "${excerpt(word)}" is not known, expected a formula`, hint)
}

export const unknownPredicate = (reader: Reader, token: Token, name: string): never =>
  complain(
    reader,
    token.start,
    `there is no predicate "${excerpt(name)}"`,
    suggest(name, reader.context.definitions.keys(), 'predicates').slice('; '.length),
  )

/** Longer ones were not meant. */
const LONGEST_WORD = 60

/** YQ_a and GF are words, not operators. */
function operatorsTogether(word: string): string | null {
  const parts = word.length > LONGEST_WORD ? null : /^((?:w[XY]|[YXZOHFG])+)(Q_.+)?$/u.exec(word)
  if (parts === null) return null
  // Each operator ends in its only capital.
  const [, operators, letter = ''] = parts
  return `put spaces after operators: ${excerpt((operators.replaceAll(/[A-Z]/g, '$& ') + letter).trim())}`
}

function letterHint(word: string): string {
  if (/^[A-Z]$/.test(word)) {
    return `single capitals are reserved for operators (Y X Z O H F G S U); the letter is Q_${word} or "${word}"`
  }
  const symbol = excerpt(word.replace(/^q_/, ''))
  return writtenHint(symbol)
}

/** Only where one is near; a single character is rather a symbol than an operator in the wrong case. */
function nearest(word: string, candidates: readonly string[]): string | null {
  const hint = suggest(word, candidates, '').slice('; '.length)
  return [...word].length > 1 && hint.startsWith('did you mean') ? hint : null
}
