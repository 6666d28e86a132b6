// n-grams: whether the last symbols are the given ones, by ⊖ alone; and by a program that remembers the symbols before.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, letter } from '../text.ts'

/** Y Y Q_1 & Y Q_0 & Q_1. */
export const gramFormula = (gram: Word): string =>
  gram.map((symbol, k) => `${'Y '.repeat(gram.length - 1 - k)}${letter(symbol)}`).join(' & ')

/** before1 is the symbol before, before2 the one before that, and so on. */
export function gramProgram(gram: Word, alphabet: readonly string[]): string {
  const vector = (back: number): string => (back === 0 ? 'in' : `before${back}`)
  const memories = gram.slice(1).map((_, k) => `${vector(k + 1)}(i) = rightmost[j < i, true] ${vector(k)}(j) : "?"`)
  const tests = gram.map((symbol, k) => `${vector(gram.length - 1 - k)}(i) = ${JSON.stringify(symbol)}`)
  return [alphabetText(alphabet), ...memories, `y(i) = ${tests.join(' and ')}`].join('\n')
}

export const endsWith = (gram: Word, word: Word): readonly boolean[] =>
  word.map((_, k) => {
    if (k + 1 < gram.length) return false
    for (let back = 0; back < gram.length; back++) {
      if (word[k - back] !== gram[gram.length - 1 - back]) return false
    }
    return true
  })

/** @example nGram(['1', '0', '1'], ['0', '1']).id // 'n-gram-101' */
export const nGram = (gram: Word, alphabet: readonly string[]): FormulaTask & ProgramTask => ({
  id: `n-gram-${gram.join('')}`,
  title: `the n-gram ${gram.join('')}`,
  sentence: `Whether the last ${gram.length} symbols are ${gram.join('')}.`,
  alphabet,
  words: (maxLength) => words(alphabet, { maxLength }),
  reference: (word) => endsWith(gram, word),
  at: 'every position',
  formula: {
    statement: 'theorem-12a',
    answers: [{ answer: true, text: gramFormula(gram) }],
    gap: readOfLength('3/n'),
  },
  program: { text: gramProgram(gram, alphabet), nothing: null, gap: readOfLength('1/2/n') },
  example: ['1', '0', '1', '0', '1'],
})

export const nGram101 = nGram(['1', '0', '1'], ['0', '1'])
