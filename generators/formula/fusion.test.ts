import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEATURES, FRAGMENTS, featuresOf, fragmentIncludes, meaning } from '../../src/logic/index.ts'
import { assertDomain } from '../assertions.ts'
import { type Fusion, fused, fusions, JOINS } from './fusion.ts'

const all = fusions({ features: FEATURES, maxLength: 6, maxSize: 8, sugar: true })
const sample = (count: number, seed = 1): Fusion[] => fc.sample(all.arbitrary, { numRuns: count, seed })

test('fusions keep the laws of a domain', () => {
  assertDomain(all, { isValid: ({ join }) => JOINS.includes(join), draws: 100, starts: 5 })
})

test('the truth that follows from the parts is that of the whole', () => {
  for (const fusion of sample(1_000)) {
    const { formula, word, truth } = fused(fusion)
    expect([all.print(fusion), truth]).toEqual([all.print(fusion), meaning(formula, word)])
  }
})

test.each(Object.values(FRAGMENTS))('fusions of formulas of $name are of it', (fragment) => {
  const some = fusions({ features: fragment.features, maxSize: 6 })
  for (const fusion of fc.sample(some.arbitrary, { numRuns: 100, seed: 1 })) {
    expect([some.print(fusion), fragmentIncludes(fragment, featuresOf(fused(fusion).formula))]).toEqual([
      some.print(fusion),
      true,
    ])
  }
})
