// Gaps that are stated too large.
import { gapOf } from '../../../generators/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { KnownGap } from '../../../src/transformer/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { compiled as compiledGap } from './compiled.ts'
import { claim as hasGap } from './proposition-24.claims.ts'

const twice = (gap: KnownGap): KnownGap =>
  gap.kind === 'gap' ? { kind: 'gap', square: rational.multiply(rational.of(4), gap.square), exact: undefined } : gap

export const mutants: readonly Mutant[] = [
  inClaim(
    'proposition-24.twice',
    'proposition-24',
    'The gap is stated twice as large as it is.',
    hasGap((ahat, n) => twice(gapOf(ahat, n))),
  ),
  inClaim(
    'proposition-24.compiled-twice',
    'proposition-24.compiled',
    'The gap of a compiled formula is stated twice as large as its weights give it.',
    compiledGap((model, n) => twice(gapOf({ kind: 'grid', model }, n))),
  ),
  ...inSource('generators/ahat/gap.ts', 'derivedGap', 'proposition-24', [
    [
      'drawn.derived-gap-twice',
      'The gap that is derived from the weights is stated twice as large.',
      '$square = derivedSquare($$)',
      'found = derivedSquare($$), $square = found && rational.multiply(found, rational.of(4))',
    ],
  ]),
  ...inSource('src/transformer/gap.ts', 'smaller', 'proposition-24', [
    [
      'gap.largest-kept',
      'Of the gaps of several words the largest is kept.',
      'rational.compare($$) < 0',
      'rational.compare($$) > 0',
    ],
  ]),
  ...inSource('src/transformer/gap.ts', 'rowGapSquare', 'proposition-24.compiled', [
    ['gap.not-squared', 'The gap is taken for its square.', 'rational.power(rational.of($$), 2)', 'rational.of($$)'],
  ]),
]
