// Queries and keys of a head from its weights, the temperature of its rows, and when two forms are one sum.
import { describe, expect, test } from 'vitest'
import { headWith, rationals, streamOf } from '../../tests/support/by-hand.ts'
import { rational } from '../numbers/index.ts'
import { type Head, type LinearForm, type Model, matrix, term } from '../transformer/index.ts'
import { type HeadView, isSameForm, viewHead } from './head-view.ts'

describe('the view of a head', () => {
  const model = (head: Head): Model => ({
    name: 'by hand',
    coordinates: ['x', 'y'],
    embedding: { symbols: [], other: null },
    schedule: { positions: [], temperature: term('1/i', rational.of(6)) },
    layers: [
      { name: 'the first', heads: [], feedForward: null },
      { name: 'the second', heads: [head], feedForward: null },
    ],
    outputs: [],
  })
  /** Queries (2x, 0) and keys (y, x + y). */
  const head = (): Head => {
    const [one, two] = rationals([1, 2])
    return headWith(
      'future',
      matrix(2, 2, [[0, 0, two]]),
      matrix(2, 2, [
        [0, 1, one],
        [1, 0, one],
        [1, 1, one],
      ]),
    )
  }
  const viewOf = (of: Head, rows: HeadView['before']): HeadView => viewHead(model(of), 2, of, rows, rows)

  test('has the exact queries and keys of every position', () => {
    const { n, queries, keys } = viewOf(head(), streamOf([1, 2, 3], [5, 0, -1]))
    expect(n).toBe(3)
    expect(queries).toEqual(
      [
        [2, 0],
        [4, 0],
        [6, 0],
      ].map(rationals),
    )
    expect(keys).toEqual(
      [
        [5, 6],
        [0, 2],
        [-1, 2],
      ].map(rationals),
    )
  })

  test('has none where one of the coordinates that they read is not exact', () => {
    const { queries, keys } = viewOf(head(), streamOf([1, 2], [5, { lo: 0, hi: 1 }]))
    expect(queries).toEqual(
      [
        [2, 0],
        [4, 0],
      ].map(rationals),
    )
    expect(keys).toBe(undefined)
    expect(viewOf(head(), streamOf([{ lo: 0, hi: 1 }, 2], [5, 5])).queries).toBe(undefined)
  })

  test('has the temperature of the schedule for heads that divide by it, and 1 for others', () => {
    const rows = streamOf([1, 2], [0, 0])
    const temperatures = (of: Head): string[] => [1, 2].map((i) => rational.print(viewOf(of, rows).temperature(i)))
    expect(temperatures({ ...head(), weighting: 'softmax-tau' })).toEqual(['6', '3'])
    expect(temperatures(head())).toEqual(['1', '1'])
  })

  test('names the layer and the head', () => {
    expect(viewOf(head(), streamOf([1], [1])).spot(1)).toEqual({ layer: 2, layerName: 'the second', of: 'head', i: 1 })
  })
})

describe('two forms', () => {
  const form = (...terms: (readonly [index: number, factor: number])[]): LinearForm =>
    terms.map(([index, factor]) => ({ index, factor: rational.of(factor) }))

  test('are the same in any order of their terms', () => {
    expect(isSameForm(form([0, 1], [3, -2]), form([3, -2], [0, 1]))).toBe(true)
    expect(isSameForm([], [])).toBe(true)
  })

  test('differ by a factor, by a coordinate, and by a term that only one of them has', () => {
    expect(isSameForm(form([0, 1]), form([0, 2]))).toBe(false)
    expect(isSameForm(form([0, 1]), form([1, 1]))).toBe(false)
    expect(isSameForm(form([0, 1], [3, -2]), form([0, 1]))).toBe(false)
    expect(isSameForm(form([0, 1]), form([0, 1], [3, -2]))).toBe(false)
    expect(isSameForm(form([0, 1]), [])).toBe(false)
  })

  test('are compared as sums where one names a coordinate twice', () => {
    expect(isSameForm(form([0, 1]), form([0, 1], [0, 1]))).toBe(false)
    expect(isSameForm(form([0, 1], [0, 1]), form([0, 1]))).toBe(false)
    expect(isSameForm(form([0, 1], [3, 1]), form([0, 1], [0, 1]))).toBe(false)
    expect(isSameForm(form([0, 2], [3, 1]), form([0, 1], [3, 1], [0, 1]))).toBe(true)
  })
})
