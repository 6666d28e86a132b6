import { expect, test } from 'vitest'
import { program, runProgram } from '../../../src/srasp/index.ts'
import { allWords, type Word } from '../../../src/transformer/index.ts'
import { asPrinted } from './printed.ts'

const source = program(asPrinted.text)

/** Σ over j ≤ i of [in(i) is one of these], term by term. */
const printedSum = (word: Word, symbols: string): readonly number[] =>
  word.map((symbol, k) => {
    let sum = 0
    for (let j = 0; j <= k; j++) sum += symbols.includes(symbol) ? 1 : 0
    return sum
  })

test('the sums of the printed program are what it says, term by term, nothing exceeds n, and nothing is accepted', () => {
  for (const n of [1, 2, 3, 4, 5]) {
    for (const word of allWords(['(', ')', '[', ']'], n)) {
      const { vectors, output } = runProgram(source, word)
      expect(vectors.get('sleft')).toEqual(printedSum(word, '(['))
      expect(vectors.get('sright')).toEqual(printedSum(word, ')]'))
      expect(output).not.toContain(true)
    }
  }
})
