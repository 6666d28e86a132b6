import { expect, test } from 'vitest'
import { mutated } from './plugin.ts'

test('a change must fit exactly once', () => {
  expect(mutated('4 + 4x', { file: 'f', find: '4x', put: '3x' })).toBe('4 + 3x')
  expect(() => mutated('4 + 4x', { file: 'f', find: '4', put: '3' })).toThrow('occurs 2 times, not once')
  expect(() => mutated('4 + 4x', { file: 'f', find: '5', put: '3' })).toThrow('occurs 0 times, not once')
})
