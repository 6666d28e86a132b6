import { describe, expect, test } from 'vitest'
import { parseFormula, problemText } from './index.ts'

describe('the caret', () => {
  const lines = (text: string): string[] => {
    const read = parseFormula(text)
    if (read.kind === 'read') throw new Error(`${text} is a formula`)
    return problemText(text, read).split('\n')
  }

  test('stands below the column, whatever comes before it', () => {
    expect(lines('Q_a\t&\n )').slice(0, 2)).toEqual(['Q_a &  )', '       ^'])
    expect(lines('"🎲" ☃').slice(0, 2)).toEqual(['"🎲" ☃', '     ^'])
    expect(lines('"字" e\u0301').slice(0, 2)).toEqual(['"字" e\u0301', '     ^'])
    expect(lines('"\u202e\u200b" &').slice(0, 2)).toEqual(['"��" &', '      ^'])
  })

  test('stands in a window of a long text', () => {
    const [line, caret, message] = lines(`${'Q_a & '.repeat(1_000)}) ${'& Q_b'.repeat(1_000)}`)
    expect(line).toMatch(/^….{45}\) .{44}…$/)
    expect(line[caret.length - 1]).toBe(')')
    expect(message).toMatch(/^column 6001: /)
  })
})
