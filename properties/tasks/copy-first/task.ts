// The first symbol of the word, everywhere.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, letter } from '../text.ts'

const ALPHABET = ['a', 'b', 'c']

export const copyFirst: FormulaTask & ProgramTask = {
  id: 'copy-first',
  title: 'copy the first symbol',
  sentence: 'The first symbol of the word, at every position.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: (word) => word.map(() => word[0]),
  at: 'every position',
  formula: {
    statement: 'corollary-18a',
    answers: ALPHABET.map((symbol) => ({ answer: symbol, text: `O (first & ${letter(symbol)})` })),
    gap: readOfLength('3/n^2'),
  },
  program: {
    text: [alphabetText(ALPHABET), 'y(i) = leftmost[j <= i, true] in(j) : "?"'].join('\n'),
    nothing: '?',
    gap: readOfLength('1/2/n'),
  },
  example: [...'bacab'],
}
