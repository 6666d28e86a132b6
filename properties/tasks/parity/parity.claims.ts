// The claims of the tasks: parity, and the identity behind the formula without predicates.
import { words } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { formula, meaning } from '../../../src/logic/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { computes, inClaim, type Mutant, untargeted } from '../../library/index.ts'
import { taskClaims } from '../task-claims.ts'
import { PARITY_IDENTITY, parity, parityByCounts, parityOfOnes } from './task.ts'

type Label = 'odd' | 'even'

const COUNTS = untargeted({ quick: { random: 300, small: 6 }, deep: { random: 20_000, small: 10 } })

const isOddAtLast = (word: Word): boolean => parityOfOnes(word)[word.length - 1]

/** Whether no position has as many ones before it as from it on: by counting, or another way. */
export function isNowhereHalf(word: Word): boolean {
  const ones = word.filter((symbol) => symbol === '1').length
  let before = 0
  for (const symbol of word) {
    if (before === ones - before) return false
    if (symbol === '1') before += 1
  }
  return true
}

/** The identity, in numbers and as a formula. */
export const identity = (isOdd: (word: Word) => boolean = isNowhereHalf): Claim<Word, Label> => {
  const counted = formula(PARITY_IDENTITY)
  return computes<Word, Label>({
    key: 'task-parity.identity',
    variant: 'repaired',
    section: 'tasks',
    title: 'parity by counts of counts, at the last position',
    statement:
      'The number of ones is odd iff no position has as many ones strictly to its left as at or to its right; and the formula that says so is true at the last position exactly then.',
    requires: { odd: 0.3, even: 0.3 },
    counts: COUNTS,
    domain: words(['0', '1'], { maxLength: 40 }),
    observed: (word) => [isOdd(word), meaning(counted, word)[word.length - 1]],
    expected: (word) => [isOddAtLast(word), isOddAtLast(word)],
    what: 'the identity and the formula',
    note(word, probe) {
      probe.length(word.length)
      probe.label('odd', isOddAtLast(word))
      probe.label('even', !isOddAtLast(word))
    },
  })
}

/** The same formula, at every position. */
export const identityEverywhere = (
  positionsOf: (word: Word) => readonly number[] = (word) => [...word.keys()],
): Claim<Word, never> => {
  const counted = formula(PARITY_IDENTITY)
  const at = (word: Word, column: readonly boolean[]): readonly boolean[] => positionsOf(word).map((k) => column[k])
  return computes<Word>({
    key: 'task-parity.printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'task-parity.identity',
    section: 'tasks',
    title: 'parity by counts of counts, at every position',
    statement:
      'The formula is true at every position exactly where the number of ones so far is odd. (Counts to the right see the rest of the word: this holds at the last position only.)',
    domain: words(['0', '1'], { maxLength: 40 }),
    observed: (word) => at(word, meaning(counted, word)),
    expected: (word) => at(word, parityOfOnes(word)),
    what: 'the formula',
  })
}

export const claims: readonly Runnable[] = [
  ...taskClaims(parity),
  ...taskClaims(parityByCounts),
  runnable(identity()),
  runnable(identityEverywhere()),
]

export const mutants: readonly Mutant[] = [
  inClaim(
    'task-parity.identity-elsewhere',
    'task-parity.identity',
    'Only the first position is looked at.',
    identity((word) => word.includes('1')),
  ),
  inClaim(
    'task-parity.printed-mended',
    'task-parity.printed',
    'Only the last position is asked, and so the printed form is not refuted.',
    identityEverywhere((word) => [word.length - 1]),
  ),
]
