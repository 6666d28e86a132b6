// Mistakes in the approximation lemmas.

import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { inClaim, inFile, type Mutant } from '../library/index.ts'
import { zigguratBound } from '../paper/lemma-6/lemma-6.claims.ts'

export const lemmaMutants: readonly Mutant[] = [
  inClaim(
    'lemma-6.one-percent',
    'lemma-6',
    'The constant 4 is one percent too small.',
    zigguratBound((gamma, largest) =>
      exponentialSum.term(rational.multiply(rational.of(99, 25), largest), rational.negate(gamma)),
    ),
  ),
  inFile('src/lemmas/lemma-6.ts')(
    'lemma-6.constant-3',
    'lemma-6',
    'The constant of the bound is 3 instead of 4.',
    'rational.multiply(rational.of(4), largest)',
    'rational.multiply(rational.of(3), largest)',
  ),
  inFile('src/lemmas/row.ts')(
    'lemma-6.no-magnitude',
    'lemma-6',
    'v_max is the largest value, not the largest absolute value.',
    'rational.maximum(most, rational.absolute(v))',
    'rational.maximum(most, v)',
  ),
  inFile('src/lemmas/lemma-8.ts')(
    'lemma-8a.other-way',
    'lemma-8a',
    'The tie-breaking term prefers earlier positions.',
    'rational.of(-1, j)',
    'rational.of(1, j)',
  ),
  inFile('properties/paper/lemma-8/tie-breaking.ts')(
    'lemma-8a.printed-absolute',
    'lemma-8a.printed',
    'The printed form is checked with the repaired v_max, and so is not refuted.',
    '(v) => v.reduce(rational.maximum)',
    'largestMagnitude',
  ),
  inFile('src/lemmas/lemma-7.ts')(
    'lemma-7.three-fifths',
    'lemma-7',
    'The constant of the bound is 3/5 instead of 3/2.',
    'exponentialSum.term(rational.of(3, 2), rational.negate(slope))',
    'exponentialSum.term(rational.of(3, 5), rational.negate(slope))',
  ),
  inFile('src/lemmas/lemma-7.ts')(
    'lemma-7.steeper',
    'lemma-7.out-of-range',
    'Out of range the slope is taken for 4γ.',
    'rational.multiply(rational.of(3), lookup.gamma)',
    'rational.multiply(rational.of(4), lookup.gamma)',
  ),
  inFile('properties/paper/lemma-7/lemma-7.claims.ts')(
    'lemma-7.step-one-side-mended',
    'lemma-7.step-one-side',
    'The step takes the larger side, and so is not refuted.',
    'bound: (c) => lemma7.masses(c).right',
    'bound: lemma7.largerMass',
  ),
  inFile('src/lemmas/lemma-7.ts')(
    'lemma-7.smaller-side',
    'lemma-7.step-larger-side',
    'The smaller side is taken for the larger.',
    '.sign > 0 ? left : right',
    '.sign > 0 ? right : left',
  ),
  inFile('src/lemmas/lemma-8.ts')(
    'lemma-8a.scale',
    'lemma-8a',
    'The scores are scaled by m instead of m².',
    'product(gamma, length, length)',
    'product(gamma, length)',
  ),
  inFile('src/lemmas/lemma-8.ts')(
    'lemma-8b.scale',
    'lemma-8b',
    'The scores are scaled by γN instead of 2γN.',
    'product(rational.of(2), gamma, length)',
    'product(gamma, length)',
  ),
  inFile('properties/paper/lemma-8/tie-breaking.ts')(
    'lemma-8b.printed-absolute',
    'lemma-8b.printed',
    'The printed form is checked with the repaired v_max.',
    '(v) => v.reduce(rational.maximum)',
    'largestMagnitude',
  ),
  inFile('src/lemmas/lemma-8.ts')(
    'lemma-8c.rightmost',
    'lemma-8c',
    'The target of clause c is the rightmost maximum.',
    "clause === 'c' ? maximal[0]",
    "clause === 'b' ? maximal[0]",
  ),
  inFile('properties/paper/lemma-8/tie-breaking.ts')(
    'lemma-8c.printed-absolute',
    'lemma-8c.printed',
    'The printed form is checked with the repaired v_max.',
    '(v) => v.reduce(rational.maximum)',
    'largestMagnitude',
  ),
  inFile('src/lemmas/lemma-9.ts')(
    'lemma-9.third',
    'lemma-9',
    'The net begins to rise at 1/3.',
    'const QUARTER = rational.of(1, 4)',
    'const QUARTER = rational.of(1, 3)',
  ),
  inFile('src/lemmas/lemma-6.ts')(
    'lemma-6.sharp-too-sharp',
    'lemma-6.sharp',
    'The sharp bound divides by 1 + 2e^{−γ}.',
    'exponentialSum.term(rational.one, rational.negate(gamma))',
    'exponentialSum.term(rational.of(2), rational.negate(gamma))',
  ),
  inFile('properties/paper/lemma-7/lemma-7.claims.ts')(
    'lemma-7.below-range-mended',
    'lemma-7.below-range',
    'The control stays within the range, and so is not refuted.',
    'lookups({ least: rational.of(1, 1000), most: rational.of(99, 100) })',
    'lookups(IN_RANGE)',
  ),
  inFile('properties/paper/lemma-8/tie-breaking.ts')(
    'lemma-8a.weak-gap-mended',
    'lemma-8a.weak-gap',
    'The control has gap 1, and so is not refuted.',
    'gap: Rational = rational.of(9, 10)',
    'gap: Rational = rational.one',
  ),
]
