// Operands that begin with a name: Q["a"], @ODD at the position, MOD[3,1](#L[Q_a]) of a count.
import type { Token } from './lex.ts'
import type { Predicate, PredicateDefinition } from './predicate.ts'
import { isSign, openCount } from './read-bracket.ts'
import { unknownPredicate, unknownWord } from './read-problem.ts'
import { complain, described, leaf, type Operand, peek, type Reading } from './reading.ts'

type Name = Extract<Token, { readonly kind: 'name' }>

/** `more` where a count was opened. */
export function readName(reading: Reading, token: Name): Operand | 'more' {
  const { name, as } = token
  if (name === 'Q' && as === 'word') return readQuoted(reading, token)
  const definition = reading.definitions.get(name)
  if (definition === undefined) {
    return as === 'word' ? unknownWord(reading, token, name) : unknownPredicate(reading, token, name)
  }
  reading.next += 1
  const predicate = readPredicate(reading, token, definition)
  const next = peek(reading)
  const isApplied = isSign(next, '(')
  const hint = `@${name} speaks of the position, ${name}(#L[Q_a]) of a count`
  if (as === 'at' && isApplied) {
    return complain(reading, next.start, `found "(" after @${name}, expected an operator`, hint)
  }
  if (isApplied) return readApplied(reading, token, predicate)
  if (as !== 'word') return leaf(reading, { kind: 'predicate', predicate }, { start: token.start, end: endOf(reading) })
  return complain(reading, token.start, `found ${name} by itself, expected @${name} or ${name}(…)`, hint)
}

/** Where the last token that was read ends. */
const endOf = (reading: Reading): number => reading.tokens[reading.next - 1].end

/** Q, [, a string, ]. */
function readQuoted(reading: Reading, token: Name): Operand {
  const HINT = 'a letter is written Q_a or Q["a"]'
  reading.next += 1
  const bracket = peek(reading)
  if (!isSign(bracket, '[')) return wrongToken(reading, bracket, '"[" or "_" after Q', HINT)
  reading.next += 1
  const symbol = peek(reading)
  if (symbol.kind !== 'string') return wrongToken(reading, symbol, 'a string in double quotes after Q[', HINT)
  reading.next += 1
  const closing = peek(reading)
  if (!isSign(closing, ']')) return wrongToken(reading, closing, '"]" after the symbol', HINT)
  reading.next += 1
  const extent = { start: token.start, end: closing.end }
  return leaf(reading, { kind: 'letter', symbol: symbol.symbol }, extent)
}

function wrongToken(reading: Reading, token: Token, expected: string, hint: string | null): never {
  if (token.kind === 'wrong') return complain(reading, token.start, token.message, token.hint)
  return complain(reading, token.start, `found ${described(reading, token)}, expected ${expected}`, hint)
}

/** The parameters that follow, and the predicate that they make. */
function readPredicate(reading: Reading, token: Name, definition: PredicateDefinition): Predicate {
  const parameters = isSign(peek(reading), '[') ? readParameters(reading) : []
  const predicate = definition.make(parameters)
  if (predicate !== undefined) return predicate
  const shown = parameters.slice(0, SHOWN).join(',') + (parameters.length > SHOWN ? ',…' : '')
  const found = shown === '' ? `${token.name} without parameters` : `${token.name}[${shown}]`
  const takes = definition.takes === '' ? 'no parameters' : definition.takes
  const hint = `${token.name} says of k: ${definition.meaning}`
  return complain(reading, token.start, `found ${found}, but ${token.name} takes ${takes}`, hint)
}

const SHOWN = 5

function readParameters(reading: Reading): number[] {
  const parameters: number[] = []
  do {
    reading.next += 1
    const isNegative = isSign(peek(reading), 'minus')
    if (isNegative) reading.next += 1
    const token = peek(reading)
    if (token.kind !== 'integer') return wrongToken(reading, token, 'an integer', 'parameters are integers: MOD[3,1]')
    const value = Number(token.value)
    if (!Number.isSafeInteger(value)) {
      return complain(reading, token.start, `found ${token.value}, expected at most ${Number.MAX_SAFE_INTEGER}`)
    }
    parameters.push(isNegative && value !== 0 ? -value : value)
    reading.next += 1
  } while (isSign(peek(reading), ','))
  if (!isSign(peek(reading), ']')) return wrongToken(reading, peek(reading), '"," or "]" after a parameter', null)
  reading.next += 1
  return parameters
}

/** From ( to the [ of the count. */
function readApplied(reading: Reading, token: Name, predicate: Predicate): 'more' {
  reading.next += 1
  const count = peek(reading)
  const { sign } = count
  if (sign !== 'left' && sign !== 'right') {
    const hint = `@${token.name} speaks of the position, ${token.name}(#L[Q_a]) of a count`
    return wrongToken(reading, count, `a count after ${token.name}(`, hint)
  }
  return openCount(reading, sign, { predicate, token })
}
