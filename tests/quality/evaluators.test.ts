import { expect, test } from 'vitest'
import { deviationsEnclose, hardAgrees, singleHeadsAgree, softEncloses, verdictsStay } from './evaluators.ts'

test('hard attention equals an independent exact evaluation', () => hardAgrees(200))

test('soft enclosures contain a 1,000-bit evaluation and get smaller with more bits', () => {
  softEncloses(60, [53, 128])
})

test('a verdict found with few bits is the verdict of more bits', () => {
  const { open, decided } = verdictsStay(20)
  expect(Math.min(open, decided)).toBeGreaterThan(50)
})

test('deviations contain the difference of the soft and the hard reference', () => deviationsEnclose(50))

test('rewriting several heads as single ones changes no output', () => {
  expect(singleHeadsAgree(100)).toBeGreaterThan(20)
})
