// The most frequent symbol so far; of those that are as frequent, the first of the alphabet.
import { words } from '../../../generators/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { FormulaTask, ProgramTask } from '../task.ts'
import { alphabetText, letter, tableOf } from '../text.ts'

const ALPHABET = ['a', 'b', 'c']

function mostFrequent(word: Word): readonly string[] {
  const counts = new Map(ALPHABET.map((symbol) => [symbol, 0]))
  return word.map((symbol) => {
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    let best = ALPHABET[0]
    for (const [other, count] of counts) if (count > (counts.get(best) ?? 0)) best = other
    return best
  })
}

/** More than those before it in the alphabet, and no fewer than those after it. */
const wins = (symbol: string): string =>
  ALPHABET.filter((other) => other !== symbol)
    .map((other) => `#L[${letter(symbol)}] ${other < symbol ? '>' : '>='} #L[${letter(other)}]`)
    .join(' & ')

export const mostFrequentSymbol: FormulaTask & ProgramTask = {
  id: 'most-frequent',
  title: 'the most frequent symbol',
  sentence: 'The symbol that is most frequent so far; of several the first in the alphabet.',
  alphabet: ALPHABET,
  words: (maxLength) => words(ALPHABET, { maxLength }),
  reference: mostFrequent,
  at: 'every position',
  formula: {
    statement: 'theorem-21',
    answers: ALPHABET.map((symbol) => ({ answer: symbol, text: wins(symbol) })),
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      alphabetText(ALPHABET),
      ...ALPHABET.map((symbol) => tableOf(symbol, [symbol])),
      ...ALPHABET.map((symbol) => `${symbol}s(i) = psum[j <= i] ${symbol}(in(j))`),
      'y(i) = if as(i) >= bs(i) and as(i) >= cs(i) then "a" else if bs(i) >= cs(i) then "b" else "c"',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/n^3'),
  },
  example: [...'cbbcac'],
}
