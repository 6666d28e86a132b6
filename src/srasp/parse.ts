// Programs from text, in either style, well-typed or not at all. Never throws, never recurses; takes time in proportion to the text.
// The law: what `printProgram` writes is read back as it was.
//
//   program    = { line } ;                         line = [ alphabet | table | vector | output ] [ "#" anything ] ;
//   alphabet   = "alphabet" symbol { symbol } ;
//   table      = "table" name [ "(" number ")" ] "=" { symbol { symbol } "->" constant "," } "else" constant ;
//   vector     = name "(" "i" ")" "=" ( expression | prefix | attention ) ;
//   prefix     = "psum" "[" "j" "<=" "i" "]" expression ;
//   attention  = ( "leftmost" | "rightmost" ) "[" mask "," expression "]" expression ":" expression ;
//   mask       = "all" | "j" ( "<" | "<=" | ">" | ">=" ) "i" | "i" ( "<" | "<=" | ">" | ">=" ) "j" ;
//   output     = "output" name ;
//   expression = "if" expression "then" expression "else" expression | or ;
//   or         = and { "or" and } ;                 and = not { "and" not } ;
//   not        = "not" not | comparison ;           comparison = sum [ ( "<" | "<=" | "=" | "!=" | ">=" | ">" ) sum ] ;
//   sum        = primary { ( "+" | "-" ) primary } ;
//   primary    = constant | "i" | "j" | "n" | ( "in" | name ) "(" ( "i" | "j" ) ")" | call | "(" expression ")" ;
//   call       = name "(" expression { "," expression } ")" ;
//   constant   = number | "true" | "false" | symbol ;
import {
  complain,
  excerpt,
  problemText,
  readerOf,
  type UnreadableLine,
  unexpected,
  unlessStopped,
  WORD_CHARACTER,
} from '../text/index.ts'
import { addTable, addVector, checkOutput, emptyScope, type OpenScope, typesIn } from './check.ts'
import { GRAMMAR } from './grammar.ts'
import { lexLine } from './lex.ts'
import type { Problem } from './problem.ts'
import type { Line, Program, Table } from './program.ts'
import { alphabetIn, readAlphabet } from './read-alphabet.ts'
import { readTable } from './read-table.ts'
import { readOutput, readVector } from './read-vector.ts'
import type { Kinds, Names, Reader } from './reader.ts'
import type { Types } from './types.ts'

/** @example const read: srasp.ParsedProgram | srasp.UnreadableLine = srasp.parseProgram('alphabet a\ny(i) = i') */
export interface ParsedProgram {
  readonly kind: 'read'
  readonly value: Program
  readonly types: Types
}

/**
 * @example
 * const read = srasp.parseProgram('alphabet a\ny(i) = ')
 * read.kind === 'unreadable' && read.line // 2
 */
export const parseProgram = (text: string): ParsedProgram | UnreadableLine =>
  unlessStopped((stop) => readProgram(text, stop))

type Stop = (problem: UnreadableLine) => never

function readProgram(text: string, stop: Stop): ParsedProgram {
  const lines = text.split('\n')
  const names: OpenNames = { vectors: new Map(), tables: new Map(), symbols: new Set() }
  lines.forEach((line, k) => {
    noteName(line, k + 1, names)
  })
  const half: HalfProgram = { alphabet: null, tables: [], lines: [], output: null, scope: emptyScope() }
  for (const [k, line] of lines.entries()) readLine(lineReader(line, k + 1, names, stop), half, names)
  return wholeProgram(half, lineReader(lines[lines.length - 1], lines.length, names, stop))
}

interface OpenNames extends Names {
  readonly vectors: Map<string, number>
  readonly tables: Map<string, number>
  readonly symbols: Set<string>
}

/** What the lines so far give. */
interface HalfProgram {
  alphabet: readonly string[] | null
  readonly tables: Table[]
  readonly lines: Line[]
  output: { readonly name: string; readonly reader: Reader } | null
  readonly scope: OpenScope
}

const lineReader = (text: string, line: number, names: Names, stop: Stop): Reader =>
  readerOf<Kinds>({
    text,
    tokens: lexLine(text),
    grammar: GRAMMAR,
    context: { line, names },
    stop: (problem) => stop({ ...problem, line }),
  })

/**
 * What a line defines must be known before other lines are read: a table takes expressions, a vector i or j. Words that are no names
 * are noted, too: nobody asks for them.
 */
function noteName(text: string, line: number, { tables, vectors }: OpenNames): void {
  const definition = DEFINED.exec(text)
  if (definition === null) return
  const [, isTable, name] = definition
  const names = isTable === undefined ? vectors : tables
  if (!names.has(name)) names.set(name, line)
}

const DEFINED = new RegExp(`^\\s*(table\\s+)?((?:${WORD_CHARACTER}){1,200})`, 'u')

function readLine(reader: Reader, half: HalfProgram, names: OpenNames): void {
  const symbols = alphabetIn(reader.text)
  if (symbols !== undefined) {
    if (half.alphabet !== null) complain(reader, symbols, 'the alphabet is already given', ONCE)
    half.alphabet = readAlphabet(reader, symbols)
    for (const symbol of half.alphabet) names.symbols.add(symbol)
    return
  }
  const [token] = reader.tokens
  if (token.kind === 'end') return
  if (half.alphabet === null) unexpected(reader, token, 'the alphabet first', 'as in alphabet a b c')
  if (token.sign === 'table') readInto(half.tables, readTable(reader), reader, half, addTable)
  else if (token.sign === 'output') {
    if (half.output !== null) complain(reader, token.start, 'the output is already given', ONCE)
    half.output = { name: readOutput(reader), reader }
  } else readInto(half.lines, readVector(reader), reader, half, addVector)
}

const ONCE = 'a program has one alphabet and at most one output'

/** Adds a table or a line, or ends the reading where its types are wrong. */
function readInto<T>(
  list: T[],
  read: T,
  reader: Reader,
  { scope }: HalfProgram,
  add: (scope: OpenScope, one: T) => Problem | null,
): void {
  const problem = add(scope, read)
  if (problem !== null) blame(reader, problem)
  list.push(read)
}

/** A problem of types, shown where the part stands that has it, or else where the name of the line does. */
function blame(reader: Reader, { part, message, hint }: Problem): never {
  const { places, tokens } = reader
  // Whatever can be blamed has a name.
  const [name] = tokens.filter(({ kind }) => kind === 'name')
  const { start } = (part === null ? undefined : places.get(part)) ?? name
  return complain(reader, start, message, laterHint(reader, part) ?? hint)
}

/** For a name that is defined, but too late. */
function laterHint({ context: { line, names } }: Reader, part: Problem['part']): string | null {
  if (part === null || !('kind' in part) || (part.kind !== 'vector' && part.kind !== 'apply')) return null
  const name = part.kind === 'vector' ? part.name : part.table
  const defined = names.vectors.get(name) ?? names.tables.get(name) ?? 0
  if (defined < line) return null
  const where = defined === line ? 'here' : `below, in line ${defined}`
  return `${excerpt(name)} is defined ${where}: a line reads only what is defined above it`
}

function wholeProgram({ alphabet, tables, lines, output, scope }: HalfProgram, last: Reader): ParsedProgram {
  const end = last.text.length
  if (alphabet === null) {
    return complain(last, end, 'the text is empty, expected an alphabet and vectors', 'as in alphabet a b')
  }
  if (lines.length === 0) {
    return complain(last, end, 'the program ends without a vector', 'as in y(i) = in(i) = "a"')
  }
  const { name, reader } = output ?? { name: lines[lines.length - 1].name, reader: last }
  const problem = checkOutput(scope, name)
  if (problem !== null) return blame(reader, problem)
  return { kind: 'read', value: { alphabet, tables, lines, output: name }, types: typesIn(scope) }
}

/**
 * The program of a text that is known to be right: anything else throws a RangeError that shows what is wrong.
 * @example srasp.program('alphabet a b\ny(i) = in(i) = "a"').output // y
 */
export function program(text: string): Program {
  const read = parseProgram(text)
  if (read.kind === 'unreadable') throw new RangeError(`not a program\n${problemText(text, read)}`)
  return read.value
}
