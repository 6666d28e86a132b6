// The library of tasks as the command line shows it: the size of each solution, and the answers of all of them on a word.
import {
  type Answer,
  answersFrom,
  answersIn,
  type ByFormula,
  type ByProgram,
  formulaModel,
  programmed,
  type Task,
  tasks,
} from '../../../properties/index.ts'
import { runSoftly } from '../../../src/check/index.ts'
import { modelSize } from '../../../src/compile/index.ts'
import { runCompiled, runSoftened, softenProgram } from '../../../src/compile-program/index.ts'
import { suggest } from '../../../src/json/index.ts'
import { type OfLength, ofLengthText } from '../../../src/soften/index.ts'
import * as srasp from '../../../src/srasp/index.ts'
import { statementOf } from '../../../src/statements/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { InputError } from '../../command.ts'

export { answerText, type Task, tasks } from '../../../properties/index.ts'

/** @example taskCalled('dyck-2').title // 'Dyck-2' */
export function taskCalled(id: string): Task {
  const known = tasks.find((task) => task.id === id)
  if (known !== undefined) return known
  const ids = tasks.map((task) => task.id)
  throw new InputError(`there is no task "${id}"${suggest(id, ids, 'tasks')} (lemmata tasks shows all)`)
}

/** One way to solve a task. */
export interface Solution {
  readonly by: 'formula' | 'program'
  /** The statement that compiles it; null for programs. */
  readonly statement: string | null
  readonly layers: number
  readonly width: number
  readonly gap: string
  /** τ(n), or what Theorem 26 leaves of it. */
  readonly temperature: string
}

/** @example solutionsOf(task).map(({ by, layers }) => `${by}: ${layers} layers`) */
export const solutionsOf = ({ formula, program }: Task): readonly Solution[] => [
  ...(formula === undefined ? [] : [formulaSolution(formula)]),
  ...(program === undefined ? [] : [programSolution(program)]),
]

function formulaSolution(by: ByFormula): Solution {
  const { layers, width } = modelSize(formulaModel(by).construction.model)
  const { temperature } = statementOf(by.statement)
  return { by: 'formula', statement: by.statement, layers, width, gap: ofLengthText(by.gap), temperature }
}

function programSolution(by: ByProgram): Solution {
  const { layers, width } = modelSize(programmed(by).compiled.model)
  return {
    by: 'program',
    statement: null,
    layers,
    width,
    gap: ofLengthText(by.gap),
    temperature: softenedTemperature(by.gap),
  }
}

/** Theorem 26: 1/τ grows like (1/γ)·log(n/γ). */
const softenedTemperature = (gap: OfLength): string => {
  const power = gap.kind === 'power' ? gap.power : 0
  return `Ω(1/(${power === 0 ? '' : power === 1 ? 'n ' : `n^${power} `}log n))`
}

/** The answers at each position; undefined where one is undecided. */
export interface Answers {
  readonly who: string
  readonly answers: readonly (Answer | undefined)[]
}

/** The reference and every solution, hard and soft. @example answersOn(task, task.example).map(({ who }) => who) */
export const answersOn = (task: Task, word: Word): readonly Answers[] => [
  { who: 'reference', answers: task.reference(word) },
  ...(task.formula === undefined ? [] : formulaAnswers(task.formula, word)),
  ...(task.program === undefined ? [] : programAnswers(task.program, word)),
]

function formulaAnswers(by: ByFormula, word: Word): readonly Answers[] {
  const made = formulaModel(by)
  return [{ who: 'formula', answers: answersIn(by, made, runSoftly(made.construction, word).found) }]
}

function programAnswers(by: ByProgram, word: Word): readonly Answers[] {
  const { source, compiled } = programmed(by)
  const softened = runSoftened(softenProgram(compiled, word.length), word)
  return [
    { who: 'interpreter', answers: answersFrom(by, srasp.runProgram(source, word).output) },
    { who: 'AHAT', answers: answersFrom(by, runCompiled(compiled, word).output) },
    {
      who: 'softmax',
      answers: softened.map((value) => (value === null ? undefined : answersFrom(by, [value])[0])),
    },
  ]
}
