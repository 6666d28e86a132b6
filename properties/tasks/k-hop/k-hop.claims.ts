// The claims of the tasks: k hops over two letters, and over five.

import { integers, words } from '../../../generators/index.ts'
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { oncePerValue } from '../../../src/memo/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { inClaim, type Mutant, stated, untargeted } from '../../library/index.ts'
import { formulaOutcomes } from '../by-formula.ts'
import { programmed, programOutcomes } from '../by-program.ts'
import { formulaModel } from '../formula-model.ts'
import { taskClaims } from '../task-claims.ts'
import { HOPS, kHop } from './task.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e']

export interface HopCase {
  readonly k: number
  readonly word: Word
}

type Label = 'an answer'

/** By formulas for each of the letters and by the program; those of k hops, or of another number. */
export function fiveLetters(hopsOf: (k: number) => number = (k) => k): Claim<HopCase, Label> {
  const modelsOf = oncePerValue((k: number) => {
    const { formula, program } = kHop(hopsOf(k), FIVE)
    return { formula, program, byFormula: formulaModel(formula), byProgram: programmed(program) }
  })
  return {
    ...stated<Label>({
      key: 'task-k-hop',
      section: 'tasks',
      title: 'k hops over five letters',
      statement:
        'For k = 1, 2, 3 and five letters the softmax transformer of the formulas, and the program with pointer doubling, interpreted and compiled, give at every position the symbol where k steps of the induction head end.',
      uses: ['corollary-17a'],
      requires: { 'an answer': 0.3 },
      counts: untargeted({ quick: 3, deep: 500, mutate: 4 }),
    }),
    domain: record<HopCase>({ k: integers(1, 2), word: words(FIVE, { maxLength: 9 }) }),
    // One hop leads to c, b, a and b, two lead to b and c.
    examples: [{ k: 1, word: [...'abcbabc'] }],
    deep: record<HopCase>({ k: integers(1, 3), word: words(FIVE, { maxLength: 30 }) }),
    check({ k, word }, probe) {
      const { formula, program, byFormula, byProgram } = modelsOf(k)
      const task = kHop(k, FIVE)
      probe.length(word.length)
      probe.label(
        'an answer',
        task.reference(word).some((answer) => answer !== null),
      )
      return probe.all(
        ...formulaOutcomes({ ...task, formula }, byFormula, word, probe),
        ...programOutcomes({ ...task, program }, byProgram, word, probe),
      )
    },
  }
}

export const claims: readonly Runnable[] = [
  ...HOPS.flatMap((k) => taskClaims(kHop(k, ['a', 'b']))),
  runnable(fiveLetters()),
]

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-k-hop.mixed-up',
    'task-k-hop',
    'One hop is taken for two, and two for one.',
    fiveLetters((k) => (k === 1 ? 2 : 1)),
  ),
]
