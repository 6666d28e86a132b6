// A million texts, and 50,000 formulas in three styles. About half a minute.
import { expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import { randomFormula, randomText } from '../../tests/support/random-formula.ts'
import { equalFormulas, formula, parseFormula, printFormula, problemText, STYLES } from './index.ts'

const TEXTS = 1_000_000
const FORMULAS = 50_000

test('a million texts are formulas that are read back, or the problem has a place', () => {
  const random = seeded(11)
  const formulas = Array.from({ length: 2_000 }, (_, k) => printFormula(randomFormula(random, 5), STYLES[k % 3]))
  let read = 0
  for (let k = 0; k < TEXTS; k += 1) {
    const text = randomText(random, formulas)
    const answer = parseFormula(text)
    if (answer.kind === 'read') {
      read += 1
      const isKept = read % 10 > 0 || equalFormulas(formula(printFormula(answer.value, STYLES[read % 3])), answer.value)
      if (!isKept) expect(text).toBe('read back')
      continue
    }
    const { column, message, hint } = answer
    const isPlaced = Number.isInteger(column) && column >= 1 && column <= [...text].length + 1
    const isSaid = message !== '' && !/[\p{Cc}\p{Cf}]/u.test(`${message}${hint}`)
    const isShown = k % 10 > 0 || problemText(text, answer).split('\n').length === (hint === null ? 3 : 4)
    if (!isPlaced || !isSaid || !isShown) expect({ text, answer }).toBe('a problem with a place, on one line')
  }
  expect(read).toBeGreaterThan(TEXTS / 50)
})

test('50,000 random formulas are read back from every style', () => {
  const random = seeded(12)
  for (let k = 0; k < FORMULAS; k += 1) {
    const written = randomFormula(random, 1 + random.below(12))
    for (const style of STYLES) {
      const text = printFormula(written, style)
      if (!equalFormulas(formula(text), written)) expect(printFormula(formula(text), style)).toBe(text)
    }
  }
})
