// Parity of the ones: by a predicate of a count at every position, by counts of counts at the last one, and by a program that looks
// for a position whose double the count is.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, tableOf } from '../text.ts'

const ALPHABET = ['0', '1']

export function parityOfOnes(word: Word): readonly boolean[] {
  let isOdd = false
  return word.map((symbol) => {
    if (symbol === '1') isOdd = !isOdd
    return isOdd
  })
}

const shared = {
  alphabet: ALPHABET,
  words: (maxLength: number) => words(ALPHABET, { maxLength }),
  reference: parityOfOnes,
} as const

export const parity: FormulaTask & ProgramTask = {
  ...shared,
  id: 'parity',
  title: 'parity',
  sentence: 'Whether the number of ones so far is odd.',
  at: 'every position',
  formula: {
    statement: 'theorem-21',
    answers: [{ answer: true, text: 'ODD(#L[Q_1])' }],
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      alphabetText(ALPHABET),
      tableOf('one', ['1']),
      'ones(i) = psum[j <= i] one(in(j))',
      // Up to the middle i, and 0 beyond it, where the double would be more than n.
      'half(i) = if i <= n - i then i else 0',
      'double(i) = half(i) + half(i)',
      'even(i) = rightmost[all, double(j) = ones(i)] true : false',
      'y(i) = not even(i)',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/2/n^3'),
  },
  example: [...'01101'],
}

/** As many ones before a position as from it on: twice that many in all. */
export const PARITY_IDENTITY = '#L[#L[Y Q_1] = #R[Q_1]] = 0'

export const parityByCounts: FormulaTask = {
  ...shared,
  id: 'parity-by-counts',
  title: 'parity without predicates',
  sentence: 'Whether the number of ones is odd, at the last position, by counts alone.',
  at: 'the last position',
  formula: {
    statement: 'corollary-22a',
    answers: [{ answer: true, text: PARITY_IDENTITY }],
    gap: readOfLength('3/n'),
  },
  example: [...'01101'],
}
