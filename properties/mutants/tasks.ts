// Mistakes in the tasks: slips in their texts, scores that are too small, temperatures that are too high, and one for each claim that a
// task has of its own.

import { compile } from '../../src/compile/index.ts'
import { softenProgram } from '../../src/compile-program/index.ts'
import { runnable } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { readOfLength } from '../../src/soften/index.ts'
import { term, withTemperature } from '../../src/transformer/index.ts'
import type { ModelMutant } from '../library/index.ts'
import { programGap } from '../own/srasp/gap.ts'
import { changeHeads, scaledMatrix } from '../paper/constructions/change.ts'
import { formulaClaim } from '../tasks/by-formula.ts'
import { programClaim } from '../tasks/by-program.ts'
import { printed } from '../tasks/dyck/dyck.claims.ts'
import { dyck } from '../tasks/dyck/task.ts'
import { asInductionHead, asItStands, identified } from '../tasks/flip-flop/flip-flop.claims.ts'
import type { FormulaCompiler } from '../tasks/formula-model.ts'
import { DYCK_2, FLIP_FLOP, gapClaim, gapOf, inputs, THREE_HOPS } from '../tasks/gap-orders/gap-orders.claims.ts'
import { fiveLetters } from '../tasks/k-hop/k-hop.claims.ts'
import { anyGram } from '../tasks/n-gram/n-gram.claims.ts'
import { gramFormula } from '../tasks/n-gram/task.ts'
import { neighbourByAngles } from '../tasks/neighbour/model.ts'
import { finds, gapOfAngles, gapOfFuture, gapOfNone, temperature } from '../tasks/neighbour/neighbour.claims.ts'
import { identity, identityEverywhere } from '../tasks/parity/parity.claims.ts'
import { type Softener, softenedClaim } from '../tasks/softened.ts'
import type { FormulaTask, ProgramTask } from '../tasks/task.ts'
import { tasks } from '../tasks/tasks.ts'
import { FORMULA_SLIPS, PROGRAM_SLIPS, type Slip } from './task-texts.ts'

const mutant = (name: string, killer: string, mistake: string, change: ModelMutant['change']): ModelMutant => ({
  kind: 'model',
  name,
  mistake,
  killer,
  change,
})

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

/** A slip must find its place, and once only. */
function slipped(text: string, { task, name, find, put }: Slip): string {
  if (text.split(find).length === 2) return text.replace(find, () => put)
  throw new RangeError(`slip ${name} of ${task}: "${find}" is not there exactly once`)
}

const programSlip = (slip: Slip): ModelMutant => {
  const { program, ...task } = named(byProgram, slip.task)
  const wrong = { ...task, program: { ...program, text: slipped(program.text, slip) } }
  return mutant(
    `task-${slip.task}.${slip.name}`,
    `task-${slip.task}.program`,
    slip.mistake,
    runnable(programClaim(wrong)),
  )
}

/** In the first of the formulas. */
const formulaSlip = (slip: Slip): ModelMutant => {
  const { formula, ...task } = named(byFormula, slip.task)
  const [{ answer, text }, ...others] = formula.answers
  const at = text.indexOf(slip.find)
  if (at < 0) throw new RangeError(`slip ${slip.name} of ${slip.task}: "${slip.find}" is not there`)
  const wrong = text.slice(0, at) + slip.put + text.slice(at + slip.find.length)
  const answers = [{ answer, text: wrong }, ...others]
  return mutant(
    `task-${slip.task}.formula-${slip.name}`,
    `task-${slip.task}.formula`,
    slip.mistake,
    runnable(formulaClaim({ ...task, formula: { ...formula, answers } })),
  )
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

const general: readonly ModelMutant[] = [
  ...byFormula.map((task) =>
    mutant(
      `task-${task.id}.weak`,
      `task-${task.id}.formula`,
      'Scores are a third of what they should be.',
      runnable(formulaClaim(task, { build: weakly })),
    ),
  ),
  ...byProgram.map((task) =>
    mutant(
      `task-${task.id}.warm`,
      `task-${task.id}.softened`,
      'The temperature is 1.',
      runnable(softenedClaim(task, { soften: warmly })),
    ),
  ),
]

const gammaHundred = (): ProgramTask => {
  const task = dyck(2)
  return { ...task, program: { ...task.program, gap: readOfLength('1/n^3') } }
}

const own: readonly ModelMutant[] = [
  mutant(
    'task-dyck-2.gammaHundred-gap',
    'task-dyck-2.program',
    'The gap is stated twice as large as it is.',
    runnable(programClaim(gammaHundred())),
  ),
  mutant(
    'task-n-gram.backwards',
    'task-n-gram',
    'The n-gram is read from right to left.',
    runnable(anyGram((gram) => gramFormula(gram.toReversed()))),
  ),
  mutant(
    'task-k-hop.mixed-up',
    'task-k-hop',
    'One hop is taken for two, and two for one.',
    runnable(fiveLetters((k) => (k === 1 ? 2 : 1))),
  ),
  mutant(
    'task-flip-flop.not-identified',
    'task-flip-flop.induction-head',
    'w and r are two symbols.',
    runnable(asInductionHead((word) => word)),
  ),
  mutant(
    'task-flip-flop.printed-mended',
    'task-flip-flop.printed',
    'w and r are identified, and so the printed form is not refuted.',
    runnable(asItStands(identified)),
  ),
  mutant(
    'task-parity.identity-elsewhere',
    'task-parity.identity',
    'Only the first position is looked at.',
    runnable(identity((word) => word.includes('1'))),
  ),
  mutant(
    'task-parity.printed-mended',
    'task-parity.printed',
    'Only the last position is asked, and so the printed form is not refuted.',
    runnable(identityEverywhere((word) => [word.length - 1])),
  ),
  mutant(
    'task-dyck-2.printed-mended',
    'task-dyck-2.printed',
    'The sums have in(j), and so the printed program is not refuted.',
    runnable(printed(dyck(2).program)),
  ),
  mutant(
    'task-flip-flop.gap-1/n',
    'task-flip-flop.gap',
    'The gap is taken for 1/n.',
    runnable(gapClaim(FLIP_FLOP, gapOf(FLIP_FLOP), rational.one)),
  ),
  mutant(
    'task-3-hop.gap-1/n',
    'task-3-hop.gap',
    'The program of flip-flop is taken for that of three hops.',
    runnable(gapClaim(THREE_HOPS, gapOf(FLIP_FLOP))),
  ),
  mutant(
    'task-dyck-2.gap-of-hops',
    'task-dyck-2.gap',
    'The program of three hops is taken for that of Dyck-2.',
    runnable(gapClaim(DYCK_2, gapOf(THREE_HOPS))),
  ),
  mutant(
    'srasp.gap-twice',
    'srasp.gap',
    'The gap is stated twice as large as it is.',
    runnable(programGap((n) => rational.inverse(rational.power(rational.of(n), 3)))),
  ),
  mutant(
    'srasp.unbounded-input',
    'srasp.input',
    'Positions are embedded as i, not as i/n.',
    runnable(inputs((n) => rational.of(n))),
  ),
  mutant(
    'neighbour-by-angles.mask',
    'neighbour-by-angles',
    'The future is not masked.',
    runnable(finds(() => neighbourByAngles('none'))),
  ),
  mutant(
    'neighbour-by-angles.other-gap',
    'neighbour-by-angles.gap',
    'The gap is that under a future mask.',
    runnable(gapOfNone((n) => gapOfAngles('future', n))),
  ),
  mutant(
    'neighbour-by-angles.other-gap-masked',
    'neighbour-by-angles.gap-masked',
    'The gap is that without a mask.',
    runnable(gapOfFuture((n) => gapOfAngles('none', n))),
  ),
  mutant(
    'neighbour-by-angles.cold',
    'neighbour-by-angles.temperature',
    '1/τ = 12·4^n is said not to do.',
    runnable(temperature(rational.of(12))),
  ),
]

export const taskMutants: readonly ModelMutant[] = [
  ...PROGRAM_SLIPS.map(programSlip),
  ...FORMULA_SLIPS.map(formulaSlip),
  ...general,
  ...own,
]
