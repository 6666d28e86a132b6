import { expect, test } from 'vitest'
import { blocks } from './line.ts'

test('blocks leave out all, all but one, halves and single positions, the longest first', () => {
  const cut = (n: number): string[] => [...blocks(n)].map(({ start, count }) => `${start}+${count}`)
  expect(cut(0)).toEqual([])
  expect(cut(1)).toEqual(['0+1'])
  expect(cut(2)).toEqual(['0+2', '0+1', '1+1'])
  expect(cut(5)).toEqual(['0+5', '0+4', '1+4', '0+2', '2+2', '3+2', '0+1', '1+1', '2+1', '3+1', '4+1'])
})
