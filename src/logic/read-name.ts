// Operands that begin with a name: Q["a"], @ODD at the position, MOD[3,1](#L[Q_a]) of a count.
import { complain, leafOf, peek, skipSign, takeSign, unexpected } from '../text/index.ts'
import type { Token } from './lex.ts'
import type { Predicate, PredicateDefinition } from './predicate.ts'
import { openCount } from './read-bracket.ts'
import { unknownPredicate, unknownWord } from './read-problem.ts'
import type { Operand, Reader } from './reader.ts'

type Name = Extract<Token, { readonly kind: 'name' }>

/** `more` where a count was opened. */
export function readName(reader: Reader, token: Name): Operand | 'more' {
  const { name, as } = token
  if (name === 'Q' && as === 'word') return readQuoted(reader, token)
  const definition = reader.context.definitions.get(name)
  if (definition === undefined) {
    return as === 'word' ? unknownWord(reader, token, name) : unknownPredicate(reader, token, name)
  }
  reader.next += 1
  const predicate = readPredicate(reader, token, definition)
  const next = peek(reader)
  const isApplied = next.sign === '('
  const hint = `@${name} is about the position, ${name}(#L[Q_a]) about a count`
  if (as === 'at' && isApplied) {
    return complain(reader, next.start, `found "(" after @${name}, expected an operator`, hint)
  }
  if (isApplied) return readApplied(reader, token, predicate)
  if (as !== 'word') return leafOf(reader, { kind: 'predicate', predicate }, { start: token.start, end: endOf(reader) })
  return complain(reader, token.start, `found ${name} by itself, expected @${name} or ${name}(…)`, hint)
}

/** Where the last token that was read ends. */
const endOf = (reader: Reader): number => reader.tokens[reader.next - 1].end

/** Q, [, a string, ]. */
function readQuoted(reader: Reader, { start }: Name): Operand {
  const HINT = 'a letter is written Q_a or Q["a"]'
  reader.next += 1
  takeSign(reader, '[', '"[" or "_" after Q', HINT)
  const letter = peek(reader)
  if (letter.kind !== 'string') return unexpected(reader, letter, 'a string in double quotes after Q[', HINT)
  reader.next += 1
  const { end } = takeSign(reader, ']', '"]" after the symbol', HINT)
  return leafOf(reader, { kind: 'letter', symbol: letter.symbol }, { start, end })
}

/** The parameters that follow, and the predicate that they make. */
function readPredicate(reader: Reader, token: Name, definition: PredicateDefinition): Predicate {
  const parameters = peek(reader).sign === '[' ? readParameters(reader) : []
  const predicate = definition.make(parameters)
  if (predicate !== undefined) return predicate
  const shown = parameters.slice(0, SHOWN).join(',') + (parameters.length > SHOWN ? ',…' : '')
  const found = shown === '' ? `${token.name} without parameters` : `${token.name}[${shown}]`
  const takes = definition.takes === '' ? 'no parameters' : definition.takes
  const hint = `${token.name}(k): ${definition.meaning}`
  return complain(reader, token.start, `found ${found}, but ${token.name} takes ${takes}`, hint)
}

const SHOWN = 5

function readParameters(reader: Reader): number[] {
  const parameters: number[] = []
  do {
    reader.next += 1
    const isNegative = skipSign(reader, 'minus')
    const token = peek(reader)
    if (token.kind !== 'integer') return unexpected(reader, token, 'an integer', 'parameters are integers: MOD[3,1]')
    const value = Number(token.value)
    if (!Number.isSafeInteger(value)) {
      return complain(reader, token.start, `found ${token.value}, expected at most ${Number.MAX_SAFE_INTEGER}`)
    }
    parameters.push(isNegative && value !== 0 ? -value : value)
    reader.next += 1
  } while (peek(reader).sign === ',')
  takeSign(reader, ']', '"," or "]" after a parameter')
  return parameters
}

/** From ( to the [ of the count. */
function readApplied(reader: Reader, token: Name, predicate: Predicate): 'more' {
  reader.next += 1
  const count = peek(reader)
  const { sign } = count
  if (sign !== 'left' && sign !== 'right') {
    const hint = `@${token.name} is about the position, ${token.name}(#L[Q_a]) about a count`
    return unexpected(reader, count, `a count after ${token.name}(`, hint)
  }
  return openCount(reader, sign, { predicate, token })
}
