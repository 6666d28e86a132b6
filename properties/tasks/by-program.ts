// A task solved by a program: the interpreter and the AHAT that the program compiles to are held to the reference, and the AHAT to its
// stated gap.
import { compileProgram, type ProgramModel, runCompiled } from '../../src/compile-program/index.ts'
import type { Claim, Outcome, Probe } from '../../src/engine/index.ts'
import { type Program, program, runProgram } from '../../src/srasp/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { answerLines, inSentence } from './answer-text.ts'
import { keepsGap } from './by-formula.ts'
import { type Efforts, effortsOf, ofTask, type TaskClaimOptions } from './efforts.ts'
import { noteAnswers, noteSize, type TaskLabel, usualLabels } from './labels.ts'
import { once } from './once.ts'
import { answersFrom } from './program-model.ts'
import { type Answer, type ByProgram, claimedOf, type ProgramTask } from './task.ts'

const EFFORTS: Efforts = {
  quick: { random: 20, small: 2, maxLength: 10 },
  deep: { random: 2_000, small: 5, maxLength: 40 },
}

/** Mutants pass another. */
export type ProgramCompiler = (program: Program) => ProgramModel

/**
 * A program and the AHAT that it compiles to.
 * @example const { source, compiled }: Programmed = programmed({ text: 'alphabet a\ny(i) = i', nothing: null, gap: rational.one })
 */
export interface Programmed {
  readonly source: Program
  readonly compiled: ProgramModel
}

/** @example programmed({ text: 'alphabet a\ny(i) = i', nothing: null, gap: rational.one }).source.output // y */
export function programmed({ text }: ByProgram, build: ProgramCompiler = compileProgram): Programmed {
  const source = program(text)
  return { source, compiled: build(source) }
}

/** @example programClaim(dyck(2)) */
export function programClaim(
  task: ProgramTask,
  options: TaskClaimOptions & { readonly build?: ProgramCompiler } = {},
): Claim<Word, TaskLabel> {
  const made = once(() => programmed(task.program, options.build))
  return {
    ...ofTask(task, 'program', effortsOf(EFFORTS, options), {
      title: `${task.title} by a program`,
      statement: `The program, run by the interpreter and as an average-hard attention transformer, answers at ${task.at}: ${inSentence(task.sentence)} The transformer’s gap is as stated.`,
      requires: options.requires ?? usualLabels(task),
    }),
    check(word, probe) {
      noteAnswers(task, word, task.reference(word), probe)
      noteSize(made().compiled.model, probe)
      return probe.all(...programOutcomes(task, made(), word, probe))
    },
    explain: (word) =>
      answerLines(word, [
        ['reference', task.reference(word)],
        ['interpreter', interpreted(task.program, made(), word)],
        ['AHAT', computed(task.program, made(), word)],
      ]),
  }
}

const interpreted = (by: ByProgram, { source }: Programmed, word: Word): readonly Answer[] =>
  answersFrom(by, runProgram(source, word).output)

const computed = (by: ByProgram, { compiled }: Programmed, word: Word): readonly Answer[] =>
  answersFrom(by, runCompiled(compiled, word).output)

/** The answers of both, and the gap. @example probe.all(...programOutcomes(task, programmed(task.program), word, probe)) */
export function programOutcomes<L extends string>(
  task: ProgramTask,
  made: Programmed,
  word: Word,
  probe: Probe<L>,
): readonly Outcome[] {
  const expected = task.reference(word)
  const claimed = claimedOf(task, word)
  const same = (found: readonly Answer[], who: string): Outcome =>
    probe.same(
      claimed.map((k) => found[k]),
      claimed.map((k) => expected[k]),
      `the answers of the ${who}`,
    )
  return [
    same(interpreted(task.program, made, word), 'interpreter'),
    same(computed(task.program, made, word), 'average-hard attention transformer'),
    keepsGap(made.compiled.model, task.program.gap, word, probe),
  ]
}
