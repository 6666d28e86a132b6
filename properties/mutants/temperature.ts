// Mistakes about the temperature of Theorem 26: how pessimistic it is, how it grows, and what softmax tends to.

import { precise, rational, real } from '../../src/numbers/index.ts'
import { leastInverseTemperature, recursion } from '../../src/soften/index.ts'
import { inClaim, inFile, type Mutant } from '../library/index.ts'
import { exponentialInLayers, growthWithGap, growthWithLayers, growthWithLength } from '../paper/theorem-26/growth.ts'
import { limit, rate } from '../paper/theorem-26/limit.ts'
import { chosenFor, continuous, hasTie, scoresWithinTau } from '../paper/theorem-26/limit-scores.ts'
import { pessimism } from '../paper/theorem-26/pessimism.ts'

const { half, one } = rational

export const temperatureMutants: readonly Mutant[] = [
  inClaim(
    'theorem-26.pessimism-half-of-one-layer',
    'theorem-26.pessimism',
    '1/τ is half of what it should be, for models of one layer only.',
    pessimism(({ layers, inverseTau }) =>
      layers === 1 ? rational.maximum(one, rational.multiply(half, inverseTau)) : inverseTau,
    ),
  ),
  inClaim(
    'theorem-26.growth-length-square',
    'theorem-26.growth-length',
    'n enters squared.',
    growthWithLength((target) => leastInverseTemperature({ ...target, n: target.n ** 2 })),
  ),
  inClaim(
    'theorem-26.growth-length-one-over-gamma',
    'theorem-26.growth-length',
    '2/γ is taken for 1/γ.',
    growthWithLength((target) => real.scaleBy(leastInverseTemperature(target), half)),
  ),
  inClaim(
    'theorem-26.growth-gap-no-logarithm',
    'theorem-26.growth-gap',
    'The tangent is taken at γ = 1, so that ln(1/γ) is missing.',
    growthWithGap((target) => {
      const atOne = leastInverseTemperature({ ...target, gammaSquare: one })
      const root = rational.squareRoot(target.gammaSquare) ?? one
      return real.scaleBy(atOne, rational.inverse(root))
    }),
  ),
  inFile('src/soften/temperature.ts')(
    'theorem-26.growth-gap-twice',
    'theorem-26.growth-gap',
    'ln γ is taken for half of it where its square is at hand.',
    'precise.multiply(ln(square), precise.point(1n, -1), bits)',
    'ln(square)',
  ),
  inFile('src/lemmas/lemma-25.ts')(
    'theorem-26.growth-layers-shallow',
    'theorem-26.growth-layers',
    'Activations are taken to grow by one layer only, whatever the depth.',
    'rational.power(growth(sizes), Math.max(0, sizes.layers - 1))',
    'rational.power(growth(sizes), Math.min(1, sizes.layers - 1))',
  ),
  inClaim(
    'theorem-26.growth-layers-exponential',
    'theorem-26.growth-layers',
    '1/τ grows exponentially with the depth.',
    growthWithLayers((target) =>
      real.enclosed((bits) =>
        precise.multiply(real.enclose(leastInverseTemperature(target), bits), precise.point(1n, target.layers), bits),
      ),
    ),
  ),
  inClaim(
    'theorem-26.growth-layers-printed-mended',
    'theorem-26.growth-layers-printed',
    'Nothing is exponential, and so the printed form is not refuted.',
    exponentialInLayers(one),
  ),
  inClaim(
    'theorem-26.limit-warmer',
    'theorem-26.limit',
    'The temperature rises where it should fall.',
    limit((inverseTau, { colder }) => rational.divide(inverseTau, colder)),
  ),
  inClaim(
    'theorem-26.limit-rate-twice',
    'theorem-26.limit-rate',
    'Errors are taken to fall twice as fast, by e^{−2γ/τ}.',
    rate((constants, tau) => recursion(constants, rational.multiply(half, tau))),
  ),
  inClaim(
    'theorem-26.limit-printed-mended',
    'theorem-26.limit-printed',
    'Rows are tieless, and so the printed form is not refuted.',
    continuous((c) => !hasTie(c)),
  ),
  inClaim(
    'theorem-26.limit-scores-alike',
    'theorem-26.limit-scores',
    'The error of the scores is small, but stays as it is where τ falls: it is not small against τ.',
    scoresWithinTau((c) => ({
      tau: chosenFor(c).tau,
      scoreError: chosenFor({ ...c, colder: one }).scoreError,
    })),
  ),
]
