// The symbols of the word in the order of the alphabet: position i has the first symbol up to which there are i or more.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, oneOfText, tableOf } from '../text.ts'

const ALPHABET = ['a', 'b', 'c']

/** By insertion. */
function sorted(word: Word): readonly string[] {
  const out: string[] = []
  for (const symbol of word) {
    let place = out.length
    while (place > 0 && ALPHABET.indexOf(out[place - 1]) > ALPHABET.indexOf(symbol)) place -= 1
    out.splice(place, 0, symbol)
  }
  return out
}

/** i is at most the number of these symbols in the word; what counts to the left and to the right counts twice at i itself. */
function fits(symbols: readonly string[]): string {
  const here = oneOfText(symbols)
  const both = `#L[${here}] + #R[${here}]`
  return `((${here} & #L[true] < ${both}) | (!${here} & #L[true] <= ${both}))`
}

export const sort: FormulaTask & ProgramTask = {
  id: 'sort',
  title: 'sort by counts',
  sentence: 'The symbols of the word in the order of the alphabet.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: sorted,
  at: 'every position',
  formula: {
    statement: 'theorem-20a',
    answers: [
      { answer: 'a', text: fits(['a']) },
      { answer: 'b', text: `!${fits(['a'])} & ${fits(['a', 'b'])}` },
      { answer: 'c', text: `!${fits(['a', 'b'])}` },
    ],
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      alphabetText(ALPHABET),
      tableOf('a', ['a']),
      tableOf('ab', ['a', 'b']),
      'as(i) = psum[j <= i] a(in(j))',
      'abs(i) = psum[j <= i] ab(in(j))',
      'allas(i) = rightmost[all, true] as(j) : 0',
      'allabs(i) = rightmost[all, true] abs(j) : 0',
      'y(i) = if i <= allas(i) then "a" else if i <= allabs(i) then "b" else "c"',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/n^3'),
  },
  example: [...'cabbac'],
}
