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
import { excerpt, WORD_CHARACTER } from '../text/index.ts'
import { addStatement, addTable, checkOutput, emptyScope, type OpenScope, typesIn } from './check.ts'
import { lexLine } from './lex.ts'
import type { Problem } from './problem.ts'
import type { Program, Statement, Table } from './program.ts'
import { alphabetIn, readAlphabet } from './read-alphabet.ts'
import { readOutput, readStatement } from './read-statement.ts'
import { readTable } from './read-table.ts'
import { complain, isSign, type Names, type Reading, unexpected } from './reading.ts'
import type { Types } from './types.ts'
import { programProblemText, type UnreadableProgram } from './unreadable.ts'

export interface ParsedProgram {
  readonly kind: 'parsed'
  readonly program: Program
  readonly types: Types
}

/** @example parseProgram('alphabet a b\ny(i) = in(i) = "a"').kind // 'parsed'; for '': { kind: 'unreadable', line: 1, column: 1, … } */
export function parseProgram(text: string): ParsedProgram | UnreadableProgram {
  const lines = text.split('\n')
  const names: OpenNames = { vectors: new Map(), tables: new Map(), symbols: new Set() }
  lines.forEach((line, k) => {
    noteName(line, k + 1, names)
  })
  const half: HalfProgram = { alphabet: null, tables: [], statements: [], output: null, scope: emptyScope() }
  for (const [k, line] of lines.entries()) {
    const reading = readingOf(line, k + 1, names)
    readLine(reading, half, names)
    if (reading.problem !== null) return reading.problem
  }
  return wholeProgram(half, readingOf(lines[lines.length - 1], lines.length, names))
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
  readonly statements: Statement[]
  output: { readonly name: string; readonly reading: Reading } | null
  readonly scope: OpenScope
}

const readingOf = (text: string, line: number, names: Names): Reading => ({
  text,
  line,
  tokens: lexLine(text),
  names,
  places: new Map(),
  frames: [],
  next: 0,
  openBrackets: 0,
  problem: null,
})

/**
 * What a line defines must be known before other lines are read: a table takes expressions, a vector i or j. Words that are no names
 * are noted, too: nobody asks for them.
 */
function noteName(text: string, line: number, { tables, vectors }: OpenNames): void {
  const [, isTable, name] = DEFINED.exec(text) ?? []
  if (name === undefined) return
  const names = isTable === undefined ? vectors : tables
  if (!names.has(name)) names.set(name, line)
}

const DEFINED = new RegExp(`^\\s*(table\\s+)?((?:${WORD_CHARACTER}){1,200})`, 'u')

function readLine(reading: Reading, half: HalfProgram, names: OpenNames): undefined {
  const symbols = alphabetIn(reading.text)
  if (symbols !== undefined) {
    if (half.alphabet !== null) return complain(reading, symbols, 'the alphabet is given already', ONCE)
    half.alphabet = readAlphabet(reading, symbols) ?? null
    for (const symbol of half.alphabet ?? []) names.symbols.add(symbol)
    return undefined
  }
  const [token] = reading.tokens
  if (token.kind === 'end') return undefined
  if (half.alphabet === null) return unexpected(reading, token, 'the alphabet first', 'as in alphabet a b c')
  if (isSign(token, 'table')) readInto(half.tables, readTable(reading), reading, half, addTable)
  else if (isSign(token, 'output')) {
    if (half.output !== null) return complain(reading, token.start, 'the output is given already', ONCE)
    const name = readOutput(reading)
    if (name !== undefined) half.output = { name, reading }
  } else readInto(half.statements, readStatement(reading), reading, half, addStatement)
}

const ONCE = 'a program has one alphabet and at most one output'

/** Adds a table or a statement, if it is right. */
function readInto<T>(
  list: T[],
  read: T | undefined,
  reading: Reading,
  { scope }: HalfProgram,
  add: (scope: OpenScope, one: T) => Problem | null,
): void {
  if (read === undefined) return
  const found = add(scope, read)
  if (found === null) list.push(read)
  else blame(reading, found)
}

/** A problem of types, shown where the part stands that has it, or else where the name of the line does. */
function blame(reading: Reading, { part, message, hint }: Problem): void {
  const { places, tokens } = reading
  const name = tokens.find(({ kind }) => kind === 'name')
  const place = (part === null ? undefined : places.get(part)) ?? name
  complain(reading, place?.start ?? 0, message, laterHint(reading, part) ?? hint)
}

/** For a name that is defined, but too late. */
function laterHint({ line, names }: Reading, part: Problem['part']): string | null {
  if (part === null || !('kind' in part) || (part.kind !== 'vector' && part.kind !== 'apply')) return null
  const name = part.kind === 'vector' ? part.name : part.table
  const defined = names.vectors.get(name) ?? names.tables.get(name) ?? 0
  if (defined < line) return null
  const where = defined === line ? 'here' : `below, in line ${defined}`
  return `${excerpt(name)} is defined ${where}: a line reads only what stands above it`
}

function wholeProgram(half: HalfProgram, last: Reading): ParsedProgram | UnreadableProgram {
  const { alphabet, tables, statements, scope } = half
  const output = half.output?.name ?? statements.at(-1)?.name ?? ''
  const reading = half.output?.reading ?? last
  if (alphabet === null) {
    complain(last, last.text.length, 'the text is empty, expected an alphabet and vectors', 'as in alphabet a b')
  } else if (statements.length === 0) {
    complain(last, last.text.length, 'the program ends without a vector', 'as in y(i) = in(i) = "a"')
  } else {
    const found = checkOutput(scope, output)
    if (found === null) {
      return { kind: 'parsed', program: { alphabet, tables, statements, output }, types: typesIn(scope) }
    }
    blame(reading, found)
  }
  const { problem } = reading.problem === null ? last : reading
  if (problem === null) throw new Error('a program was not read, and nothing was said about it')
  return problem
}

/**
 * The program of a text that is known to be right: anything else throws a RangeError that shows what is wrong.
 * @example program('alphabet a b\ny(i) = in(i) = "a"')
 */
export function program(text: string): Program {
  const read = parseProgram(text)
  if (read.kind === 'unreadable') throw new RangeError(`not a program\n${programProblemText(text, read)}`)
  return read.program
}
