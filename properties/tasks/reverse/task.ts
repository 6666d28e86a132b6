// The word from right to left, by a program: position i looks at n − i + 1.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { ProgramTask } from '../task.ts'
import { alphabetText } from '../text.ts'

const ALPHABET = ['a', 'b', 'c']

export const reverse: ProgramTask = {
  id: 'reverse',
  title: 'reverse',
  sentence: 'The word from right to left.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference(word) {
    const reversed: string[] = []
    for (let k = word.length - 1; k >= 0; k--) reversed.push(word[k])
    return reversed
  },
  at: 'every position',
  program: {
    text: [
      alphabetText(ALPHABET),
      '# n + 1 - i would exceed n on the way.',
      'mirror(i) = n - i + 1',
      'y(i) = leftmost[all, j = mirror(i)] in(j) : "?"',
    ].join('\n'),
    nothing: '?',
    gap: readOfLength('1/n^2'),
  },
  example: [...'abcca'],
}
