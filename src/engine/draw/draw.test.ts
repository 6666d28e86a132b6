import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integers } from '../../../tests/support/integers.ts'
import type { ArbitraryLike } from '../domain.ts'
import { drawAt, drawCase, FORGET, type Origin, pathOf } from './draw.ts'

/** Asks for the bias of every case, and shrinks a number in context to the two below it. */
const watched = (): ArbitraryLike<number> & { readonly biases: (number | undefined)[] } => {
  const biases: (number | undefined)[] = []
  return {
    biases,
    generate(_, bias) {
      biases.push(bias)
      return new fc.Value(100, 'drawn')
    },
    canShrinkWithoutContext: (value): value is number => typeof value === 'number',
    *shrink(value, context) {
      for (const below of [1, 2]) yield new fc.Value(value - below, `${context}-${below}`)
    },
  }
}

test('the first cases are small or extreme one time in two, later ones more rarely', () => {
  const arbitrary = watched()
  for (const number of [0, 8, 9, 98, 99, 999]) drawCase(arbitrary, 1, number, 0)
  expect(arbitrary.biases).toEqual([2, 2, 3, 3, 4, 5])
})

test('a path tells the number, the attempt from the second on, and every step', () => {
  const origin: Origin = { number: 17, attempt: 0, steps: [0], context: undefined }
  expect(pathOf(origin, [])).toBe('17:0')
  expect(pathOf(origin, [12, FORGET, 3])).toBe('17:0:12:_:3')
  expect(pathOf({ ...origin, attempt: 12, steps: [] }, [])).toBe('17.12')
})

test('a path leads to its case, with the steps to it and the context there', () => {
  const at = (path: string) => drawAt(watched(), 1, path)
  expect(at('17')).toEqual({ c: 100, origin: { number: 17, attempt: 0, steps: [], context: 'drawn' } })
  expect(at('17.12:1:0')).toEqual({
    c: 97,
    origin: { number: 17, attempt: 12, steps: [1, 0], context: 'drawn-2-1' },
  })
  expect(at('17:_:1')).toEqual({
    c: 98,
    origin: { number: 17, attempt: 0, steps: [FORGET, 1], context: 'undefined-2' },
  })
  const { arbitrary } = integers(1_000_000)
  expect(drawAt(arbitrary, 5, '40.12')).toEqual(drawCase(arbitrary, 5, 40, 12))
  expect(drawAt(arbitrary, 5, '40.12').c).not.toBe(drawAt(arbitrary, 5, '40.1').c)
})

test('a text that is no path, or leads to no case, is refused', () => {
  for (const path of ['', 'x', '1;2', ':1', '1.', '1.2.3', '1:-1', '1:', ' 1', '1 ', '1:2_'])
    expect(() => drawAt(watched(), 1, path)).toThrow(`the path is "${path}": give numbers, such as 17:0:2`)
  expect(() => drawAt(watched(), 1, '1:2')).toThrow(
    'the path 1:2 leads to no case: was it found with this seed and claim?',
  )
})
