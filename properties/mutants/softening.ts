// Mistakes on the way from hard to soft attention: Proposition 24, Lemma 25 and Theorem 26.

import { gapOf } from '../../generators/index.ts'
import { runnable } from '../../src/engine/index.ts'
import { lemma25 } from '../../src/lemmas/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { inverseTemperature, recursion } from '../../src/soften/index.ts'
import type { KnownGap } from '../../src/transformer/index.ts'
import type { Mutant } from '../library/index.ts'
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
  {
    kind: 'model',
    name: 'proposition-24.twice',
    mistake: 'The gap is stated twice as large as it is.',
    killer: 'proposition-24',
    change: runnable(hasGap((ahat, n) => twice(gapOf(ahat, n)))),
  },
  {
    kind: 'model',
    name: 'proposition-24.compiled-twice',
    mistake: 'The gap of a compiled formula is stated twice as large as its weights give it.',
    killer: 'proposition-24.compiled',
    change: runnable(compiledGap((model, n) => twice(gapOf({ kind: 'grid', model }, n)))),
  },
  {
    kind: 'model',
    name: 'lemma-25.no-inherited-error',
    mistake: 'The error that was there before the layer is forgotten.',
    killer: 'lemma-25',
    change: runnable(oneLayer((step) => lemma25.bound(step, rational.zero))),
  },
  {
    kind: 'model',
    name: 'lemma-25.printed-mended',
    mistake: 'The activations are bounded, and so the printed form is not refuted.',
    killer: 'lemma-25.printed',
    change: runnable(anyActivations(() => [rational.zero, rational.one])),
  },
  {
    kind: 'model',
    name: 'theorem-26.half',
    mistake: '1/τ is half of what it should be.',
    killer: 'theorem-26',
    change: runnable(
      theorem26(({ inverseTau }) => rational.maximum(rational.one, rational.multiply(half, inverseTau))),
    ),
  },
  {
    kind: 'model',
    name: 'theorem-26.half-of-one-layer',
    mistake: '1/τ is half of what it should be, for models of one layer only.',
    killer: 'theorem-26',
    change: runnable(
      theorem26(({ layers: count, inverseTau }) =>
        count === 1 ? rational.maximum(rational.one, rational.multiply(half, inverseTau)) : inverseTau,
      ),
    ),
  },
  {
    kind: 'source',
    name: 'theorem-26.sign',
    mistake: 'e^{+γ/τ} is taken for e^{−γ/τ}: 1/τ falls where it should grow.',
    killer: 'theorem-26.arithmetic',
    file: 'src/soften/temperature.ts',
    find: 'if (layers === 1) return precise.divide(whole, gamma, bits)',
    put: 'if (layers === 1) return precise.negate(precise.divide(whole, gamma, bits))',
  },
  {
    kind: 'source',
    name: 'theorem-26.sign-end-to-end',
    mistake: 'The same slip of the sign, seen by the outputs of models.',
    killer: 'theorem-26',
    file: 'src/soften/temperature.ts',
    find: 'if (layers === 1) return precise.divide(whole, gamma, bits)',
    put: 'if (layers === 1) return precise.negate(precise.divide(whole, gamma, bits))',
  },
  {
    kind: 'source',
    name: 'theorem-26.compiled-sign',
    mistake: 'e^{+γ/τ} is taken for e^{−γ/τ} where there are several layers.',
    killer: 'theorem-26.compiled',
    file: 'src/soften/temperature.ts',
    find: 'return precise.divide(precise.multiply(precise.point(2n), precise.add(whole, slopes, bits), bits), gamma, bits)',
    put: 'return precise.divide(precise.multiply(precise.point(-2n), precise.add(whole, slopes, bits), bits), gamma, bits)',
  },
  {
    kind: 'model',
    name: 'theorem-26.compiled-own-temperature',
    mistake: 'A compiled model keeps the temperature of its own statement.',
    killer: 'theorem-26.compiled',
    change: runnable(compiled((_, model) => model.schedule.temperature)),
  },
  {
    kind: 'model',
    name: 'theorem-26.previous-layer',
    mistake: 'Each layer is held to the bound of the one before.',
    killer: 'theorem-26.recursion',
    change: runnable(
      layers((constants, tau) => {
        const found = recursion(constants, tau)
        return { ...found, bounds: [exponentialSum.empty, ...found.bounds.slice(0, -1)] }
      }),
    ),
  },
  {
    kind: 'model',
    name: 'theorem-26.one-over-gamma',
    mistake: '2/γ is taken for 1/γ.',
    killer: 'theorem-26.arithmetic',
    change: runnable(
      arithmetic((target) =>
        target.layers === 1
          ? inverseTemperature(target)
          : rational.maximum(rational.one, rational.multiply(half, inverseTemperature(target))),
      ),
    ),
  },
  {
    kind: 'model',
    name: 'theorem-26.no-layers',
    mistake: 'The factor L is forgotten.',
    killer: 'theorem-26.geometric',
    change: runnable(geometric(({ total }, { layers: count }) => exponentialSum.scaleBy(total, rational.of(1, count)))),
  },
  {
    kind: 'source',
    name: 'theorem-26.step-geometric-mended',
    mistake: 'The factor L is there, and so the printed step is not refuted.',
    killer: 'theorem-26.step-geometric',
    file: 'properties/paper/theorem-26/arithmetic.ts',
    find: 'rational.of(1, c.layers)',
    put: 'rational.one',
  },
  {
    kind: 'source',
    name: 'theorem-26.step-logarithm-mended',
    mistake: 'γ is taken at most 1, and so the printed step is not refuted.',
    killer: 'theorem-26.step-logarithm',
    file: 'properties/paper/theorem-26/arithmetic.ts',
    find: 'observed: ({ gamma }) => gamma,',
    put: 'observed: ({ gamma }) => rational.minimum(gamma, rational.one),',
  },
]
