import { expect, test } from 'vitest'
import { integers } from '../../tests/support/integers.ts'
import { fitted, record } from './combine.ts'
import { randomFrom } from './random.ts'
import { shrink } from './shrink.ts'

const pairs = record({ left: integers(100), right: integers(50) })
/** Both parts of one parity. */
const even = fitted(pairs, (c) => ({
  ...c,
  right: c.right - ((c.left + c.right) % 2 === 0 ? 0 : c.right === 0 ? -1 : 1),
}))

test('a record is printed by names and read back', () => {
  expect(pairs.print({ left: 3, right: 4 })).toBe('left=3; right=4')
  expect(pairs.parse('left=3; right=4')).toEqual({ left: 3, right: 4 })
  expect(pairs.parse('right=4;left=3')).toEqual({ left: 3, right: 4 })
})

test('parts whose text holds semicolons, quotes, spaces or nothing survive', () => {
  const texts = {
    ...integers(9),
    print: (c: number) => ['', ' a', 'b;c="d"', 'e\nf', 'plain x'][c],
    parse: (line: string) => ['', ' a', 'b;c="d"', 'e\nf', 'plain x'].indexOf(line),
  }
  const both = record({ a: texts, b: texts })
  for (const a of [0, 1, 2, 3, 4]) for (const b of [0, 2, 4]) expect(both.parse(both.print({ a, b }))).toEqual({ a, b })
})

test('a line that lacks a part, or is no record, is an error that says so', () => {
  expect(() => pairs.parse('left=3')).toThrow('"left=3" lacks right=…')
  expect(() => pairs.parse('left=3; nonsense')).toThrow(
    'is not of the form name=value; name=value, from character 8 on',
  )
  expect(() => pairs.parse('left=x; right=1')).toThrow('"x" is not a number')
})

test('records shrink part by part, without context', () => {
  const { minimal, isFinished } = shrink(pairs, { left: 77, right: 33 }, (c) => c.left > 5 && c.right > 6, 1000)
  expect([minimal, isFinished]).toEqual([{ left: 6, right: 7 }, true])
})

test('a shrink that runs out of budget keeps what it has and says so', () => {
  const { isFinished, steps } = shrink(pairs, { left: 77, right: 33 }, (c) => c.left > 5, 3)
  expect([isFinished, steps > 0]).toEqual([false, true])
})

test('mended parts agree after every draw, shrink, mutation, enumeration and parse', () => {
  const agrees = (c: { left: number; right: number }): boolean => (c.left + c.right) % 2 === 0
  const random = randomFrom(7)
  let c = even.parse('left=5; right=7')
  for (let k = 0; k < 200; k++) {
    expect(agrees(c)).toBe(true)
    for (const { value } of even.arbitrary.shrink(c, undefined))
      expect([agrees(value), even.size(value) < even.size(c)]).toEqual([true, true])
    c = even.mutate?.(c, random) ?? c
  }
})

test('only parts that can vary are varied', () => {
  const { mutate: _, ...still } = integers(9)
  const mixed = record({ fixed: still, free: integers(100) })
  const random = randomFrom(1)
  for (let k = 0; k < 20; k++) expect(mixed.mutate?.({ fixed: 4, free: 50 }, random).fixed).toBe(4)
})

test('a line whose parts do not agree is refused, with one that would', () => {
  expect(() => even.parse('left=5; right=8')).toThrow(
    'the parts of "left=5; right=8" do not agree; left=5; right=7 would',
  )
})

test('a part that is unknown or given twice is refused', () => {
  expect(() => pairs.parse('left=3; right=4; up=1')).toThrow('has up=…: the parts are left, right')
  expect(() => pairs.parse('left=3; right=4; left=1')).toThrow('has left=… twice')
})

test('records are enumerated as products, and mended ones once each with their true number', () => {
  expect([...(pairs.small?.upTo(1) ?? [])].map(pairs.print)).toEqual([
    'left=0; right=0',
    'left=0; right=1',
    'left=1; right=0',
    'left=1; right=1',
  ])
  expect([...(even.small?.upTo(1) ?? [])].map(even.print)).toEqual(['left=0; right=0', 'left=1; right=1'])
  expect(even.small?.scope(1)).toBe('all 2 cases that agree of left: all 2 numbers ≤ 1; right: all 2 numbers ≤ 1')
})

test('only a record of fitting parts shrinks without context', () => {
  expect(pairs.arbitrary.canShrinkWithoutContext({ left: 1, right: 2 })).toBe(true)
  expect(pairs.arbitrary.canShrinkWithoutContext({ left: 1, right: 'x' })).toBe(false)
})
