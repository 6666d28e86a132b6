// 150,000 texts, and 5,000 programs. About half a minute.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almostPrograms } from '../../tests/support/almost.ts'
import { oddPrograms } from '../../tests/support/odd.ts'
import { checkTypes, parseProgram, printProgram, problemText, program, STYLES } from './index.ts'

const TEXTS = 150_000
const PROGRAMS = 5_000

test('150,000 texts are well-typed programs that are read back, or the problem has a place', () => {
  let parsed = 0
  for (const [k, text] of fc.sample(almostPrograms(2_000, 4), { seed: 11, numRuns: TEXTS }).entries()) {
    const answer = parseProgram(text)
    if (answer.kind === 'read') {
      parsed += 1
      if (parsed % 20 > 0) continue
      const again = program(printProgram(answer.value, STYLES[parsed % 2]))
      const isKept = isDeepStrictEqual(again, answer.value) && checkTypes(again).kind === 'well-typed'
      if (!isKept) expect(text).toBe('read back')
      continue
    }
    const { line, column, message, hint } = answer
    const shown = text.split('\n')[line - 1]
    const isPlaced = shown !== undefined && Number.isInteger(column) && column >= 1 && column <= [...shown].length + 1
    const isSaid = message !== '' && !/[\p{Cc}\p{Cf}]/u.test(`${message}${hint}`)
    const isShown = k % 10 > 0 || problemText(text, answer).split('\n').length === (hint === null ? 3 : 4)
    if (!isPlaced || !isSaid || !isShown) expect({ text, answer }).toBe('a problem with a place, on one line')
  }
  expect(parsed).toBeGreaterThan(TEXTS / 50)
})

test('5,000 random programs are read back, in the one style or the other', () => {
  for (const [k, made] of fc.sample(oddPrograms(8), { seed: 12, numRuns: PROGRAMS }).entries()) {
    const text = printProgram(made, STYLES[k % 2])
    if (!isDeepStrictEqual(program(text), made)) expect(program(text)).toEqual(made)
  }
})
