// Mistakes about the temperature of Theorem 26: how pessimistic it is, how it grows, and what softmax tends to.

import { runnable } from '../../src/engine/index.ts'
import { precise, rational, real } from '../../src/numbers/index.ts'
import { leastInverseTemperature, recursion } from '../../src/soften/index.ts'
import type { Mutant } from '../library/index.ts'
import { exponentialInLayers, growthWithGap, growthWithLayers, growthWithLength } from '../paper/theorem-26/growth.ts'
import { limit, rate } from '../paper/theorem-26/limit.ts'
import { chosenFor, continuous, hasTie, scoresWithinTau } from '../paper/theorem-26/limit-scores.ts'
import { pessimism } from '../paper/theorem-26/pessimism.ts'

const { half, one } = rational

export const temperatureMutants: readonly Mutant[] = [
  {
    kind: 'model',
    name: 'theorem-26.pessimism-half-of-one-layer',
    mistake: '1/τ is half of what it should be, for models of one layer only.',
    killer: 'theorem-26.pessimism',
    change: runnable(
      pessimism(({ layers, inverseTau }) =>
        layers === 1 ? rational.maximum(one, rational.multiply(half, inverseTau)) : inverseTau,
      ),
    ),
  },
  {
    kind: 'model',
    name: 'theorem-26.growth-length-square',
    mistake: 'n enters squared.',
    killer: 'theorem-26.growth-length',
    change: runnable(growthWithLength((target) => leastInverseTemperature({ ...target, n: target.n ** 2 }))),
  },
  {
    kind: 'model',
    name: 'theorem-26.growth-length-one-over-gamma',
    mistake: '2/γ is taken for 1/γ.',
    killer: 'theorem-26.growth-length',
    change: runnable(growthWithLength((target) => real.scaleBy(leastInverseTemperature(target), half))),
  },
  {
    kind: 'model',
    name: 'theorem-26.growth-gap-no-logarithm',
    mistake: 'The tangent is taken at γ = 1, so that ln(1/γ) is missing.',
    killer: 'theorem-26.growth-gap',
    change: runnable(
      growthWithGap((target) => {
        const atOne = leastInverseTemperature({ ...target, gammaSquare: one })
        const root = rational.squareRoot(target.gammaSquare) ?? one
        return real.scaleBy(atOne, rational.inverse(root))
      }),
    ),
  },
  {
    kind: 'source',
    name: 'theorem-26.growth-gap-twice',
    mistake: 'ln γ is taken for half of it where its square is at hand.',
    killer: 'theorem-26.growth-gap',
    file: 'src/soften/temperature.ts',
    find: 'precise.multiply(ln(square), precise.point(1n, -1), bits)',
    put: 'ln(square)',
  },
  {
    kind: 'source',
    name: 'theorem-26.growth-layers-shallow',
    mistake: 'Activations are taken to grow by one layer only, whatever the depth.',
    killer: 'theorem-26.growth-layers',
    file: 'src/lemmas/lemma-25.ts',
    find: 'rational.power(growth(sizes), Math.max(0, sizes.layers - 1))',
    put: 'rational.power(growth(sizes), Math.min(1, sizes.layers - 1))',
  },
  {
    kind: 'model',
    name: 'theorem-26.growth-layers-exponential',
    mistake: '1/τ grows exponentially with the depth.',
    killer: 'theorem-26.growth-layers',
    change: runnable(
      growthWithLayers((target) =>
        real.enclosed((bits) =>
          precise.multiply(real.enclose(leastInverseTemperature(target), bits), precise.point(1n, target.layers), bits),
        ),
      ),
    ),
  },
  {
    kind: 'model',
    name: 'theorem-26.growth-layers-printed-mended',
    mistake: 'Nothing is exponential, and so the printed form is not refuted.',
    killer: 'theorem-26.growth-layers-printed',
    change: runnable(exponentialInLayers(one)),
  },
  {
    kind: 'model',
    name: 'theorem-26.limit-warmer',
    mistake: 'The temperature rises where it should fall.',
    killer: 'theorem-26.limit',
    change: runnable(limit((inverseTau, { colder }) => rational.divide(inverseTau, colder))),
  },
  {
    kind: 'model',
    name: 'theorem-26.limit-rate-twice',
    mistake: 'Errors are taken to fall twice as fast, by e^{−2γ/τ}.',
    killer: 'theorem-26.limit-rate',
    change: runnable(rate((constants, tau) => recursion(constants, rational.multiply(half, tau)))),
  },
  {
    kind: 'model',
    name: 'theorem-26.limit-printed-mended',
    mistake: 'Rows are tieless, and so the printed form is not refuted.',
    killer: 'theorem-26.limit-printed',
    change: runnable(continuous((c) => !hasTie(c))),
  },
  {
    kind: 'model',
    name: 'theorem-26.limit-scores-alike',
    mistake: 'The error of the scores is small, but stays as it is where τ falls: it is not small against τ.',
    killer: 'theorem-26.limit-scores',
    change: runnable(
      scoresWithinTau((c) => ({
        tau: chosenFor(c).tau,
        scoreError: chosenFor({ ...c, colder: one }).scoreError,
      })),
    ),
  },
]
