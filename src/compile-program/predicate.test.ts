// Predicates as sums of products: what is known is simplified away, and the two sides are not mistaken for one another.
import { expect, test } from 'vitest'
import { wordsUpTo } from '../../tests/support/compiled.ts'
import { disagreements } from '../../tests/support/programs.ts'
import { rational } from '../numbers/index.ts'
import { program } from '../srasp/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { compileProgram } from './index.ts'
import { and, type Choice, choiceText, FALSE, test as holding, type Mixed, not, same, TRUE } from './mixed.ts'
import { productsOf } from './predicate.ts'
import { openWorkshop } from './workshop.ts'

const at = (index: number, factor = 1): LinearForm => [{ index, factor: rational.of(factor) }]
const choice = (side: 'i' | 'j', form: LinearForm): Choice => ({
  at: side,
  options: new Map([
    [true, form],
    [false, at(99)],
  ]),
})
const x = (): Mixed => holding(choice('i', at(1)), true)
const y = (): Mixed => holding(choice('j', at(2)), true)

test('what is known is simplified away', () => {
  expect(not(TRUE)).toEqual(FALSE)
  expect(not(FALSE)).toEqual(TRUE)
  expect(not(not(x()))).toEqual(x())
  expect(and([])).toEqual(TRUE)
  expect(and([TRUE, TRUE])).toEqual(TRUE)
  expect(and([x(), FALSE])).toEqual(FALSE)
  expect(and([TRUE, x()])).toEqual(x())
  expect(and([x(), TRUE, y()])).toEqual({ kind: 'and', parts: [x(), y()] })
  expect(holding(choice('i', at(1)), 'maybe')).toEqual(FALSE)
})

test('different choices have different texts, whatever their labels are', () => {
  const texts = [
    new Map([
      ['a', at(1)],
      ['1b', at(2)],
    ]),
    new Map([
      ['a', at(11)],
      ['b', at(2)],
    ]),
    new Map([['a', at(1)]]),
    new Map([['a: 1·1 | b', at(2)]]),
  ].map((options) => choiceText({ at: 'i', options }))
  expect(new Set(texts).size).toBe(texts.length)
})

test('rests that differ are products of their own', () => {
  const c = choice('i', at(1))
  const both = (...forms: LinearForm[]): Mixed => and(forms.map((form) => holding(choice('j', form), true)))
  const [left, right] = [both(at(1), at(3, 12)), both(at(11), at(3, 2))]
  const predicate = not(and([not(and([holding(c, true), left])), not(and([holding(c, false), right]))]))
  expect(productsOf(openWorkshop(), 'p', predicate)).toHaveLength(2)
})

const symbol = (side: 'i' | 'j', labels: number): Choice => ({
  at: side,
  options: new Map(Array.from({ length: labels }, (_, k) => [`${k}`, at(k)])),
})

test('equal symbols are a product for each label that both can have', () => {
  const products = productsOf(openWorkshop(), 'p', same(symbol('i', 3), symbol('j', 2)))
  expect(products).toEqual([
    { i: at(0), j: at(0) },
    { i: at(1), j: at(1) },
  ])
})

test('1024 ways are taken, and 1025 are refused', () => {
  const bothAreFirst = (labels: number): Mixed =>
    and([holding(symbol('i', labels), '0'), holding(symbol('j', labels), '0')])
  expect(productsOf(openWorkshop(), 'p', not(bothAreFirst(1024)))).toHaveLength(2)
  expect(() => productsOf(openWorkshop(), 'p', not(bothAreFirst(1025)))).toThrow('more than 1024 ways')
})

const ABOVE = `
  alphabet a b
  a(i) = in(i) = "a"
  b(i) = in(i) = "b" or i = 2
  s(i) = if b(i) then "z" else in(i)
`

/** Eleven vectors of i, each with the same of j: 2^11 ways if those of i are decided, two if that of j is. */
const many = (): string => {
  const names = Array.from({ length: 11 }, (_, k) => `v${k}`)
  const vectors = names.map((name, k) => `${name}(i) = i = ${k} + 1 or a(i) and i > ${k}`)
  return `${vectors.join('\n')}\n y(i) = leftmost[all, ${names.map((name) => `${name}(i) and a(j)`).join(' or ')}] j : 0`
}

test.each([
  'y(i) = leftmost[all, s(j) = in(i)] j : 0',
  'y(i) = rightmost[all, s(i) != s(j)] j : 0',
  'y(i) = leftmost[all, b(i) != (a(i) = a(j))] j : 0',
  'y(i) = leftmost[all, if a(j) then (if b(j) then a(i) else b(i)) else (if b(j) then i = 1 else i = n)] j : 0',
])('%s finds what the interpreter finds', (line) => {
  const compiled = compileProgram(program(`${ABOVE}${line}`))
  expect(wordsUpTo(4, ['a', 'b']).flatMap((word) => disagreements(compiled, word))).toEqual([])
})

test('the side with few ways is decided where the other has too many', () => {
  const compiled = compileProgram(program(`${ABOVE}${many()}`))
  for (const word of ['abaabbabaabb', 'bbbbbbabbbbb']) expect(disagreements(compiled, [...word])).toEqual([])
})
