// Texts as people mistype them, many of them.
import { expect, test } from 'vitest'
import { seeded } from '../../tests/support/random.ts'
import { randomProgram, randomProgramText } from '../../tests/support/random-program.ts'
import { parseProgram, printProgram, STYLES } from './index.ts'

test('5,000 texts are well-typed programs, or the problem has a place', () => {
  const random = seeded(1)
  const programs = Array.from({ length: 300 }, (_, k) => printProgram(randomProgram(random, 5), STYLES[k % 2]))
  let parsed = 0
  for (let k = 0; k < 5_000; k++) {
    const text = randomProgramText(random, programs)
    const answer = parseProgram(text)
    if (answer.kind === 'read') parsed += 1
    else {
      const line = text.split('\n')[answer.line - 1]
      const isPlaced = line !== undefined && answer.column >= 1 && answer.column <= [...line].length + 1
      if (!isPlaced || /\n/.test(`${answer.message}${answer.hint}`))
        expect({ text, answer }).toBe('placed, on one line')
    }
  }
  expect(parsed).toBeGreaterThan(500)
})
