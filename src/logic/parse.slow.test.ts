// A million texts, and 50,000 formulas in three styles. About half a minute.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almostFormulas } from '../../tests/support/almost.ts'
import { oddFormulas } from '../../tests/support/odd.ts'
import { equalFormulas, formula, parseFormula, printFormula, problemText, STYLES } from './index.ts'

const TEXTS = 1_000_000
const FORMULAS = 50_000

test('a million texts are formulas that are read back, or the problem has a place', () => {
  let read = 0
  for (const [k, text] of fc.sample(almostFormulas(2_000, 5), { seed: 11, numRuns: TEXTS }).entries()) {
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
  for (const written of fc.sample(oddFormulas(12), { seed: 12, numRuns: FORMULAS })) {
    for (const style of STYLES) {
      const text = printFormula(written, style)
      if (!equalFormulas(formula(text), written)) expect(printFormula(formula(text), style)).toBe(text)
    }
  }
})
