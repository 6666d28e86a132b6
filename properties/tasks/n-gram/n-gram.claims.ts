// The claims of the task: 101, and any n-gram.
import { words } from '../../../generators/index.ts'
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { inClaim, type Mutant, stated, untargeted } from '../../library/index.ts'
import { formulaOutcomes } from '../by-formula.ts'
import { programmed, programOutcomes } from '../by-program.ts'
import { formulaModel } from '../formula-model.ts'
import { taskClaims } from '../task-claims.ts'
import { gramFormula, nGram, nGram101 } from './task.ts'

const ALPHABET = ['0', '1', '2']

export interface GramCase {
  readonly gram: Word
  readonly word: Word
}

type Label = 'occurs' | 'longer than the word'

/** Every n-gram, by its formula or another. */
export const anyGram = (textOf: (gram: Word) => string = gramFormula): Claim<GramCase, Label> => ({
  ...stated<Label>({
    key: 'task-n-gram',
    section: 'tasks',
    title: 'any n-gram',
    statement:
      'For every n-gram the softmax transformer of its formula, and its program, interpreted and compiled, tell at every position whether the last n symbols are the n-gram.',
    uses: ['theorem-12a'],
    requires: { occurs: 0.1, 'longer than the word': 0.05 },
    counts: untargeted({ quick: 20, deep: 2_000, mutate: 30 }),
  }),
  domain: record<GramCase>({ gram: words(ALPHABET, { maxLength: 4 }), word: words(ALPHABET, { maxLength: 10 }) }),
  check({ gram, word }, probe) {
    const { formula, program, ...task } = nGram(gram, ALPHABET)
    probe.label('occurs', task.reference(word).includes(true))
    probe.label('longer than the word', gram.length > word.length)
    const by = { ...formula, answers: [{ answer: true, text: textOf(gram) }] as const }
    return probe.all(
      ...formulaOutcomes({ ...task, formula: by }, formulaModel(by), word, probe),
      ...programOutcomes({ ...task, program }, programmed(program), word, probe),
    )
  },
})

export const claims: readonly Runnable[] = [...taskClaims(nGram101), runnable(anyGram())]

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-n-gram.backwards',
    'task-n-gram',
    'The n-gram is read from right to left.',
    anyGram((gram) => gramFormula(gram.toReversed())),
  ),
]
