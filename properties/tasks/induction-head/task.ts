// The basic induction head: find the last earlier occurrence of this symbol, and say what came after it.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { Answer, FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, letter } from '../text.ts'

/**
 * That `inner` is true at the last position up to here that comes right after a symbol like this one; false where there is none.
 * With a letter inside it is the induction head for that letter.
 */
export const hopFormula = (alphabet: readonly string[], inner: string): string =>
  alphabet
    .map((symbol) => {
      const after = `Y ${letter(symbol)}`
      return `${letter(symbol)} & ((!${after} | ${inner}) S (${after} & ${inner}))`
    })
    .map((text) => `(${text})`)
    .join(' | ')

/** The last m < i with the symbol of i, and the symbol at m + 1. */
function afterLastOccurrence(word: Word): readonly Answer[] {
  return word.map((symbol, k) => {
    for (let m = k - 1; m >= 0; m--) if (word[m] === symbol) return word[m + 1]
    return null
  })
}

const ALPHABET = ['a', 'b', 'c']

export const inductionHead: FormulaTask & ProgramTask = {
  id: 'induction-head',
  title: 'the basic induction head',
  sentence: 'The symbol after the last earlier occurrence of this one.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: afterLastOccurrence,
  at: 'every position',
  formula: {
    statement: 'corollary-17a',
    answers: ALPHABET.map((symbol) => ({ answer: symbol, text: hopFormula(ALPHABET, letter(symbol)) })),
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      alphabetText(ALPHABET),
      'before(i) = rightmost[j < i, true] in(j) : "?"',
      'y(i) = rightmost[j <= i, before(j) = in(i)] in(j) : "?"',
    ].join('\n'),
    nothing: '?',
    gap: readOfLength('1/2/n'),
  },
  example: [...'abaacba'],
}
