// Texts as people mistype them, many of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almostPrograms } from '../../tests/support/almost.ts'
import { parseProgram } from './index.ts'

test('1,000 texts are well-typed programs, or the problem has a place', () => {
  let parsed = 0
  for (const text of fc.sample(almostPrograms(150, 4), { seed: 1, numRuns: 1_000 })) {
    const answer = parseProgram(text)
    if (answer.kind === 'read') parsed += 1
    else {
      const line = text.split('\n')[answer.line - 1]
      const isPlaced = line !== undefined && answer.column >= 1 && answer.column <= [...line].length + 1
      if (!isPlaced || /\n/.test(`${answer.message}${answer.hint}`))
        expect({ text, answer }).toBe('placed, on one line')
    }
  }
  expect(parsed).toBeGreaterThan(90)
})
