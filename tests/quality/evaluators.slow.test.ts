import { expect, test } from 'vitest'
import { deviationsEnclose, hardAgrees, singleHeadsAgree, softEncloses, verdictsStay } from './evaluators.ts'

test('hard attention equals an independent exact evaluation on 3,000 random models', () => hardAgrees(3000))

test('soft enclosures contain a 1,000-bit evaluation, are nested, and are narrow on 99% of 2,500 random models', () => {
  const shares = softEncloses(2500, [53, 128, 256])
  const shown = [...shares].map(([bits, share]) => `${bits} bits ${(100 * share).toFixed(2)}%`)
  console.info(`relative width ≤ 1e-9 at every output: ${shown.join(', ')}`)
  for (const share of shares.values()) expect(share).toBeGreaterThanOrEqual(0.99)
})

test('a verdict found with few bits is the verdict of more bits, on 300 random models', () => {
  const { open, decided } = verdictsStay(300)
  expect(Math.min(open, decided)).toBeGreaterThan(1000)
})

test('deviations contain the difference of the soft and the hard reference on 500 random AHATs', () => {
  deviationsEnclose(500)
})

test('rewriting several heads as single ones changes no output of 1,000 random models', () => {
  expect(singleHeadsAgree(1000)).toBeGreaterThan(200)
})
