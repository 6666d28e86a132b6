import { describe, expect, test } from 'vitest'
import { ending, FAULTS } from './program-faults.ts'

describe('a wrong compiler of S-RASP is refuted, by a program of at most four lines and a word of at most three symbols', () => {
  test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
    for (const seed of [1, 2]) {
      const { text, lines, symbols } = ending(fault, seed)
      expect([text, lines <= 4, symbols <= 3]).toEqual([text, true, true])
    }
  })
})
