// Majority: whether there are more ones than zeros.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, tableOf } from '../text.ts'

const ALPHABET = ['0', '1']

function moreOnes(word: Word): readonly boolean[] {
  let lead = 0
  return word.map((symbol) => {
    lead += symbol === '1' ? 1 : -1
    return lead > 0
  })
}

export const majority: FormulaTask & ProgramTask = {
  id: 'majority',
  title: 'majority',
  sentence: 'Whether there are more ones than zeros so far.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: moreOnes,
  at: 'every position',
  formula: {
    statement: 'theorem-20a',
    answers: [{ answer: true, text: '#L[Q_0] < #L[Q_1]' }],
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      alphabetText(ALPHABET),
      tableOf('zero', ['0']),
      tableOf('one', ['1']),
      'zeros(i) = psum[j <= i] zero(in(j))',
      'ones(i) = psum[j <= i] one(in(j))',
      'y(i) = zeros(i) < ones(i)',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/n^3'),
  },
  example: [...'0110110'],
}
