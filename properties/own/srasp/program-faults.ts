// Wrong compilers of S-RASP: each misreads something of a program, and compiles that faithfully.
import { compileProgram, type ProgramModel } from '../../../src/compile-program/index.ts'
import {
  checkTypes,
  conditional,
  type Expression,
  type Line,
  type Operation,
  type Program,
  typeOf,
} from '../../../src/srasp/index.ts'

export interface ProgramFault {
  readonly name: string
  readonly mistake: string
  compile(program: Program): ProgramModel
}

type Attention = Extract<Operation, { readonly kind: 'attention' }>

/** The program's own vectors, of a model of another program. */
function readingAs(program: Program, lines: readonly Line[]): ProgramModel {
  const compiled = compileProgram({ ...program, lines })
  const names = program.lines.map(({ name }) => name)
  return { ...compiled, program, places: new Map([...compiled.places].filter(([name]) => names.includes(name))) }
}

const misreadingAttention =
  (misread: (attention: Attention) => Attention) =>
  (program: Program): ProgramModel =>
    readingAs(
      program,
      program.lines.map(({ name, operation }) => ({
        name,
        operation: operation.kind === 'attention' ? misread(operation) : operation,
      })),
    )

/** What is left where nothing is written, of the type of the expression. */
function nothingLike(program: Program, expression: Expression): Expression {
  const checked = checkTypes(program)
  const type = checked.kind === 'well-typed' ? typeOf(expression, checked.types) : 'natural'
  const values = { boolean: false, natural: 0, symbol: program.alphabet[0] }
  return { kind: 'constant', value: values[type] }
}

const natural = (value: number): Expression => ({ kind: 'constant', value })
const isZero = (left: Expression): Expression => ({ kind: 'compare', operator: '=', left, right: natural(0) })

/** A lookup of 0 finds position 1. */
function withoutZero(program: Program): ProgramModel {
  const lines = program.lines.flatMap(({ name, operation }): Line[] => {
    if (operation.kind !== 'prefix-sum') return [{ name, operation }]
    const sum: Expression = { kind: 'vector', name: `sum_${name}`, at: 'i' }
    const value = conditional(isZero(sum), natural(1), sum)
    return [
      { name: sum.name, operation },
      { name, operation: { kind: 'position-wise', value } },
    ]
  })
  return readingAs(program, lines)
}

export const PROGRAM_FAULTS: readonly ProgramFault[] = [
  {
    name: 'strict-left',
    mistake: 'j < i is read as j ≤ i.',
    compile: misreadingAttention((one) => (one.mask === 'j<i' ? { ...one, mask: 'j<=i' } : one)),
  },
  {
    name: 'strict-right',
    mistake: 'j > i is read as j ≥ i.',
    compile: misreadingAttention((one) => (one.mask === 'j>i' ? { ...one, mask: 'j>=i' } : one)),
  },
  {
    name: 'default-ignored',
    mistake: 'The default is forgotten: where nothing matches there is false, 0, or the first symbol.',
    compile: (program) =>
      misreadingAttention((one) => ({ ...one, otherwise: nothingLike(program, one.otherwise) }))(program),
  },
  {
    name: 'tie-break',
    mistake: 'Leftmost is read as rightmost.',
    compile: misreadingAttention((one) => ({ ...one, direction: 'rightmost' })),
  },
  { name: 'zero-sum', mistake: 'A prefix sum of 0 is taken for 1.', compile: withoutZero },
]
