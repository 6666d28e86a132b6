// A task's program under softmax: the AHAT at the temperature of Theorem 26 and one rounding net, held to the reference. A run carries
// deviations, which is slow, so words are short.
import { compileProgram, runSoftened, softenProgram } from '../../src/compile-program/index.ts'
import type { Claim } from '../../src/engine/index.ts'
import { oncePerValue } from '../../src/memo/index.ts'
import { program } from '../../src/srasp/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { undecided } from '../library/index.ts'
import { answerLines, inSentence } from './answer-text.ts'
import { type Efforts, effortsOf, ofTask, type TaskClaimOptions } from './efforts.ts'
import { noteAnswers, type TaskLabel } from './labels.ts'
import { once } from './once.ts'
import { answersFrom } from './program-model.ts'
import { type Answer, claimedOf, type ProgramTask } from './task.ts'

const EFFORTS: Efforts = {
  quick: { random: 5, small: 1, maxLength: 4 },
  deep: { random: 200, small: 4, maxLength: 12 },
}

/** Mutants pass another. */
export type Softener = typeof softenProgram

/** @example softenedClaim(dyck(2)) */
export function softenedClaim(
  task: ProgramTask,
  options: TaskClaimOptions & { readonly soften?: Softener } = {},
): Claim<Word, TaskLabel> {
  const { program: by } = task
  const compiled = once(() => compileProgram(program(by.text)))
  const softened = oncePerValue((n: number) => (options.soften ?? softenProgram)(compiled(), n))
  /** Undefined where a run leaves it open. */
  const answersOn = (word: Word): readonly (Answer | undefined)[] =>
    runSoftened(softened(word.length), word).map((value) => (value === null ? undefined : answersFrom(by, [value])[0]))
  return {
    ...ofTask(task, 'softened', effortsOf(EFFORTS, options), {
      title: `${task.title} by a program, under softmax`,
      statement: `The program’s transformer under softmax, at the temperature of Theorem 26 for its stated gap and with one rounding net, answers exactly at ${task.at}: ${inSentence(task.sentence)}`,
      uses: [`task-${task.id}.program`, 'theorem-26', 'lemma-9'],
      requires: options.requires ?? {},
    }),
    check(word, probe) {
      const expected = task.reference(word)
      noteAnswers(task, word, expected, probe)
      probe.magnitude('1/τ', softened(word.length).constants.inverseTau)
      const found = answersOn(word)
      const claimed = claimedOf(task, word)
      const open = claimed.filter((k) => found[k] === undefined)
      const known = claimed.filter((k) => found[k] !== undefined)
      return probe.all(
        probe.same(
          known.map((k) => found[k] ?? null),
          known.map((k) => expected[k]),
          'the answers of the softmax transformer',
        ),
        ...open.map((k) => undecided(probe, `the answer at position ${k + 1}`)),
      )
    },
    explain: (word) =>
      answerLines(word, [
        ['reference', task.reference(word)],
        ['softmax', answersOn(word).map((answer) => answer ?? (answer === null ? null : 'open'))],
      ]),
  }
}
