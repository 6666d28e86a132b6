import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import { reconcile, record } from './combine.ts'
import type { Domain, Random } from './domain.ts'
import { randomFrom } from './draw/index.ts'
import { shrink } from './shrink.ts'

interface Pair {
  readonly left: number
  readonly right: number
}

const pairsOf = (): Domain<Pair> => record<Pair>({ left: integers(100), right: integers(50) })
/** Both parts of one parity. */
const evenOf = (): Domain<Pair> =>
  reconcile(pairsOf(), (c) => ({
    ...c,
    right: c.right - ((c.left + c.right) % 2 === 0 ? 0 : c.right === 0 ? -1 : 1),
  }))

/** Gives the numbers in their order. */
const scripted = (...numbers: number[]): Random => ({
  nextInt() {
    const next = numbers.shift()
    if (next === undefined) throw new Error('the script is over')
    return next
  },
})

const isWhole = (c: number, most: number): boolean => Number.isInteger(c) && 0 <= c && c <= most

test('a record is printed by names and read back', () => {
  const pairs = pairsOf()
  expect(pairs.print({ left: 3, right: 4 })).toBe('left=3; right=4')
  expect(pairs.parse('left=3; right=4')).toEqual({ left: 3, right: 4 })
  expect(pairs.parse('right=4;left=3')).toEqual({ left: 3, right: 4 })
  expect(pairs.parse('  left=3 ; right= 4 ')).toEqual({ left: 3, right: 4 })
})

test('parts whose text holds semicolons, quotes, spaces or nothing survive', () => {
  const texts = {
    ...integers(9),
    print: (c: number) => ['', ' a', 'b;c="d"', 'e\nf', 'plain x'][c],
    parse: (line: string) => ['', ' a', 'b;c="d"', 'e\nf', 'plain x'].indexOf(line),
  }
  const both = record({ a: texts, b: texts })
  expect(both.print({ a: 4, b: 1 })).toBe('a=plain x; b=" a"')
  for (const a of [0, 1, 2, 3, 4]) for (const b of [0, 2, 4]) expect(both.parse(both.print({ a, b }))).toEqual({ a, b })
})

test('a line that lacks a part, or is no record, is an error that says so', () => {
  const pairs = pairsOf()
  expect(() => pairs.parse('left=3')).toThrow('"left=3" lacks right=…')
  expect(() => pairs.parse('left=3; nonsense')).toThrow(
    'is not of the form name=value; name=value, from character 8 on',
  )
  expect(() => pairs.parse('left=x; right=1')).toThrow('"x" is not a number')
})

test('records shrink part by part, without context', () => {
  const pairs = pairsOf()
  const { minimal, isFinished } = shrink(pairs, { left: 77, right: 33 }, (c) => c.left > 5 && c.right > 6, {
    budget: 1000,
  })
  expect([minimal, isFinished]).toEqual([{ left: 6, right: 7 }, true])
})

test('a shrink that runs out of budget keeps what it has and says so', () => {
  const pairs = pairsOf()
  const { isFinished, steps } = shrink(pairs, { left: 77, right: 33 }, (c) => c.left > 5, { budget: 3 })
  expect([isFinished, steps > 0]).toEqual([false, true])
})

test('mended parts agree after every draw, shrink, change, enumeration and parse', () => {
  const even = evenOf()
  const agrees = (c: { left: number; right: number }): boolean => (c.left + c.right) % 2 === 0
  const random = randomFrom(7)
  let c = even.parse('left=5; right=7')
  for (let k = 0; k < 200; k++) {
    expect(agrees(c)).toBe(true)
    for (const { value } of even.arbitrary.shrink(c, undefined))
      expect([agrees(value), even.size(value) < even.size(c)]).toEqual([true, true])
    c = even.neighbour?.(c, random) ?? c
  }
})

test('only parts that can vary are varied', () => {
  const { neighbour: _, ...still } = integers(9)
  const mixed = record({ fixed: still, free: integers(100) })
  const random = randomFrom(1)
  for (let k = 0; k < 20; k++) expect(mixed.neighbour?.({ fixed: 4, free: 50 }, random).fixed).toBe(4)
})

test('a line whose parts do not agree is refused, with one that would', () => {
  const even = evenOf()
  expect(() => even.parse('left=5; right=8')).toThrow(
    'the parts of "left=5; right=8" do not agree; left=5; right=7 would',
  )
})

test('a part that is unknown or given twice is refused', () => {
  const pairs = pairsOf()
  expect(() => pairs.parse('left=3; right=4; up=1')).toThrow('has up=…: the parts are left, right')
  expect(() => pairs.parse('left=3; right=4; left=1')).toThrow('has left=… twice')
})

test('a quoted part that is no JSON text is refused in our own words, which no version of Node changes', () => {
  expect(() => pairsOf().parse('left="\\q"; right=4')).toThrow(
    /^"\\q" is not a JSON text: line 1, column 3.*: expected one of [^;]*$/,
  )
})

test('records are enumerated as products, and mended ones once each with their true number', () => {
  const pairs = pairsOf()
  const even = evenOf()
  expect([...(pairs.small?.upTo(1) ?? [])].map(pairs.print)).toEqual([
    'left=0; right=0',
    'left=0; right=1',
    'left=1; right=0',
    'left=1; right=1',
  ])
  expect([pairs.small?.count(1), pairs.small?.count(2)]).toEqual([4, 9])
  expect([...(even.small?.upTo(1) ?? [])].map(even.print)).toEqual(['left=0; right=0', 'left=1; right=1'])
  expect(even.small?.scope(1)).toBe('all 2 cases that agree of left: all 2 numbers ≤ 1; right: all 2 numbers ≤ 1')
})

test('only a record of fitting parts shrinks without context', () => {
  const pairs = pairsOf()
  expect(pairs.arbitrary.canShrinkWithoutContext({ left: 1, right: 2 })).toBe(true)
  for (const other of [{ left: 1, right: 'x' }, { left: 1 }, null, undefined, 5, 'text', []])
    expect(pairs.arbitrary.canShrinkWithoutContext(other)).toBe(false)
  expect(evenOf().arbitrary.canShrinkWithoutContext({ left: 1, right: 1 })).toBe(true)
  expect(evenOf().arbitrary.canShrinkWithoutContext({ left: 1, right: 'x' })).toBe(false)
})

test('every part of a record is drawn from its own domain, and the parts of a mended one agree', () => {
  const pairs = fc.sample(pairsOf().arbitrary, { seed: 1, numRuns: 50 })
  for (const pair of pairs) {
    expect([isWhole(pair.left, 100), isWhole(pair.right, 50)]).toEqual([true, true])
    expect(Object.getPrototypeOf(pair)).toBe(Object.prototype)
  }
  expect(new Set(pairs.map(({ left }) => left)).size).toBeGreaterThan(10)
  const evens = fc.sample(evenOf().arbitrary, { seed: 1, numRuns: 50 })
  expect(evens.map(({ left, right }) => (left + right) % 2)).toEqual(new Array(50).fill(0))
})

test('one part is varied, of those that can vary, and the others are mended', () => {
  const { neighbour: _, ...still } = integers(100)
  // The part, then the power of ten and the sign of its step.
  expect(pairsOf().neighbour?.({ left: 50, right: 20 }, scripted(1, 0, 0))).toEqual({ left: 50, right: 21 })
  expect(pairsOf().neighbour?.({ left: 50, right: 20 }, scripted(0, 1, 1))).toEqual({ left: 40, right: 20 })
  expect(evenOf().neighbour?.({ left: 5, right: 7 }, scripted(0, 0, 0))).toEqual({ left: 6, right: 6 })
  const mixed = record({ fixed: still, free: integers(100) })
  expect(mixed.neighbour?.({ fixed: 4, free: 50 }, scripted(0, 0, 0))).toEqual({ fixed: 4, free: 51 })
  const c = { one: 1, two: 2 }
  expect(record({ one: still, two: still }).neighbour?.(c, scripted())).toBe(c)
})

test('a record is enumerated to the end where all of its parts are', () => {
  const small = (left: number, right: number) => record({ left: integers(left), right: integers(right) }).small
  expect([small(1, 2)?.isWhole?.(1), small(1, 2)?.isWhole?.(2), small(2, 1)?.isWhole?.(1)]).toEqual([
    false,
    true,
    false,
  ])
  const endless: Domain<number> = { ...integers(9), small: { upTo: () => [1], count: () => 1, scope: () => 'one' } }
  expect(record({ left: integers(1), right: endless }).small?.isWhole?.(9)).toBe(false)
})

test('what a part cannot do, the record and the mended record cannot', () => {
  const { small: _, ...large } = integers(9)
  expect(record({ left: integers(9), right: large })).not.toHaveProperty('small')
  const { neighbour: __, ...fixed } = large
  const mended = reconcile(fixed, (c) => c)
  expect(mended).not.toHaveProperty('small')
  expect(mended).not.toHaveProperty('neighbour')
})

test('mended cases are enumerated once each, and shrink to smaller ones only', () => {
  const even = evenOf()
  expect([...(even.small?.upTo(2) ?? [])].map(even.print)).toEqual([
    'left=0; right=0',
    'left=0; right=2',
    'left=1; right=1',
    'left=2; right=0',
    'left=2; right=2',
  ])
  const simpler = (c: Pair) => [...even.arbitrary.shrink(c, undefined)].map(({ value }) => even.print(value))
  expect(simpler({ left: 2, right: 2 })).toEqual([
    'left=0; right=2',
    'left=1; right=1',
    'left=2; right=0',
    'left=2; right=0',
  ])
  expect(simpler({ left: 1, right: 1 })).toEqual(['left=0; right=0'])
})

test('a record is described part by part, if a part is not read as it is printed', () => {
  const digit = integers(9)
  const described = { ...digit, describe: (n: number) => [`the digit ${n}`, 'as it is'] }
  expect(record({ a: described, b: digit }).describe?.({ a: 1, b: 2 })).toEqual([
    'a:',
    '  the digit 1',
    '  as it is',
    'b: 2',
  ])
  expect(record({ a: digit, b: digit }).describe).toBeUndefined()
  expect(reconcile(record({ a: described }), (c) => c).describe?.({ a: 3 })).toEqual([
    'a:',
    '  the digit 3',
    '  as it is',
  ])
})
