// What tests ask of drawn formulas: their parts, counts and factors.
import fc from 'fast-check'
import type { FormulaOptions } from '../../generators/formula/grammar.ts'
import type { Kind } from '../../generators/formula/kinds.ts'
import { placedAddends, placesOf } from '../../generators/formula/parts.ts'
import { formulas } from '../../generators/index.ts'
import type { Domain } from '../../src/engine/index.ts'
import { type Count, FEATURES, type Feature, type Formula, printFormula } from '../../src/logic/index.ts'

export const ALPHABET = ['a', 'b']
export const domainOf = (features: readonly Feature[], options: Partial<FormulaOptions> = {}): Domain<Formula> =>
  formulas({ features, alphabet: ALPHABET, ...options })
export const whole = domainOf(FEATURES)
/** With all operators, sugar too. */
export const sugared = (maxSize: number): fc.Arbitrary<Formula> =>
  domainOf(FEATURES, { sugar: true, maxSize }).arbitrary
export const sampleOf = (domain: Domain<Formula>, numRuns: number, seed = 1): Formula[] =>
  fc.sample(domain.arbitrary, { seed, numRuns })
export const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length

export const partsOf = (c: Formula): Formula[] => placesOf(c).map((place) => place.formula)
export const has =
  (kind: Kind) =>
  (c: Formula): boolean =>
    partsOf(c).some((part) => part.kind === kind)

export const countsAt = (part: Formula): Count<Formula>[] => {
  if (part.kind === 'predicate-of') return [part.count]
  return part.kind === 'compare' ? [...part.left, ...part.right].flatMap(({ count }) => count ?? []) : []
}
export const countsOf = (c: Formula): Count<Formula>[] => partsOf(c).flatMap(countsAt)
export const countText = ({ direction, of }: Count<Formula>): string => `${direction} ${printFormula(of)}`
export const countsSome =
  (holds: (counted: Formula) => boolean) =>
  (c: Formula): boolean =>
    countsOf(c).some(({ of }) => holds(of))

/** The factors of a comparison when all is brought to one side and equal counts are merged. */
export const factorsOf = (part: Formula): bigint[] => {
  const factors = new Map<string, bigint>()
  for (const { side, addend } of part.kind === 'compare' ? placedAddends(part) : []) {
    if (addend.count === null) continue
    const text = countText(addend.count)
    factors.set(text, (factors.get(text) ?? 0n) + (side === 'left' ? addend.factor : -addend.factor))
  }
  return [...factors.values()]
}
export const lambdaOf = (part: Formula): bigint =>
  factorsOf(part).reduce((sum, factor) => sum + (factor < 0n ? -factor : factor), 0n)
export const isLarge = (c: Formula): boolean => partsOf(c).some((part) => lambdaOf(part) >= 6n)
