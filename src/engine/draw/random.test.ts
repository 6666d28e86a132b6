import { expect, test } from 'vitest'
import { randomAt, randomFrom, seedFor } from './random.ts'

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
  expect(randomAt(1, 2, 3).getState()).toEqual([2028526344, 1958595399, -684162085, 16])
})

const draws = (seed: number, number: number, attempt: number): number[] => {
  const random = randomAt(seed, number, attempt)
  return Array.from({ length: 4 }, () => random.nextInt(0, 999_999))
}

test('every seed, number and attempt has numbers of its own', () => {
  const all = [1, 2, -1].flatMap((seed) =>
    [0, 1, 2, 255, 256, 65_536, 1_000_000, 2 ** 32, 2 ** 32 + 1, 2 ** 33, 10 ** 12].flatMap((number) =>
      [0, 1, 2].map((attempt) => draws(seed, number, attempt).join(' ')),
    ),
  )
  expect(new Set(all).size).toBe(99)
})

test('the first numbers of neighbouring cases are as even as if they were drawn in a row', () => {
  const counts = Array.from({ length: 16 }, () => 0)
  for (let number = 0; number < 16_000; number++) counts[randomAt(7, number, 0).nextInt(0, 15)] += 1
  // Binomial with mean 1,000 and deviation 31: four deviations.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(124)
})

/** The generator again, in another arithmetic. */
function* reference(a: bigint, b: bigint, c: bigint): Generator<bigint> {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x)
  for (let k = 1n; ; k++) {
    const result = word(a + b + k)
    ;[a, b, c] = [b ^ (b >> 9n), word(c + (c << 3n)), word(word((c << 21n) | (c >> 11n)) + result)]
    yield result
  }
}

test('random numbers are those of sfc32, after fifteen rounds', () => {
  const [seed, number, attempt] = [0x9e3779b9, 12_345, 3]
  const expected = reference(BigInt(seed), BigInt(number), BigInt(attempt))
  for (let round = 0; round < 15; round++) expected.next()
  const random = randomAt(seed, number, attempt)
  for (let k = 0; k < 100; k++)
    expect(BigInt.asUintN(32, BigInt(random.nextInt(-0x8000_0000, 0x7fff_ffff)))).toBe(expected.next().value)
})
