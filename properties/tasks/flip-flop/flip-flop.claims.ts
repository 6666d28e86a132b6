// The claims of the tasks: flip-flop, its language, and what it has to do with induction heads.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { computes, inClaim, type Mutant, untargeted } from '../../library/index.ts'
import { inductionHead } from '../induction-head/task.ts'
import type { Answer } from '../task.ts'
import { taskClaims } from '../task-claims.ts'
import { flipFlop, flipFlopLanguage, honestWords, memory } from './task.ts'

type Label = 'a read after a write' | 'a read after a read'

/** The answers at the reads. */
const atReads = <T>(word: Word, answers: readonly T[]): readonly T[] => answers.filter((_, k) => word[k] === 'r')

const has = (word: Word, before: string): boolean =>
  word.some((symbol, k) => symbol === 'r' && word.slice(0, k).findLast((other) => 'wr'.includes(other)) === before)

const headAtReads = (word: Word, renamed: Word): readonly Answer[] => atReads(word, inductionHead.reference(renamed))

/** w and r are one symbol. */
export const identified = (word: Word): Word => word.map((symbol) => (symbol === 'r' ? 'w' : symbol))

/** At every read the induction head answers as the memory does, on the word or on a renamed one. */
export const asInductionHead = (renamed: (word: Word) => Word = identified): Claim<Word, Label> =>
  computes<Word, Label>({
    key: 'task-flip-flop.induction-head',
    variant: 'repaired',
    section: 'tasks',
    title: 'flip-flop as an induction head, with w and r identified',
    statement:
      'On every word of the flip-flop language, at every read, the basic induction head of the word in which r is written w gives the bit that was written last.',
    requires: { 'a read after a write': 0.3, 'a read after a read': 0.1 },
    counts: untargeted({ quick: { random: 300, small: 6 }, deep: { random: 20_000, small: 10 } }),
    domain: honestWords(20),
    observed: (word) => headAtReads(word, renamed(word)),
    expected: (word) => atReads(word, memory(word)),
    what: 'the induction head at the reads',
    note(word, probe) {
      probe.label('a read after a write', has(word, 'w'))
      probe.label('a read after a read', has(word, 'r'))
    },
  })

/** The word as it stands: a read finds the last read, and not what was written since. */
export const asItStands = (renamed: (word: Word) => Word = (word) => word): Claim<Word, Label> => ({
  ...asInductionHead(renamed),
  counts: {},
  key: 'task-flip-flop.printed',
  variant: 'printed',
  expects: 'refuted',
  insteadOf: 'task-flip-flop.induction-head',
  title: 'flip-flop as an induction head, as it stands',
  statement:
    'On every word of the flip-flop language, at every read, the basic induction head gives the bit that was written last. (Only where w and r are identified: else a read looks for the last read.)',
})

/** About one word in five has a wrong read. */
const requires = { yes: 0.2, no: 0.05, 'one position': 0.01 }

export const claims: readonly Runnable[] = [
  ...taskClaims(flipFlop),
  ...taskClaims(flipFlopLanguage, { formula: { requires }, program: { requires } }),
  runnable(asInductionHead()),
  runnable(asItStands()),
]

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-flip-flop.not-identified',
    'task-flip-flop.induction-head',
    'w and r are two symbols.',
    asInductionHead((word) => word),
  ),
  inClaim(
    'task-flip-flop.printed-mended',
    'task-flip-flop.printed',
    'w and r are identified, and so the printed form is not refuted.',
    asItStands(identified),
  ),
]
