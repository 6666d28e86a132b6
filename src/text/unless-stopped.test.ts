import { expect, test } from 'vitest'
import { unlessStopped } from './index.ts'

test('what is read is given, and a problem instead if reading stops with one', () => {
  const read = (text: string) => unlessStopped((stop) => (text === '' ? stop('empty') : text.length))
  expect(read('abc')).toBe(3)
  expect(read('')).toBe('empty')
})

test('a reader that stops leaves the readers around it alone', () => {
  const outer = unlessStopped((stop) => [unlessStopped(() => stop('outer')), 'goes on'])
  const inner = unlessStopped(() => [unlessStopped((stop) => stop('inner')), 'goes on'])
  expect(outer).toBe('outer')
  expect(inner).toEqual(['inner', 'goes on'])
})

test('other errors are passed on', () => {
  const fails = (): never => {
    throw new RangeError('not a problem of the text')
  }
  expect(() => unlessStopped(fails)).toThrow(new RangeError('not a problem of the text'))
})
