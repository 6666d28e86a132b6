// What programs of a domain are made of, and whether a value is one of them.

import { checkTypes, type Program, type Table } from '../../src/srasp/index.ts'
import { hasFields } from '../fields.ts'

/** @example const options: ProgramOptions = { alphabet: ['a', 'b'], maxLines: 4 } */
export interface ProgramOptions {
  /** What words are made of; no symbol may contain a semicolon. */
  readonly alphabet: readonly string[]
  /** The most lines of a program. Default: 5. */
  readonly maxLines?: number
  /** The largest size of an expression as it is drawn. Default: 4. */
  readonly maxSize?: number
}

export interface Grammar extends Required<ProgramOptions> {
  /** Of each type and of either number of parameters; a program has those that it uses. */
  readonly tables: readonly Table[]
}

/** @example grammarOf({ alphabet: ['a', 'b'] }).tables.length // 4 */
export function grammarOf({ alphabet, maxLines = 5, maxSize = 4 }: ProgramOptions): Grammar {
  const [first] = alphabet
  if (first === undefined) throw new RangeError('programs need an alphabet of at least one symbol')
  if (maxLines < 1) throw new RangeError(`a program has at least one line, and at most ${maxLines} were asked for`)
  const last = alphabet[alphabet.length - 1]
  const rows = (value: boolean | number | string): Table['rows'] => [{ symbols: [first], value }]
  const turned = first === last ? [] : [{ symbols: [last, first], value: 2 }]
  return {
    alphabet,
    maxLines,
    maxSize,
    tables: [
      { name: 'weight', parameters: 1, rows: rows(1), otherwise: 0 },
      { name: 'rank', parameters: 2, rows: [{ symbols: [first, first], value: 0 }, ...turned], otherwise: 1 },
      { name: 'other', parameters: 1, rows: rows(last), otherwise: first },
      { name: 'pair', parameters: 2, rows: [{ symbols: [first, last], value: true }], otherwise: false },
    ],
  }
}

/** Whether it has the fields of a program. */
export const isProgram = (value: unknown): value is Program =>
  hasFields(value, 'alphabet', 'tables', 'lines', 'output') && Array.isArray(value.tables) && Array.isArray(value.lines)

/** What is wrong with a program; undefined for one of the grammar. */
export function flawOf(program: Program, { alphabet, maxLines, tables }: Grammar): string | undefined {
  const { lines, output } = program
  const isOfGrammar =
    `${program.alphabet}` === `${alphabet}` &&
    lines.length >= 1 &&
    lines.length <= maxLines &&
    output === lines[lines.length - 1].name &&
    program.tables.every(({ name }) => tables.some((table) => table.name === name)) &&
    checkTypes(program).kind === 'well-typed'
  return isOfGrammar
    ? undefined
    : `expected the alphabet ${alphabet.join(' ')}, at most ${maxLines} lines and the last as the output`
}
