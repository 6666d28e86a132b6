// Texts as people mistype them, many of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almostFormulas } from '../../tests/support/almost.ts'
import { parseFormula } from './index.ts'

test('3,000 texts are formulas, or the problem has a place', () => {
  let read = 0
  for (const text of fc.sample(almostFormulas(300, 6), { seed: 1, numRuns: 3_000 })) {
    const answer = parseFormula(text)
    if (answer.kind === 'read') read += 1
    else if (
      !(answer.column >= 1 && answer.column <= [...text].length + 1) ||
      /\n/.test(`${answer.message}${answer.hint}`)
    ) {
      expect({ text, answer }).toBe('an answer with a place, on one line')
    }
  }
  expect(read).toBeGreaterThan(90)
})
