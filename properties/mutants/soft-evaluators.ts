// Mistakes of the soft evaluators: scores, temperatures, residuals, nets, means, and deviations from hard attention.
import { inFile, type SourceMutant } from '../library/index.ts'

const SOFT = 'definition-1.soft'
const DEVIATION = 'definition-4.deviation'

const attention = inFile('src/transformer/attention.ts')
const scores = inFile('src/transformer/exact-scores.ts')
const soft = inFile('src/transformer/soft.ts')
const affine = inFile('src/transformer/affine.ts')
const mean = inFile('src/transformer/mean.ts')
const row = inFile('src/transformer/softmax-row.ts')

const softRuns: readonly SourceMutant[] = [
  attention(
    'soft.no-temperature',
    SOFT,
    'The temperature is forgotten.',
    'rational.inverse(scheduledAt(temperature, index + 1, stream.length))',
    'rational.one',
  ),
  attention(
    'soft.temperature-inverted',
    SOFT,
    'Scores are multiplied by the temperature.',
    'rational.inverse(scheduledAt(temperature, index + 1, stream.length))',
    'scheduledAt(temperature, index + 1, stream.length)',
  ),
  attention(
    'soft.temperature-of-the-next',
    SOFT,
    'Every position has the temperature of the one before it.',
    'scheduledAt(temperature, index + 1, stream.length)',
    'scheduledAt(temperature, Math.max(1, index), stream.length)',
  ),
  attention(
    'soft.plain-is-tempered',
    SOFT,
    'Plain softmax is tempered, and tempered softmax plain.',
    "weighting === 'softmax-tau' ?",
    "weighting !== 'softmax-tau' ?",
  ),
  attention(
    'soft.root-forgotten-when-enclosed',
    SOFT,
    'In later layers √d_k is forgotten.',
    'rational.of(1, head.query.rows)',
    'rational.one',
  ),
  attention(
    'soft.always-a-mean',
    SOFT,
    'A row in which one score is 0 below the largest is taken for a tie.',
    'if (Number(differences[k]) !== 0) return false\n  return true',
    'if (Number(differences[k]) === 0) return true\n  return true',
  ),
  scores('soft.root-forgotten', SOFT, 'Scores are not divided by √d_k.', 'rational.of(1, dimension)', 'rational.one'),
  scores(
    'soft.root-inverted',
    SOFT,
    'Scores are multiplied by √d_k.',
    'rational.of(1, dimension)',
    'rational.of(dimension)',
  ),
  scores(
    'soft.dimension-for-root',
    SOFT,
    'Scores are divided by d_k instead of √d_k.',
    'const inverse = rational.of(1, dimension)',
    'const inverse = rational.of(1, dimension * dimension)',
  ),
  scores(
    'soft.last-dimension-forgotten',
    SOFT,
    'The last coordinate of queries and keys is left out.',
    'for (let c = 1; c < dimension; c++) score',
    'for (let c = 1; c < dimension - 1; c++) score',
  ),
  soft(
    'soft.residual-forgotten',
    SOFT,
    'What heads write replaces what was there.',
    'attended[k][coordinate] = add(arithmetic, attended[k][coordinate], value)',
    'attended[k][coordinate] = value',
  ),
  affine(
    'soft.net-residual-forgotten',
    SOFT,
    'A net replaces what was there.',
    'factors: new Map([[index, rational.one]])',
    'factors: new Map<number, Rational>()',
  ),
  affine(
    'soft.second-bias-forgotten',
    SOFT,
    'The output of the net has no bias.',
    'rowOf(index).constant = value',
    'rowOf(index).constant = rational.subtract(value, value)',
  ),
  affine(
    'soft.first-bias-forgotten',
    SOFT,
    'Active units have no bias.',
    'row.constant = rational.add(row.constant, rational.multiply(factor, unit.bias))',
    '',
  ),
  affine(
    'soft.relu-forgotten',
    SOFT,
    'Every hidden unit is active.',
    'if (!pattern[u]) return',
    'if (pattern.length === u) return',
  ),
  mean(
    'soft.mean-over-i',
    SOFT,
    'Means of a window are divided by its end.',
    'const count = over.last - over.first + 1',
    'const count = over.last',
  ),
  mean(
    'soft.mean-without-the-first',
    SOFT,
    'Sums of a window leave out its first position.',
    'prefix[over.last] - prefix[over.first - 1]',
    'prefix[over.last] - prefix[over.first]',
  ),
  mean(
    'soft.nearly-constant',
    SOFT,
    'A window whose first value differs is taken for constant.',
    'since[last - 1] < first &&',
    'since[last - 1] <= first &&',
  ),
  row(
    'soft.base-forgotten',
    SOFT,
    'The value that was subtracted for accuracy is not added again.',
    'return base === 0 ? part : interval.add(interval.point(base), part)',
    'return part',
  ),
  row(
    'soft.shifted-by-one',
    SOFT,
    'Weights meet the values of the position before.',
    'for (let k = 0, j = first; k < m; k++, j++) {\n        left',
    'for (let k = 0, j = Math.max(0, first - 1); k < m; k++, j++) {\n        left',
  ),
  row(
    'soft.precise-sign',
    SOFT,
    'At more bits the largest score weighs least.',
    'precise.multiply(precise.point(-d), scale, bits)',
    'precise.multiply(precise.point(d), scale, bits)',
  ),
]

const deviation = inFile('src/transformer/deviation.ts')

const deviations: readonly SourceMutant[] = [
  deviation(
    'deviation.no-temperature',
    DEVIATION,
    'The twin has no temperature.',
    'rational.inverse(scheduledAt(model.schedule.temperature, k + 1, word.length))',
    'rational.one',
  ),
  deviation(
    'deviation.root-forgotten',
    DEVIATION,
    'The twin does not divide scores by √d_k.',
    'precise.fromRational(rational.of(1, dimension), bits)',
    'precise.fromRational(rational.one, bits)',
  ),
  deviation(
    'deviation.lag-reversed',
    DEVIATION,
    'Among the largest scores, those that fell gain weight.',
    'precise.subtract(scoreDeviations[k], scoreDeviations[j - first], bits)',
    'precise.subtract(scoreDeviations[j - first], scoreDeviations[k], bits)',
  ),
  deviation(
    'deviation.others-forgotten',
    DEVIATION,
    'The largest scores lose nothing to the others.',
    'let sum = precise.negate(others)',
    'let sum: Precise = precise.zero',
  ),
  deviation(
    'deviation.moved-values-forgotten',
    DEVIATION,
    'Values are taken not to have moved.',
    'sum = add(sum, multiply(alphas[j - first], value.deviation[j - 1][c]))',
    '',
  ),
  deviation(
    'deviation.moved-queries-forgotten',
    DEVIATION,
    'Queries are taken not to have moved.',
    'add(add(times(q, dk, bits), times(k, dq, bits)), multiply(dq, dk))',
    'times(q, dk, bits)',
  ),
  deviation(
    'deviation.residual-forgotten',
    DEVIATION,
    'A deviation before the layer is forgotten where a head writes.',
    'deviations[c] = add(deviations[c], sum)',
    'deviations[c] = sum',
  ),
  deviation(
    'deviation.share',
    DEVIATION,
    'The weight that the largest scores lose is lost by each of them.',
    'return precise.divide(sum, multiply(share, total), bits)',
    'return precise.divide(sum, total, bits)',
  ),
]

export const softEvaluatorMutants: readonly SourceMutant[] = [...softRuns, ...deviations]
