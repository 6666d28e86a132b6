// Half a million texts, and 20,000 programs. About half a minute.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import { randomProgram, randomProgramText } from '../../tests/support/random-program.ts'
import { checkTypes, parseProgram, printProgram, problemText, program, STYLES } from './index.ts'

const TEXTS = 500_000
const PROGRAMS = 20_000

test('half a million texts are well-typed programs that are read back, or the problem has a place', () => {
  const random = seeded(11)
  const programs = Array.from({ length: 2_000 }, (_, k) => printProgram(randomProgram(random, 4), STYLES[k % 2]))
  let parsed = 0
  for (let k = 0; k < TEXTS; k++) {
    const text = randomProgramText(random, programs)
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

test('20,000 random programs are read back, in the one style or the other', () => {
  const random = seeded(12)
  for (let k = 0; k < PROGRAMS; k++) {
    const made = randomProgram(random, 1 + random.below(8))
    const text = printProgram(made, STYLES[k % 2])
    if (!isDeepStrictEqual(program(text), made)) expect(program(text)).toEqual(made)
  }
})
