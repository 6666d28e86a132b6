import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cases } from './cases.ts'
import { drawCase } from './draw/index.ts'
import { type Located, leastOfRestarts } from './restart.ts'

const plain = <C>(arbitrary: fc.Arbitrary<C>, print: (c: C) => string = String): Cases<C> => ({
  arbitrary,
  print,
  size: (c) => print(c).length,
})

const startAt = <C>(minimal: C, number = 0): Located<C> => ({
  minimal,
  origin: { number, attempt: 0, steps: [], context: undefined },
  path: [],
})

const restarted = <C>(
  domain: Cases<C>,
  start: Located<C>,
  fails: (c: C) => boolean,
  more: { budget?: number; isInterrupted?: () => boolean } = {},
) => {
  const tried: C[] = []
  const endsTheSame = (c: C): boolean => {
    tried.push(c)
    return fails(c)
  }
  const least = leastOfRestarts(domain, start, endsTheSame, { budget: 1_000, seed: 1, ...more })
  return { least, tried }
}

test('no more cases are tried than the budget allows, and none after an interruption', () => {
  const triedWith = (budget: number, fails: (c: number) => boolean) =>
    restarted(plain(fc.nat()), startAt(5), fails, { budget }).tried.length
  for (const budget of [0, 1, 2, 50]) {
    expect(triedWith(budget, () => false)).toBe(budget)
    expect(triedWith(budget, (c) => c >= 1_000)).toBe(budget)
  }
  let asked = 0
  const { tried } = restarted(plain(fc.nat()), startAt(5), () => false, { isInterrupted: () => asked++ >= 3 })
  expect(tried).toHaveLength(3)
})

test('two hundred further cases of the run are shrunk, and those that do not fail are none of them', () => {
  const { tried } = restarted(plain(fc.constant(7)), startAt(7), () => true)
  expect(tried).toHaveLength(200)
  const numbers = plain(fc.nat(1_000_000))
  const drawn = [5, 6, 7].map((number) => drawCase(numbers.arbitrary, 1, number, 0).c)
  expect(restarted(numbers, startAt(0, 4), () => false, { budget: 3 }).tried).toEqual(drawn)
})

test('the least text is taken: the shorter one, of equal length the first in the alphabet, and the start where it is as good', () => {
  // Nothing shrinks.
  const among = (...texts: readonly string[]) =>
    plain(
      fc.constantFrom(...texts).map((text) => ({ text })),
      (c) => c.text,
    )
  const leastFrom = (start: string, ...texts: readonly string[]) =>
    restarted(among(...texts), startAt({ text: start }), () => true).least
  expect(leastFrom('99', '100', '101').minimal.text).toBe('99')
  expect(leastFrom('100', '99', '990').minimal.text).toBe('99')
  expect(leastFrom('b', 'a', 'c').minimal.text).toBe('a')
  const same = leastFrom('a', 'a', 'b')
  expect([same.minimal.text, same.origin.number]).toEqual(['a', 0])
  const found = leastFrom('b', 'a', 'c')
  expect(drawCase(among('a', 'c').arbitrary, 1, found.origin.number, 0).c.text).toBe('a')
})
