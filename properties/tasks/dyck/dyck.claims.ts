// The claims of the tasks: Dyck-1, -2 and -3, and the appendix's program as it is printed.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import { program, runProgram } from '../../../src/srasp/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { computes, inClaim, type Mutant } from '../../library/index.ts'
import { programClaim } from '../by-program.ts'
import { answersFrom } from '../program-model.ts'
import type { ByProgram, ProgramTask } from '../task.ts'
import { taskClaims } from '../task-claims.ts'
import { asPrinted } from './printed.ts'
import { dyck } from './task.ts'

type Label = 'balanced'

/** The program with in(i) inside both prefix sums, by the interpreter. */
export const printed = (by: Pick<ByProgram, 'text'> = asPrinted): Claim<Word, Label> => {
  const source = program(by.text)
  const task = dyck(2)
  return computes<Word, Label>({
    key: 'task-dyck-2.printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'task-dyck-2.program',
    section: 'tasks',
    title: 'the program for Dyck-2 as printed',
    statement:
      'The program with in(i) inside both prefix sums tells at every position whether the brackets so far are balanced. (Then sleft(i) = i·left(in(i)), every right bracket is an error, and nothing is ever accepted: it needs in(j).)',
    uses: ['task-dyck-2.program'],
    domain: task.words(8),
    observed: (word) => answersFrom({ nothing: null }, runProgram(source, word).output),
    expected: (word) => task.reference(word),
    what: 'the answers of the program',
    note: (word, probe) => probe.label('balanced', task.reference(word).includes(true)),
  })
}

/** Over six brackets there are too many words of length 3 for every run. */
const few = { small: 2 }

export const claims: readonly Runnable[] = [
  ...taskClaims(dyck(1)),
  ...taskClaims(dyck(2), { program: { deep: { small: 6 } } }),
  ...taskClaims(dyck(3), { program: { quick: few, deep: { small: 4 } }, softened: { deep: { small: 2 } } }),
  runnable(printed()),
]

const gapTwice: ProgramTask = { ...dyck(2), program: { ...dyck(2).program, gap: readOfLength('1/n^3') } }

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-dyck-2.gammaHundred-gap',
    'task-dyck-2.program',
    'The gap is stated twice as large as it is.',
    programClaim(gapTwice),
  ),
  inClaim(
    'task-dyck-2.printed-mended',
    'task-dyck-2.printed',
    'The sums have in(j), and so the printed program is not refuted.',
    printed(dyck(2).program),
  ),
]
