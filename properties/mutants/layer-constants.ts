// The constants of Lemma 25 and of the temperature of Theorem 26 in the unsafe direction. The end-to-end bounds have too much slack to
// notice, so the steps must.
import { inFile, type SourceMutant } from '../library/index.ts'

const lemma25 = inFile('src/lemmas/lemma-25.ts')
const lemma29 = inFile('src/lemmas/lemma-29.ts')
const CONSTANT = 'lemma-25.constant'

const oneLayer: readonly SourceMutant[] = [
  lemma25(
    'lemma-25.3-for-12',
    CONSTANT,
    'The 4 of Lemma 32 is forgotten: 3 instead of 12.',
    'times(12, heads, d, d',
    'times(3, heads, d, d',
  ),
  lemma25('lemma-25.root-forgotten', CONSTANT, '√d_k is forgotten.', 'rootAbove(dk), p, p, p, H, H)', 'p, p, p, H, H)'),
  lemma25(
    'lemma-25.root-below',
    'lemma-25.constant',
    '√d_k is rounded down.',
    'rational.integerSquareRoot(BigInt(k) * ROOT_UNIT * ROOT_UNIT) + 1n',
    'rational.integerSquareRoot(BigInt(k) * ROOT_UNIT * ROOT_UNIT)',
  ),
  lemma25('lemma-25.p-squared', CONSTANT, 'p³ is p².', 'p, p, p, H, H)', 'p, p, H, H)'),
  lemma25('lemma-25.H-once', CONSTANT, 'H² is H.', 'p, p, p, H, H)', 'p, p, p, H)'),
  lemma25(
    'lemma-25.one-head',
    CONSTANT,
    'Layers are taken to have one head.',
    'const attention = times(12, heads, d, d',
    'const attention = times(12, d, d',
  ),
  lemma25(
    'lemma-25.no-residual',
    CONSTANT,
    'The error before the layer is passed on by attention only.',
    'rational.add(times(heads, d, p), rational.one)))',
    'times(heads, d, p)))',
  ),
  lemma25(
    'lemma-25.no-net',
    CONSTANT,
    'The factor of the net is forgotten.',
    'return times(netFactor(d, df, p), rational.add(attention',
    'return times(1, rational.add(attention',
  ),
  lemma29(
    'lemma-25.growth-halved',
    CONSTANT,
    'K_a lacks the factor 2 that makes room for the biases.',
    'times(2, netFactor(d, df, p)',
    'times(1, netFactor(d, df, p)',
  ),
  lemma25(
    'lemma-25.H-without-d',
    CONSTANT,
    'H is K_a^{L−1}.',
    'times(sizes.d, rational.power(growth(sizes)',
    'times(1, rational.power(growth(sizes)',
  ),
  lemma25(
    'lemma-25.one-layer-less',
    CONSTANT,
    'H is d·K_a^{L−2}.',
    'Math.max(0, sizes.layers - 1)',
    'Math.max(0, sizes.layers - 2)',
  ),
  lemma25(
    'lemma-25.input-once',
    CONSTANT,
    'x² is x in what the layer makes of ε.',
    'rational.divide(times(K, input, input), tau)',
    'rational.divide(times(K, input), tau)',
  ),
  lemma25(
    'lemma-25.temperature-forgotten',
    CONSTANT,
    'What the layer makes of ε is not divided by τ.',
    'rational.divide(times(K, input, input), tau)',
    'times(K, input, input)',
  ),
]

const temperature = inFile('src/soften/temperature.ts')
const recursion = inFile('src/soften/recursion.ts')
const ARITHMETIC = 'theorem-26.arithmetic'
const TANGENT = 'theorem-26.tangent'

const softening: readonly SourceMutant[] = [
  temperature(
    'temperature.layers-forgotten',
    TANGENT,
    'ln L is dropped.',
    'product(rational.of(layers), factor, rational.of(n), input)',
    'product(factor, rational.of(n), input)',
  ),
  temperature(
    'temperature.length-forgotten',
    TANGENT,
    'The length is forgotten.',
    'product(rational.of(layers), factor, rational.of(n), input)',
    'product(rational.of(layers), factor, input)',
  ),
  temperature(
    'temperature.input-forgotten',
    TANGENT,
    'The size of the embedding is forgotten.',
    'product(rational.of(layers), factor, rational.of(n), input)',
    'product(rational.of(layers), factor, rational.of(n))',
  ),
  temperature(
    'temperature.constant-forgotten',
    TANGENT,
    'K is forgotten.',
    'product(rational.of(layers), factor, rational.of(n), input)',
    'product(rational.of(layers), rational.of(n), input)',
  ),
  temperature(
    'temperature.large-error',
    TANGENT,
    'ε is not taken at most 1.',
    'rational.divide(all, rational.minimum(epsilon, rational.one))',
    'rational.divide(all, epsilon)',
  ),
  temperature(
    'temperature.tangent-halved',
    TANGENT,
    'The tangent is taken at half of r₀.',
    'product(rational.of(2 * (layers - 1)), factor, input, input)',
    'product(rational.of(layers - 1), factor, input, input)',
  ),
  temperature(
    'temperature.tangent-without-constant',
    ARITHMETIC,
    'K is forgotten in r₀.',
    'product(rational.of(2 * (layers - 1)), factor, input, input)',
    'product(rational.of(2 * (layers - 1)), input, input)',
  ),
  temperature(
    'temperature.tangent-once',
    ARITHMETIC,
    'The slope is added once, not for each layer but the last.',
    'const below = precise.point(BigInt(layers - 1))',
    'const below = precise.point(1n)',
  ),
  temperature(
    'temperature.rounded-down',
    TANGENT,
    '1/τ is rounded down.',
    'precise.ceilDivide(numerator * unit.denominator, denominator * unit.numerator)',
    'precise.floorDivide(numerator * unit.denominator, denominator * unit.numerator)',
  ),
  temperature(
    'temperature.large-gap',
    TANGENT,
    'γ is not taken at most 1.',
    'const square = rational.minimum(gammaSquare, rational.one)',
    'const square = gammaSquare',
  ),
  temperature(
    'temperature.gap-squared',
    TANGENT,
    'γ² is taken for γ, also where it is above 1 and not clipped.',
    'const square = rational.minimum(gammaSquare, rational.one)',
    'const square = rational.maximum(gammaSquare, rational.one)',
  ),
  recursion(
    'recursion.last-bound',
    'theorem-26.geometric',
    'r^{L−2} is taken for r^{L−1}.',
    'rational.power(ratio, Math.max(0, layers - 1))',
    'rational.power(ratio, Math.max(0, layers - 2))',
  ),
  recursion(
    'recursion.layers-forgotten',
    'theorem-26.geometric',
    'The factor L is forgotten.',
    'rational.multiply(rational.of(layers), rational.power',
    'rational.multiply(rational.one, rational.power',
  ),
]

export const layerConstantMutants: readonly SourceMutant[] = [...oneLayer, ...softening]
