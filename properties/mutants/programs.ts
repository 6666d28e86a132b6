// Mistakes in compiling S-RASP programs, in softening what comes of it, and in the interpreter that both are held to.

import { compileProgram, type ProgramModel } from '../../src/compile-program/index.ts'
import { runnable } from '../../src/engine/index.ts'
import {
  checkTypes,
  conditional,
  type Expression,
  type Line,
  type Operation,
  type Program,
  typeOf,
} from '../../src/srasp/index.ts'
import { inFile, type Mutant, type SourceMutant } from '../library/index.ts'
import { claim } from '../own/srasp/srasp.claims.ts'

/** A wrong compiler: it reads something of a program otherwise than it is meant, and compiles that faithfully. */
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

const compilers: readonly Mutant[] = [
  ...PROGRAM_FAULTS.map(
    ({ name, mistake, compile }): Mutant => ({
      kind: 'model',
      name: `srasp.${name}`,
      mistake,
      killer: 'srasp',
      change: runnable(claim(compile)),
    }),
  ),
  {
    kind: 'source',
    name: 'srasp.sign',
    mistake: 'The sign trick compares with u instead of u/2, so that x = u ties.',
    killer: 'srasp',
    file: 'src/compile-program/sign.ts',
    find: 'minus(x, scale(rational.half, u))',
    put: 'minus(x, u)',
  },
  {
    kind: 'source',
    name: 'srasp.rounded-too-late',
    mistake: 'The output is rounded between 3/4 and 5/4.',
    killer: 'srasp.softened',
    file: 'src/gadgets/rounding.ts',
    find: 'start: rational.of(1, 4), height: 2',
    put: 'start: rational.of(3, 4), height: 2',
  },
]

const PROGRAM = 'srasp'
const run = inFile('src/srasp/run.ts')
const evaluate = inFile('src/srasp/evaluate.ts')

/** Each operation of the interpreter: what is compiled rightly must disagree. */
const interpreter: readonly SourceMutant[] = [
  run('interpreter.strict-left', PROGRAM, 'j < i is j ≤ i.', 'return j < i', 'return j <= i'),
  run('interpreter.strict-right', PROGRAM, 'j > i is j ≥ i.', 'return j > i', 'return j >= i'),
  run('interpreter.left', PROGRAM, 'j ≤ i is j < i.', 'return j <= i', 'return j < i'),
  run('interpreter.right', PROGRAM, 'j ≥ i is j > i.', 'return j >= i', 'return j > i'),
  run(
    'interpreter.direction',
    PROGRAM,
    'Leftmost is rightmost.',
    "operation.direction === 'leftmost' ? matching.at(0)",
    "operation.direction !== 'leftmost' ? matching.at(0)",
  ),
  run(
    'interpreter.default-of-j',
    PROGRAM,
    'The default is that of the first position.',
    'j === undefined ? defaults[i - 1]',
    'j === undefined ? defaults[0]',
  ),
  run(
    'interpreter.value-of-i',
    PROGRAM,
    'The value is that of the position that looks.',
    ': values[j - 1]',
    ': values[i - 1]',
  ),
  run(
    'interpreter.sum-exclusive',
    PROGRAM,
    'A prefix sum leaves out the position itself.',
    'sum += sums[i - 1]',
    'sum += sums[i - 2] ?? 0',
  ),
  evaluate(
    'interpreter.subtraction',
    PROGRAM,
    'The difference of naturals is a distance.',
    'Math.max(0, natural(parts[0]) - natural(parts[1]))',
    'Math.abs(natural(parts[0]) - natural(parts[1]))',
  ),
  evaluate(
    'interpreter.sum',
    PROGRAM,
    'A sum is the larger summand.',
    'natural(parts[0]) + natural(parts[1])',
    'Math.max(natural(parts[0]), natural(parts[1]))',
  ),
  evaluate(
    'interpreter.position-from-0',
    PROGRAM,
    'Positions begin with 0.',
    "case 'position':\n      return at[node.at]",
    "case 'position':\n      return at[node.at] - 1",
  ),
  evaluate('interpreter.less', PROGRAM, '< is ≤.', 'natural(left) < natural(right)', 'natural(left) <= natural(right)'),
  evaluate(
    'interpreter.conditional',
    PROGRAM,
    'A conditional takes the other branch.',
    'boolean(parts[0]) ? parts[1] : parts[2]',
    'boolean(parts[0]) ? parts[2] : parts[1]',
  ),
  evaluate(
    'interpreter.table',
    PROGRAM,
    'A table is asked for its first symbol only.',
    'symbols.every((symbol, k) => symbol === parts[k])',
    'symbols.slice(0, 1).every((symbol, k) => symbol === parts[k])',
  ),
  evaluate(
    'interpreter.or',
    PROGRAM,
    'A disjunction is its first part.',
    'parts.map(boolean).some((part) => part)',
    'boolean(parts[0])',
  ),
  evaluate(
    'interpreter.overflow',
    PROGRAM,
    'Naturals up to n + 1 are allowed.',
    'value > around.word.length',
    'value > around.word.length + 1',
  ),
]

export const programMutants: readonly Mutant[] = [...compilers, ...interpreter]
