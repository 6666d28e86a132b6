// Whether a program is right: its names, its tables and its types, line by line. Linear in the program.
import { suggest } from '../json/index.ts'
import { expressionsOf, subexpressions } from './expression.ts'
import { infer } from './infer.ts'
import { isName } from './notation.ts'
import { named, type Problem, problem, type Row, shown, symbols, wrongType, wrongValue } from './problem.ts'
import type { Line, Operation, Program, Table, ValueType } from './program.ts'
import { type Scope, TYPE_NAMES, type Types, typeOfValue } from './types.ts'

/** A problem, and where in the program it is. */
export interface TypeProblem extends Problem {
  readonly where: { readonly kind: 'alphabet' | 'table' | 'vector' | 'output'; readonly name: string }
}

export type Checked =
  | { readonly kind: 'well-typed'; readonly types: Types }
  | { readonly kind: 'ill-typed'; readonly problems: readonly TypeProblem[] }

/**
 * The types of all vectors and tables; or what is wrong, at most one problem per line, and none where a line reads a wrong one.
 * @example srasp.checkTypes(srasp.program('alphabet a\ny(i) = i')).kind // well-typed
 */
export function checkTypes({ alphabet, tables, lines, output }: Program): Checked {
  const problems: TypeProblem[] = []
  const scope = emptyScope()
  const wrong = new Set<string>()
  const note = (kind: TypeProblem['where']['kind'], name: string, wrongPart: Problem | null): void => {
    if (wrongPart === null) return
    problems.push({ ...wrongPart, where: { kind, name } })
    if (!scope.vectors.has(name) && !scope.tables.has(name)) wrong.add(name)
  }
  note('alphabet', '', checkAlphabet(alphabet))
  for (const table of tables) note('table', table.name, addTable(scope, table))
  for (const line of lines) {
    const { name, operation } = line
    if (reads(operation, wrong)) wrong.add(name)
    else note('vector', name, addVector(scope, line))
  }
  if (!wrong.has(output)) note('output', output, checkOutput(scope, output))
  return problems.length > 0 ? { kind: 'ill-typed', problems } : { kind: 'well-typed', types: typesIn(scope) }
}

const reads = (operation: Operation, names: ReadonlySet<string>): boolean =>
  expressionsOf(operation)
    .flatMap(subexpressions)
    .some(
      (node) => (node.kind === 'vector' && names.has(node.name)) || (node.kind === 'apply' && names.has(node.table)),
    )

/** A scope that grows as tables and lines are read. */
export interface OpenScope extends Scope {
  readonly vectors: Map<string, ValueType>
  readonly tables: Map<string, { readonly table: Table; readonly type: ValueType }>
}

export const emptyScope = (): OpenScope => ({ vectors: new Map(), tables: new Map() })

export const typesIn = ({ vectors, tables }: Scope): Types => ({
  vectors: new Map(vectors),
  tables: new Map([...tables].map(([name, { type }]) => [name, type])),
})

function checkAlphabet(alphabet: readonly string[]): Problem | null {
  if (alphabet.length === 0) return problem(null, 'the alphabet is empty, expected at least one symbol')
  const before = new Set<string>()
  for (const symbol of alphabet) {
    if (before.has(symbol)) return problem(null, `the symbol ${named(symbol)} appears twice in the alphabet`)
    before.add(symbol)
  }
  return wrongSymbols(alphabet, null)
}

const wrongSymbols = (all: readonly string[], part: Row | null): Problem | null =>
  all.includes('') ? wrongValue('', part) : null

/** Null if the table is right, and is in the scope now. */
export function addTable(scope: OpenScope, table: Table): Problem | null {
  const { name, parameters, rows, otherwise } = table
  const type = typeOfValue(otherwise)
  const wrongHead = wrongName(scope, name) ?? wrongParameters(parameters) ?? wrongValue(otherwise, null)
  if (wrongHead !== null) return wrongHead
  const before = new Set<string>()
  for (const row of rows) {
    const wrong = wrongRow(row, parameters, type)
    if (wrong !== null) return wrong
    const key = JSON.stringify(row.symbols)
    if (before.has(key)) return problem(row, `the table has two rows for ${row.symbols.map(named).join(' ')}`)
    before.add(key)
  }
  scope.tables.set(name, { table, type })
  return null
}

const ONCE = 'every name is defined once'

function wrongName({ vectors, tables }: Scope, name: string): Problem | null {
  if (vectors.has(name)) return problem(null, `the vector ${name} is already defined`, ONCE)
  if (tables.has(name)) return problem(null, `the table ${name} is already defined`, ONCE)
  if (isName(name)) return null
  const hint =
    'a name is up to 200 letters, digits and _, does not begin with a digit, and is not a word of the language'
  return problem(null, `${named(name)} cannot be a name`, hint)
}

const wrongParameters = (parameters: number): Problem | null =>
  Number.isSafeInteger(parameters) && parameters >= 1
    ? null
    : problem(null, `found a table of ${symbols(parameters)}, expected at least one`)

function wrongRow(row: Row, parameters: number, type: ValueType): Problem | null {
  if (row.symbols.length !== parameters) {
    const hint = 'the number of symbols that a table takes follows its name: table mismatch(2) = …'
    return problem(row, `found a row of ${symbols(row.symbols.length)}, expected ${symbols(parameters)}`, hint)
  }
  const own = typeOfValue(row.value)
  if (own !== type) {
    return problem(row, `the table gives ${TYPE_NAMES[own]} here and ${TYPE_NAMES[type]} after else, expected one type`)
  }
  return wrongSymbols(row.symbols, row) ?? wrongValue(row.value, row)
}

/** Null if the line is right, and its vector is in the scope now. */
export function addVector(scope: OpenScope, { name, operation }: Line): Problem | null {
  const type = wrongName(scope, name) ?? typeOfOperation(operation, scope)
  if (typeof type !== 'string') return type
  scope.vectors.set(name, type)
  return null
}

function typeOfOperation(operation: Operation, scope: Scope): ValueType | Problem {
  switch (operation.kind) {
    case 'position-wise': {
      const value = infer(operation.value, 'position-wise', scope)
      return value.kind === 'typed' ? value.type : value
    }
    case 'prefix-sum': {
      const value = infer(operation.value, 'prefix-sum', scope)
      if (value.kind === 'problem') return value
      return value.type === 'natural' ? 'natural' : wrongType(operation.value, value.type, 'natural', 'after psum')
    }
    case 'attention':
      return typeOfAttention(operation, scope)
  }
}

type Attention = Extract<Operation, { readonly kind: 'attention' }>

function typeOfAttention(attention: Attention, scope: Scope): ValueType | Problem {
  const predicate = infer(attention.predicate, 'predicate', scope)
  if (predicate.kind === 'problem') return predicate
  if (predicate.type !== 'boolean') {
    return wrongType(attention.predicate, predicate.type, 'boolean', 'as the predicate')
  }
  const value = infer(attention.value, 'value', scope)
  if (value.kind === 'problem') return value
  const otherwise = infer(attention.otherwise, 'default', scope)
  if (otherwise.kind === 'problem') return otherwise
  if (otherwise.type === value.type) return value.type
  const types = `the default ${shown(attention.otherwise)} is ${TYPE_NAMES[otherwise.type]}`
  return problem(attention.otherwise, `${types}, expected ${TYPE_NAMES[value.type]} like the value`)
}

export function checkOutput({ vectors }: Scope, output: string): Problem | null {
  if (vectors.has(output)) return null
  if (vectors.size === 0) return problem(null, 'the program has no vector, expected at least one')
  const near = suggest(output, vectors.keys(), 'vectors').slice('; '.length)
  return problem(null, `there is no vector ${named(output)} for the output`, near)
}

/**
 * One line, and one for the hint if there is one.
 * @example
 * const checked = srasp.checkTypes({ ...srasp.program('alphabet a\ny(i) = i'), output: 'z' })
 * checked.kind === 'ill-typed' && srasp.typeProblemText(checked.problems[0]).split('\n')[0] // output z: there is no vector "z" for the output
 */
export function typeProblemText({ where: { kind, name }, message, hint }: TypeProblem): string {
  const line = `${kind}${name === '' ? '' : ` ${name}`}: ${message}`
  return hint === null ? line : `${line}\nhint: ${hint}`
}
