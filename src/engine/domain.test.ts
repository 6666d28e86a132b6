import { expect, test } from 'vitest'
import { domainOf } from './domain.ts'

/** Even numbers up to 100, whose candidates are bolder than they may be. */
const evens = domainOf<number>({
  draw: (random) => 2 * random.nextInt(0, 50),
  isShaped: (value) => typeof value === 'number',
  flaw: (n) => (n % 2 === 0 ? undefined : 'expected an even number'),
  simpler: (n) => [n + 2, n - 1, n - 2, n, 0],
  print: String,
  read: Number,
  size: (n) => n,
})

test('only candidates that are smaller and of the domain are left, without a context', () => {
  const simpler = [...evens.arbitrary.shrink(8, undefined)]
  expect(simpler.map(({ value }) => value)).toEqual([6, 0])
  expect(simpler.map(({ context }) => context)).toEqual([undefined, undefined])
})

test('what is not of the type, or has a flaw, is no case of the domain', () => {
  expect([4, 3, '4', null].map((value) => evens.arbitrary.canShrinkWithoutContext(value))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a line is read, or refused with the flaw of what it says', () => {
  expect(evens.parse('4')).toBe(4)
  expect(() => evens.parse('5')).toThrow('5: expected an even number')
  expect(() => domainOf<string>({ ...texts, flaw: () => 'too short' }).parse('')).toThrow('an empty line: too short')
})

const texts = {
  draw: () => 'a',
  isShaped: (value: unknown) => typeof value === 'string',
  simpler: () => [],
  print: String,
  read: String,
  size: (text: string) => text.length,
}

test('without a flaw every value of the type is a case', () => {
  const all = domainOf<string>(texts)
  expect(all.arbitrary.canShrinkWithoutContext('')).toBe(true)
  expect(all.parse('')).toBe('')
})
