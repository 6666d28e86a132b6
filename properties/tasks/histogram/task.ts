// How often the symbol at a position occurs in the word: an answer that is a number.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { ProgramTask } from '../task.ts'
import { alphabetText, tableOf } from '../text.ts'

const ALPHABET = ['a', 'b']

function occurrences(word: Word): readonly number[] {
  return word.map((symbol) => {
    let count = 0
    for (const other of word) if (other === symbol) count += 1
    return count
  })
}

export const histogram: ProgramTask = {
  id: 'histogram',
  title: 'histogram',
  sentence: 'How often the symbol at each position occurs in the word.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: occurrences,
  at: 'every position',
  program: {
    text: [
      alphabetText(ALPHABET),
      tableOf('a', ['a']),
      'as(i) = psum[j <= i] a(in(j))',
      'allas(i) = rightmost[all, true] as(j) : 0',
      'y(i) = if in(i) = "a" then allas(i) else n - allas(i)',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/n^3'),
  },
  example: [...'abaab'],
}
