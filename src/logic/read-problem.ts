// What the reader of formulas says when it cannot go on.
import { suggest } from '../json/index.ts'
import { excerpt } from '../text/index.ts'
import type { Token } from './lex.ts'
import { isBetween, isPrefix, NOTATION, WORDS } from './notation.ts'
import {
  type Binary,
  type Comparison,
  type Counting,
  columnOf,
  complain,
  described,
  type FormulaOperand,
  type Group,
  type Operand,
  type Reading,
  type TermOperand,
  wantsNumber,
} from './reading.ts'

/** Where an operand should begin. */
export function expectedOperand(reading: Reading, token: Token): never {
  if (token.kind === 'wrong') return complain(reading, token.start, token.message, token.hint)
  const expected = wantsNumber(reading) ? 'a number or a count' : 'a formula'
  const before = reading.tokens[reading.next - 1]
  if (before === undefined && token.kind === 'end') {
    return complain(reading, token.start, 'the text is empty, expected a formula', 'for example Y Q_a & Q_b')
  }
  const after = before === undefined ? '' : ` after ${described(reading, before)}`
  const message = `found ${described(reading, token)}, expected ${expected}${after}`
  return complain(reading, token.start, message, capitalHint(reading, before) ?? operandHint(reading, token))
}

function operandHint(reading: Reading, token: Token): string | null {
  if (token.kind === 'sign') {
    const isSecond = token.sign === 'minus' || token.sign === 'plus'
    if (isSecond && wantsNumber(reading)) return 'put a number with a sign in parentheses: (-2)'
    if (isBetween(token.sign)) return `"${excerpt(reading.text, token)}" stands between two formulas`
    return token.sign === '[' ? 'brackets are ( ) around formulas and [ ] after counts' : null
  }
  return token.kind === 'letter' || token.kind === 'string' ? countHint(excerpt(reading.text, token)) : null
}

/** X & Y: operators that are capitals look like letters. */
function capitalHint({ text }: Reading, before: Token | undefined): string | null {
  if (before?.kind !== 'sign' || !isPrefix(before.sign)) return null
  const word = excerpt(text, before)
  return /^[A-Z]/.test(word) ? `${word} is an operator; the letter is written Q_${word} or "${word}"` : null
}

const countHint = (formula: string): string => `${NOTATION.left.ascii}[${formula}] counts how often it holds`

/** Where an operand has ended. */
export function expectedOperator(reading: Reading, token: Token, operand: Operand): never {
  if (token.kind === 'wrong') return complain(reading, token.start, token.message, token.hint)
  const open = openBracket(reading)
  const isClosing = token.sign === ')' || token.sign === ']'
  const found = `found ${described(reading, token)}`
  if (open === undefined && isClosing) return complain(reading, token.start, `${found}, which closes nothing`)
  const operator = operand.kind === 'term' ? 'an operator such as + or <' : 'an operator such as & or S'
  const expected = [
    ...(token.kind === 'end' || isClosing ? [] : [operator]),
    ...(open === undefined ? [] : [closingOf(reading, open)]),
  ]
  return complain(
    reading,
    token.start,
    `${found}, expected ${expected.join(' or ')}`,
    operatorHint(reading, token, operand),
  )
}

const openBracket = ({ frames }: Reading): Group | Counting | undefined =>
  frames.findLast((frame) => frame.kind === 'group' || frame.kind === 'count')

const closingOf = (reading: Reading, { kind, at }: Group | Counting): string =>
  `${kind === 'group' ? '")" for the "("' : '"]" for the "["'} in column ${columnOf(reading, at)}`

function operatorHint(reading: Reading, token: Token, { kind }: Operand): string | null {
  if (token.kind === 'name' && token.as === 'word') {
    const near = nearest(token.name, WORDS)
    if (near !== null) return near
  }
  if (token.sign === 'times') return 'the number comes first: 2*#L[Q_a]'
  if (token.kind === 'integer') return kind === 'formula' ? writtenHint(excerpt(reading.text, token)) : null
  const isFormula = token.kind !== 'sign' || token.sign === '(' || isPrefix(token.sign)
  if (token.kind === 'end' || !isFormula) return null
  return `two formulas side by side: join them with & or |, as in … & ${excerpt(reading.text, token)}`
}

const writtenHint = (symbol: string): string => `the letter is written Q_${symbol} or "${symbol}"`

/** A number in the place of a formula. */
export function notFormula(reading: Reading, operand: TermOperand): never {
  const shown = excerpt(reading.text, operand)
  const hint = /^[0-9]+$/.test(shown) ? writtenHint(shown) : `compare it with another number: ${shown} > 0`
  return complain(reading, operand.start, `${shown} is a number, expected a formula`, hint)
}

/** A formula in the place of a number, next to + or <. */
export function notNumber(reading: Reading, operand: FormulaOperand, beside: Token | null): never {
  const shown = excerpt(reading.text, reading.places.get(operand.formula))
  const where = beside === null ? '' : ` beside ${described(reading, beside)}`
  const message = `${shown} is a formula, expected a number or a count${where}`
  return complain(reading, operand.start, message, numberHint(reading, shown, beside))
}

function numberHint(reading: Reading, formula: string, beside: Token | null): string {
  if (beside?.kind !== 'sign') return countHint(formula)
  if (openBracket(reading)?.kind === 'count') return `is "]" missing before "${excerpt(reading.text, beside)}"?`
  const isEquation = beside.sign === '=' || beside.sign === '!='
  return isEquation ? `${countHint(formula)}; formulas are compared by <->` : countHint(formula)
}

/** A second operator of a kind of which only one may stand between two brackets. */
export function chained(reading: Reading, token: Token, first: Binary, right: FormulaOperand): never {
  const [a, b] = [excerpt(reading.text, first.left), excerpt(reading.text, right)]
  const [one, two] = [excerpt(reading.text, first.token), excerpt(reading.text, token)]
  const which = first.kind === 'implies' ? '-> does' : 'S and U do'
  const hint = `${which} not chain: write (${a} ${one} ${b}) ${two} … or ${a} ${one} (${b} ${two} …)`
  return complain(reading, token.start, `found "${two}" after ${a} ${one} ${b}, expected parentheses`, hint)
}

export function chainedComparison(reading: Reading, token: Token, first: Comparison, right: TermOperand): never {
  const [a, b] = [excerpt(reading.text, first.operand), excerpt(reading.text, right)]
  const [one, two] = [excerpt(reading.text, first.token), excerpt(reading.text, token)]
  const hint = `comparisons do not chain: write ${a} ${one} ${b} & ${b} ${two} …`
  return complain(reading, token.start, `found "${two}" after ${a} ${one} ${b}, expected & or another operator`, hint)
}

/** A word that means nothing. */
export function unknownWord(reading: Reading, token: Token, word: string): never {
  const { sign } = reading.tokens[reading.next + 1]
  const isApplied = sign === '(' || sign === '['
  if (isApplied) return unknownPredicate(reading, token, word)
  const hint = operatorsTogether(word) ?? nearest(word, [...WORDS, ...reading.definitions.keys()]) ?? letterHint(word)
  return complain(reading, token.start, `the word "${excerpt(word)}" is not known, expected a formula`, hint)
}

export const unknownPredicate = (reading: Reading, token: Token, name: string): never =>
  complain(
    reading,
    token.start,
    `there is no predicate "${excerpt(name)}"`,
    suggest(name, reading.definitions.keys(), 'predicates').slice('; '.length),
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
