// Bounds in the unsafe direction: every factor of Lemmas 6 to 9 and 28 to 33.
import { inFile, type SourceMutant } from '../library/index.ts'

const lemma6 = inFile('src/lemmas/lemma-6.ts')
const lemma7 = inFile('src/lemmas/lemma-7.ts')
const lemma8 = inFile('src/lemmas/lemma-8.ts')
const lemma9 = inFile('src/lemmas/lemma-9.ts')
const row = inFile('src/lemmas/row.ts')

const approximation: readonly SourceMutant[] = [
  lemma6(
    'lemma-6.sharp-constant',
    'lemma-6.sharp',
    'The constant of the sharp bound is 3.',
    'rational.multiply(largest, rational.of(4))',
    'rational.multiply(largest, rational.of(3))',
  ),
  lemma7(
    'lemma-7.everywhere-out-of-range',
    'lemma-7',
    'The slope is taken for 3γ, also where the row is visible.',
    'isInRange(lookup) ? lookup.gamma :',
    'isInRange(lookup) && lookup.row < 0 ? lookup.gamma :',
  ),
  lemma7(
    'lemma-7.clamped-to-0',
    'lemma-7.out-of-range',
    'A row beyond the end is said to find the one before the last.',
    'Math.min(length, Math.max(1, row))',
    'Math.max(1, Math.min(length - 1, row))',
  ),
  lemma8(
    'lemma-8b.half-the-lean',
    'lemma-8b',
    'Scores lean by j/(4N).',
    "rational.of(clause === 'b' ? j : -j, 2 * reach)",
    "rational.of(clause === 'b' ? j : -j, 4 * reach)",
  ),
  lemma8(
    'lemma-8c.leans-right',
    'lemma-8c',
    'Clause c leans to the right.',
    "rational.of(clause === 'b' ? j : -j, 2 * reach)",
    'rational.of(j, 2 * reach)',
  ),
  lemma8(
    'lemma-8a.first-of-the-window',
    'lemma-8a',
    'Positions are counted from the beginning of the window.',
    'lean(clause, first + k, reach)',
    "lean(clause, clause === 'a' ? 1 + k : first + k, reach)",
    'Clauses b and c are as before. For a, 1/j − 1/(j + 1) is larger for smaller j, so rows counted from 1 are at least as steep, and the bound holds all the more.',
  ),
  lemma8(
    'lemma-8b.leftmost',
    'lemma-8b',
    'Clause b aims at the leftmost of the largest scores.',
    "clause === 'c' ? maximal[0] : maximal[maximal.length - 1]",
    "clause !== 'a' ? maximal[0] : maximal[maximal.length - 1]",
  ),
  lemma9(
    'lemma-9.ends-at-1',
    'lemma-9',
    'The net and the pieces end at 1.',
    'const THREE_QUARTERS = rational.of(3, 4)',
    'const THREE_QUARTERS = rational.of(1)',
  ),
  lemma9('lemma-9.slope-1', 'lemma-9', 'The net rises with slope 1.', '    TWO,\n', '    rational.one,\n'),
  row(
    'row.distance-from-first',
    'lemma-6',
    'The distance is that from the first value.',
    'const aim = values[target - 1]',
    'const aim = values[0]',
  ),
]

const lemma28 = inFile('src/lemmas/lemma-28.ts')
const lemma29 = inFile('src/lemmas/lemma-29.ts')
const lemma30 = inFile('src/lemmas/lemma-30.ts')
const lemma31 = inFile('src/lemmas/lemma-31.ts')
const lemma32 = inFile('src/lemmas/lemma-32.ts')
const lemma33 = inFile('src/lemmas/lemma-33.ts')

const norms: readonly SourceMutant[] = [
  lemma28('lemma-28.one-row', 'lemma-28', 'The factor d is forgotten.', '    matrix.length,\n', '    1,\n'),
  lemma28(
    'lemma-28.no-bias',
    'lemma-28',
    'The bias is forgotten.',
    'norm1(x)), largestMagnitude(bias))',
    'norm1(x)), rational.zero)',
  ),
  lemma28(
    'lemma-28.largest-entry',
    'lemma-28',
    '‖x‖₁ is taken for the largest entry of x.',
    'largestMagnitude(matrix.flat()), norm1(x))',
    'largestMagnitude(matrix.flat()), largestMagnitude(x))',
  ),
  lemma30(
    'lemma-30.no-residual',
    'lemma-30',
    'The residual connection is forgotten.',
    'rational.add(times(d, hidden, p, p), rational.one)',
    'times(d, hidden, p, p)',
  ),
  lemma30(
    'lemma-30.p-once',
    'lemma-30',
    'The largest parameter enters once.',
    'times(d, hidden, p, p)',
    'times(d, hidden, p)',
  ),
  lemma30(
    'lemma-30.no-width',
    'lemma-30',
    'The hidden width is forgotten.',
    'times(d, hidden, p, p)',
    'times(d, p, p)',
  ),
  lemma31(
    'lemma-31.2-for-3',
    'lemma-31',
    'The constant is 2 instead of 3.',
    'return times(3, d, d, p, p',
    'return times(2, d, d, p, p',
  ),
  lemma31(
    'lemma-31.p-once',
    'lemma-31',
    'The largest parameter enters once.',
    'return times(3, d, d, p, p',
    'return times(3, d, d, p',
  ),
  lemma31(
    'lemma-31.no-activation',
    'lemma-31',
    'The size of the activations is forgotten.',
    'p, p, largestActivation(pair), pair.epsilon)',
    'p, p, pair.epsilon)',
  ),
  lemma32(
    'lemma-32.gap-twice',
    'lemma-32.step-hard',
    'e^{−2γ/τ} is taken for e^{−γ/τ}.',
    'rational.of(2 * scores.length), rational.negate(rational.divide(gamma, tau))',
    'rational.of(2 * scores.length), rational.divide(gamma, rational.multiply(tau, rational.of(-1, 2)))',
  ),
  lemma32(
    'lemma-32.temperature-inverted',
    'lemma-32.step-moved',
    'The error of the scores is multiplied by τ.',
    'rational.divide(rational.multiply(rational.of(4), epsilon), tau)',
    'rational.multiply(rational.multiply(rational.of(4), epsilon), tau)',
  ),
  lemma32(
    'lemma-32.one-maximum',
    'definition-3.limit',
    'Average hard attention gives every maximum the whole weight.',
    'rational.of(1, maximal.length)',
    'rational.one',
  ),
  lemma33(
    'lemma-33.no-residual',
    'lemma-33',
    'The residual connection is forgotten.',
    'rational.add(times(d, p, rational.add(spread, epsilon)), epsilon)',
    'times(d, p, rational.add(spread, epsilon))',
  ),
  lemma33(
    'lemma-33.weights-stay',
    'lemma-33',
    'Weights are taken not to move.',
    'rational.add(times(d, p, rational.add(spread, epsilon)), epsilon)',
    'rational.add(times(d, p, epsilon), epsilon)',
  ),
  lemma33(
    'lemma-33.no-parameter',
    'lemma-33',
    'The largest parameter is forgotten.',
    'rational.add(times(d, p, rational.add(spread, epsilon)), epsilon)',
    'rational.add(times(d, rational.add(spread, epsilon)), epsilon)',
  ),
  lemma29(
    'lemma-29.no-net',
    'lemma-29',
    'The net is taken not to make activations larger.',
    'times(2, netFactor(d, df, p), rational.add(',
    'times(2, rational.add(',
  ),
  lemma29(
    'lemma-29.no-attention',
    'lemma-29',
    'Attention is taken not to make activations larger.',
    'times(2, netFactor(d, df, p), rational.add(times(heads, d, p), rational.one))',
    'times(1, netFactor(d, df, p))',
  ),
  lemma29(
    'lemma-29.one-layer-less',
    'lemma-29',
    'Activations are bounded by what they are a layer before.',
    'rational.power(growth(sizesOf(model)), layer)',
    'rational.power(growth(sizesOf(model)), Math.max(0, layer - 1))',
  ),
  lemma29(
    'lemma-29.no-dimension',
    'lemma-29',
    'The norm of the embedding is taken for its largest entry.',
    'layer), model.coordinates.length, x)',
    'layer), x)',
  ),
]

export const boundMutants: readonly SourceMutant[] = [...approximation, ...norms]
