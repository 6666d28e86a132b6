import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { factorsOf, matrix, vector, writtenRowsOf, zeroMatrix, zeroVector } from './matrix.ts'

const three = rational.of(3)

test('zeros are not stored', () => {
  expect(
    matrix(1, 2, [
      [0, 0, rational.zero],
      [0, 1, three],
    ]).entries,
  ).toEqual([{ row: 0, column: 1, value: three }])
  expect(vector(2, [[1, rational.zero]])).toEqual(zeroVector(2))
  expect(matrix(2, 3, [])).toEqual(zeroMatrix(2, 3))
})

test('an entry outside the matrix, or given twice, is an error that names it', () => {
  expect(() => matrix(1, 2, [[1, 0, three]])).toThrow('entry (1, 0) lies outside a 1×2 matrix')
  expect(() => matrix(1, 2, [[0, -1, three]])).toThrow('entry (0, -1) lies outside a 1×2 matrix')
  expect(() => matrix(1, 2, [[0, 0.5, three]])).toThrow('lies outside')
  expect(() =>
    matrix(1, 2, [
      [0, 1, three],
      [0, 1, three],
    ]),
  ).toThrow('entry (0, 1) is given twice')
  expect(() =>
    matrix(3, 2, [
      [2, 1, three],
      [2, 1, three],
    ]),
  ).toThrow('entry (2, 1) is given twice')
})

test('the factors of a form are summed by coordinate, in order of appearance', () => {
  const form = [2, 0, 2].map((index) => ({ index, factor: three }))
  expect([...factorsOf(form)]).toEqual([
    [2, rational.of(6)],
    [0, three],
  ])
})

test('rows that are not 0 take no place for the others', () => {
  const wide = matrix(2 ** 40, 2, [
    [7, 1, three],
    [2 ** 39, 0, three],
    [7, 0, rational.one],
  ])
  expect([...writtenRowsOf(wide)]).toEqual([
    [
      7,
      [
        { index: 1, factor: three },
        { index: 0, factor: rational.one },
      ],
    ],
    [2 ** 39, [{ index: 0, factor: three }]],
  ])
})
