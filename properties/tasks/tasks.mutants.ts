// Mistakes in every task: slips in their texts, scores that are too small, and temperatures that are too high.
import { compile } from '../../src/compile/index.ts'
import { softenProgram } from '../../src/compile-program/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { term, withTemperature } from '../../src/transformer/index.ts'
import { inClaim, type ModelMutant, type Mutant } from '../library/index.ts'
import { changeHeads, scaledMatrix } from '../paper/constructions/change.ts'
import { formulaClaim } from './by-formula.ts'
import { programClaim } from './by-program.ts'
import type { FormulaCompiler } from './formula-model.ts'
import { FORMULA_SLIPS, PROGRAM_SLIPS, type Slip } from './slips.ts'
import { type Softener, softenedClaim } from './softened.ts'
import type { FormulaTask, ProgramTask } from './task.ts'
import { tasks } from './tasks.ts'

const byFormula: readonly FormulaTask[] = tasks.flatMap(({ formula, ...task }) =>
  formula === undefined ? [] : [{ ...task, formula }],
)
const byProgram: readonly ProgramTask[] = tasks.flatMap(({ program, ...task }) =>
  program === undefined ? [] : [{ ...task, program }],
)

function named<T extends { readonly id: string }>(all: readonly T[], id: string): T {
  const found = all.find((task) => task.id === id)
  if (found === undefined) throw new RangeError(`there is no task ${id} that is solved so`)
  return found
}

const programSlip = ([id, name, mistake, find, put]: Slip): ModelMutant => {
  const { program, ...task } = named(byProgram, id)
  if (program.text.split(find).length !== 2) throw new RangeError(`slip ${name} of ${id} does not fit once: ${find}`)
  const text = program.text.replace(find, () => put)
  const wrong = programClaim({ ...task, program: { ...program, text } })
  return inClaim(`task-${id}.${name}`, `task-${id}.program`, mistake, wrong)
}

const formulaSlip = ([id, name, mistake, find, put]: Slip): ModelMutant => {
  const { formula, ...task } = named(byFormula, id)
  const [first, ...others] = formula.answers
  if (!first.text.includes(find)) throw new RangeError(`slip ${name} of ${id} does not fit: ${find}`)
  const answers = [{ ...first, text: first.text.replace(find, () => put) }, ...others]
  const wrong = formulaClaim({ ...task, formula: { ...formula, answers } })
  return inClaim(`task-${id}.formula-${name}`, `task-${id}.formula`, mistake, wrong)
}

/** Scores of all heads at a third: γ is 1 where it should be 3. */
const weakly: FormulaCompiler = (whole, { statement }) => {
  const construction = compile(whole, statement)
  const weak = changeHeads((head) => ({ ...head, query: scaledMatrix(head.query, rational.of(1, 3)) }))
  return { ...construction, model: weak(construction.model) }
}

/** Plain softmax. */
const warmly: Softener = (compiled, n) => {
  const softened = softenProgram(compiled, n)
  const warm = term('1')
  return { ...softened, model: withTemperature(softened.model, warm), twin: withTemperature(softened.twin, warm) }
}

const weak = (task: FormulaTask): ModelMutant =>
  inClaim(
    `task-${task.id}.weak`,
    `task-${task.id}.formula`,
    'Scores are a third of what they should be.',
    formulaClaim(task, { build: weakly }),
  )

const warm = (task: ProgramTask): ModelMutant =>
  inClaim(
    `task-${task.id}.warm`,
    `task-${task.id}.softened`,
    'The temperature is 1.',
    softenedClaim(task, { soften: warmly }),
  )

export const mutants: readonly Mutant[] = [
  ...PROGRAM_SLIPS.map(programSlip),
  ...FORMULA_SLIPS.map(formulaSlip),
  ...byFormula.map(weak),
  ...byProgram.map(warm),
]
