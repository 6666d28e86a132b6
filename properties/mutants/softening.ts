// Mistakes on the way from hard to soft attention: Proposition 24, Lemma 25 and Theorem 26.

import { gapOf } from '../../generators/index.ts'
import { lemma25 } from '../../src/lemmas/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { inverseTemperature, recursion } from '../../src/soften/index.ts'
import type { KnownGap } from '../../src/transformer/index.ts'
import { inClaim, inFile, type Mutant } from '../library/index.ts'
import { anyActivations, claim as oneLayer } from '../paper/lemma-25/lemma-25.claims.ts'
import { compiled as compiledGap } from '../paper/proposition-24/compiled.ts'
import { claim as hasGap } from '../paper/proposition-24/proposition-24.claims.ts'
import { arithmetic, geometric } from '../paper/theorem-26/arithmetic.ts'
import { compiled } from '../paper/theorem-26/compiled.ts'
import { layers, claim as theorem26 } from '../paper/theorem-26/theorem-26.claims.ts'

const half = rational.half

const twice = (gap: KnownGap): KnownGap =>
  gap.kind === 'gap' ? { kind: 'gap', square: rational.multiply(rational.of(4), gap.square), exact: undefined } : gap

export const softeningMutants: readonly Mutant[] = [
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
  inClaim(
    'lemma-25.no-inherited-error',
    'lemma-25',
    'The error that was there before the layer is forgotten.',
    oneLayer((step) => lemma25.bound(step, rational.zero)),
  ),
  inClaim(
    'lemma-25.printed-mended',
    'lemma-25.printed',
    'The activations are bounded, and so the printed form is not refuted.',
    anyActivations(() => [rational.zero, rational.one]),
  ),
  inClaim(
    'theorem-26.half',
    'theorem-26',
    '1/τ is half of what it should be.',
    theorem26(({ inverseTau }) => rational.maximum(rational.one, rational.multiply(half, inverseTau))),
  ),
  inClaim(
    'theorem-26.half-of-one-layer',
    'theorem-26',
    '1/τ is half of what it should be, for models of one layer only.',
    theorem26(({ layers: count, inverseTau }) =>
      count === 1 ? rational.maximum(rational.one, rational.multiply(half, inverseTau)) : inverseTau,
    ),
  ),
  inFile('src/soften/temperature.ts')(
    'theorem-26.sign',
    'theorem-26.arithmetic',
    'e^{+γ/τ} is taken for e^{−γ/τ}: 1/τ falls where it should grow.',
    'if (layers === 1) return precise.divide(whole, gamma, bits)',
    'if (layers === 1) return precise.negate(precise.divide(whole, gamma, bits))',
  ),
  inFile('src/soften/temperature.ts')(
    'theorem-26.sign-end-to-end',
    'theorem-26',
    'The same slip of the sign, seen by the outputs of models.',
    'if (layers === 1) return precise.divide(whole, gamma, bits)',
    'if (layers === 1) return precise.negate(precise.divide(whole, gamma, bits))',
  ),
  inFile('src/soften/temperature.ts')(
    'theorem-26.compiled-sign',
    'theorem-26.compiled',
    'e^{+γ/τ} is taken for e^{−γ/τ} where there are several layers.',
    'return precise.divide(precise.multiply(precise.point(2n), precise.add(whole, slopes, bits), bits), gamma, bits)',
    'return precise.divide(precise.multiply(precise.point(-2n), precise.add(whole, slopes, bits), bits), gamma, bits)',
  ),
  inClaim(
    'theorem-26.compiled-own-temperature',
    'theorem-26.compiled',
    'A compiled model keeps the temperature of its own statement.',
    compiled((_, model) => model.schedule.temperature),
  ),
  inClaim(
    'theorem-26.previous-layer',
    'theorem-26.recursion',
    'Each layer is held to the bound of the one before.',
    layers((constants, tau) => {
      const found = recursion(constants, tau)
      return { ...found, bounds: [exponentialSum.empty, ...found.bounds.slice(0, -1)] }
    }),
  ),
  inClaim(
    'theorem-26.one-over-gamma',
    'theorem-26.arithmetic',
    '2/γ is taken for 1/γ.',
    arithmetic((target) =>
      target.layers === 1
        ? inverseTemperature(target)
        : rational.maximum(rational.one, rational.multiply(half, inverseTemperature(target))),
    ),
  ),
  inClaim(
    'theorem-26.no-layers',
    'theorem-26.geometric',
    'The factor L is forgotten.',
    geometric(({ total }, { layers: count }) => exponentialSum.scaleBy(total, rational.of(1, count))),
  ),
  inFile('properties/paper/theorem-26/arithmetic.ts')(
    'theorem-26.step-geometric-mended',
    'theorem-26.step-geometric',
    'The factor L is there, and so the printed step is not refuted.',
    'rational.of(1, c.layers)',
    'rational.one',
  ),
  inFile('properties/paper/theorem-26/arithmetic.ts')(
    'theorem-26.step-logarithm-mended',
    'theorem-26.step-logarithm',
    'γ is taken at most 1, and so the printed step is not refuted.',
    'observed: ({ gamma }) => gamma,',
    'observed: ({ gamma }) => rational.minimum(gamma, rational.one),',
  ),
]
