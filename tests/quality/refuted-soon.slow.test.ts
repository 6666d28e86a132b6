// What is false is refuted soon, and not by the luck of a seed: otherwise nobody could tell a false form from a repaired one.
import { expect, test } from 'vitest'
import { claims } from '../../properties/index.ts'

const SEEDS = Array.from({ length: 20 }, (_, k) => k + 1)

for (const claim of claims.filter(({ expects }) => expects === 'refuted')) {
  test(`${claim.key} is refuted with every one of ${SEEDS.length} seeds`, () => {
    const standing = SEEDS.filter((seed) => claim.run({ seed, profile: 'mutate' }).verdict !== 'refuted')
    expect(standing).toEqual([])
  })
}
