// Mistakes in the temperature: its factors, how it grows, how pessimistic it is, and what softmax tends to. The end-to-end bounds have too much
// slack to notice most of them, so the steps must.
import { exponentialSum, precise, rational, real } from '../../../src/numbers/index.ts'
import { inverseTemperature, leastInverseTemperature, recursion } from '../../../src/soften/index.ts'
import { inClaim, inSource, type Mutant } from '../../library/index.ts'
import { arithmetic, geometric, positiveLogarithm, withoutLayers } from './arithmetic.ts'
import { compiled } from './compiled.ts'
import { exponentialInLayers, growthWithGap, growthWithLayers, growthWithLength } from './growth.ts'
import { limit, rate } from './limit.ts'
import { chosenFor, continuous, hasTie, scoresWithinTau } from './limit-scores.ts'
import { pessimism } from './pessimism.ts'
import { layers, claim as theorem26 } from './theorem-26.claims.ts'

const { half, one } = rational

export const mutants: readonly Mutant[] = [
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
  inClaim(
    'theorem-26.step-geometric-mended',
    'theorem-26.step-geometric',
    'The factor L is there, and so the printed step is not refuted.',
    withoutLayers(() => one),
  ),
  inClaim(
    'theorem-26.step-logarithm-mended',
    'theorem-26.step-logarithm',
    'γ is taken at most 1, and so the printed step is not refuted.',
    positiveLogarithm((gamma) => rational.minimum(gamma, one)),
  ),
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
  ...inSource('src/soften/temperature.ts', 'enclosed', 'theorem-26.arithmetic', [
    [
      'theorem-26.sign',
      'e^{+γ/τ} is taken for e^{−γ/τ}: 1/τ falls where it should grow.',
      'precise.divide($whole, $gamma, $bits)',
      'precise.negate(precise.divide($whole, $gamma, $bits))',
    ],
    [
      'temperature.tangent-without-constant',
      'K is forgotten in r₀.',
      'rational.product(rational.of($$), $factor, $input, $input)',
      'rational.product(rational.of($$), $input, $input)',
    ],
    [
      'temperature.tangent-once',
      'The slope is added once, not for each layer but the last.',
      'BigInt($layers - 1)',
      '1n',
    ],
  ]),
  ...inSource('src/soften/temperature.ts', 'enclosed', 'theorem-26', [
    [
      'theorem-26.sign-end-to-end',
      'The same slip of the sign, seen by the outputs of models.',
      'precise.divide($whole, $gamma, $bits)',
      'precise.negate(precise.divide($whole, $gamma, $bits))',
    ],
  ]),
  ...inSource('src/soften/temperature.ts', 'enclosed', 'theorem-26.compiled', [
    [
      'theorem-26.compiled-sign',
      'e^{+γ/τ} is taken for e^{−γ/τ} where there are several layers.',
      'precise.point(2n)',
      'precise.point(-2n)',
    ],
  ]),
  ...inSource('src/soften/temperature.ts', 'enclosed', 'theorem-26.tangent', [
    [
      'temperature.layers-forgotten',
      'ln L is dropped.',
      'rational.product(rational.of($layers), $factor, rational.of($n), $input)',
      'rational.product($factor, rational.of($n), $input)',
    ],
    [
      'temperature.length-forgotten',
      'The length is forgotten.',
      'rational.product(rational.of($layers), $factor, rational.of($n), $input)',
      'rational.product(rational.of($layers), $factor, $input)',
    ],
    [
      'temperature.input-forgotten',
      'The size of the embedding is forgotten.',
      'rational.product(rational.of($layers), $factor, rational.of($n), $input)',
      'rational.product(rational.of($layers), $factor, rational.of($n))',
    ],
    [
      'temperature.constant-forgotten',
      'K is forgotten.',
      'rational.product(rational.of($layers), $factor, rational.of($n), $input)',
      'rational.product(rational.of($layers), rational.of($n), $input)',
    ],
    [
      'temperature.large-error',
      'ε is not taken at most 1.',
      'rational.divide($all, rational.minimum($epsilon, rational.one))',
      'rational.divide($all, $epsilon)',
    ],
    ['temperature.tangent-halved', 'The tangent is taken at half of r₀.', '2 * ($layers - 1)', '$layers - 1'],
    [
      'temperature.large-gap',
      'γ is not taken at most 1.',
      '$square = rational.minimum($gammaSquare, rational.one)',
      '$square = $gammaSquare',
    ],
    [
      'temperature.gap-squared',
      'γ² is taken for γ, also where it is above 1 and not clipped.',
      '$square = rational.minimum($$)',
      '$square = rational.maximum($$)',
    ],
  ]),
  ...inSource('src/soften/temperature.ts', 'roundedUp', 'theorem-26.tangent', [
    ['temperature.rounded-down', '1/τ is rounded down.', 'precise.ceilDivide', 'precise.floorDivide'],
  ]),
  ...inSource('src/soften/recursion.ts', 'recursion', 'theorem-26.geometric', [
    ['recursion.last-bound', 'r^{L−2} is taken for r^{L−1}.', 'Math.max(0, $layers - 1)', 'Math.max(0, $layers - 2)'],
    ['recursion.layers-forgotten', 'The factor L is forgotten.', 'rational.of($layers)', 'rational.one'],
  ]),
  ...inSource('src/soften/temperature.ts', 'enclosed', 'theorem-26.growth-gap', [
    [
      'theorem-26.growth-gap-twice',
      'ln γ is taken for half of it where its square is at hand.',
      'precise.multiply($ln($square), precise.point($$), $bits)',
      '$ln($square)',
    ],
  ]),
  ...inSource('src/lemmas/lemma-25.ts', 'activations', 'theorem-26.growth-layers', [
    [
      'theorem-26.growth-layers-shallow',
      'Activations are taken to grow by one layer only, whatever the depth.',
      'Math.max(0, $sizes.layers - 1)',
      'Math.min(1, $sizes.layers - 1)',
    ],
  ]),
]
