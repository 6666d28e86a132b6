import { expect, test } from 'vitest'
import { randomFrom, seedFor } from './random.ts'

test('seeds differ by claim and by seed, and are 32-bit integers', () => {
  const numbers = Array.from({ length: 50 }, (_, k) => k)
  const seeds = ['lemma-6', 'lemma-7', 'own'].flatMap((key) => numbers.map((seed) => seedFor(seed, key)))
  expect(new Set(seeds).size).toBe(150)
  for (const seed of seeds) expect(seed | 0).toBe(seed)
  expect(seedFor(1, 'lemma-6')).toBe(seedFor(1, 'lemma-6'))
})

test('integers stay in range and reach both ends', () => {
  const random = randomFrom(42)
  const drawn = Array.from({ length: 2000 }, () => random.nextInt(-3, 3))
  expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3])
})

test('the same seed gives the same numbers', () => {
  const [a, b] = [randomFrom(5), randomFrom(5)]
  for (let k = 0; k < 100; k++) expect(a.nextInt(0, 1e6)).toBe(b.nextInt(0, 1e6))
})

test('seeds and numbers are the same on every machine and in every version', () => {
  expect([seedFor(1, 'lemma-6'), seedFor(2, 'lemma-6'), seedFor(1, 'own')]).toEqual([
    -121163759, -519980619, -1974625139,
  ])
  const [plain, negative] = [randomFrom(42), randomFrom(-1)]
  expect(Array.from({ length: 6 }, () => plain.nextInt(0, 999))).toEqual([218, 919, 74, 772, 122, 629])
  expect(Array.from({ length: 6 }, () => negative.nextInt(-5, 5))).toEqual([-3, 5, -4, -1, -5, -2])
})
