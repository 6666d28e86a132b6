// Texts as people mistype them, many of them.
import { expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import { randomFormula, randomText } from '../../tests/support/random-formula.ts'
import { parseFormula, printFormula, STYLES } from './index.ts'

test('10,000 texts are formulas, or the problem has a place', () => {
  const random = seeded(1)
  const formulas = Array.from({ length: 300 }, (_, k) => printFormula(randomFormula(random, 6), STYLES[k % 3]))
  let read = 0
  for (let k = 0; k < 10_000; k += 1) {
    const text = randomText(random, formulas)
    const answer = parseFormula(text)
    if (answer.kind === 'read') read += 1
    else if (
      !(answer.column >= 1 && answer.column <= [...text].length + 1) ||
      /\n/.test(`${answer.message}${answer.hint}`)
    ) {
      expect({ text, answer }).toBe('an answer with a place, on one line')
    }
  }
  expect(read).toBeGreaterThan(300)
})
