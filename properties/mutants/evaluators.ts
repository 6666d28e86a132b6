// Mistakes of the evaluators: masks, ties, hard attention and gaps. Judged by plain sums over all positions, and by gaps that are known.
import { inFile, type SourceMutant } from '../library/index.ts'

const HARD = 'definition-1.hard'
const SOFT = 'definition-1.soft'

const mask = inFile('src/transformer/mask.ts')
const weighting = inFile('src/transformer/weighting.ts')

const masksAndTies: readonly SourceMutant[] = [
  mask(
    'mask.strict-future-sees-itself',
    HARD,
    'A strict mask shows the position itself, to the left.',
    'return { first: 1, last: i - 1 }',
    'return { first: 1, last: i }',
  ),
  mask(
    'mask.strict-past-sees-itself',
    HARD,
    'A strict mask shows the position itself, to the right.',
    'return { first: i + 1, last: n }',
    'return { first: i, last: n }',
  ),
  mask(
    'mask.future-hides-itself',
    HARD,
    'A future mask hides the position itself.',
    'return { first: 1, last: i }',
    'return { first: 1, last: Math.max(1, i - 1) }',
  ),
  mask(
    'mask.past-peeks',
    SOFT,
    'A past mask shows the position before.',
    'return { first: i, last: n }',
    'return { first: Math.max(1, i - 1), last: n }',
  ),
  mask(
    'mask.past-hides-itself',
    SOFT,
    'A past mask hides the position itself.',
    'return { first: i, last: n }',
    'return { first: Math.min(n, i + 1), last: n }',
  ),
  mask(
    'mask.none-hides-the-last',
    HARD,
    'Without a mask the last position is not seen.',
    'return { first: 1, last: n }',
    'return { first: 1, last: Math.max(1, n - 1) }',
  ),
  weighting(
    'tie.leftmost-is-rightmost',
    'definition-2.ties',
    'Leftmost hard attention takes the last of the largest scores.',
    'return maximal.slice(0, 1)',
    'return maximal.slice(-1)',
  ),
  weighting(
    'tie.rightmost-is-leftmost',
    'definition-2.ties',
    'Rightmost hard attention takes the first of the largest scores.',
    'return maximal.slice(-1)',
    'return maximal.slice(0, 1)',
  ),
  weighting(
    'tie.average-of-two',
    'definition-2.ties',
    'Average hard attention takes the two ends of a tie only.',
    "case 'average':\n      return maximal",
    "case 'average':\n      return maximal.filter((_, k) => k === 0 || k === maximal.length - 1)",
  ),
]

const hard = inFile('src/transformer/hard.ts')

const hardRuns: readonly SourceMutant[] = [
  hard(
    'hard.residual-forgotten',
    HARD,
    'What is written replaces what was there.',
    'sum[c] += rows[i][k] * right',
    'sum[c] = rows[i][k] * right',
  ),
  hard('hard.relu-forgotten', HARD, 'The net is linear.', 'row.map(relu)', 'row'),
  hard(
    'hard.first-bias-forgotten',
    HARD,
    'Hidden units have no bias.',
    'const inner = withVector({ denominator: first.denominator * stream.denominator, rows: hidden }, net.firstBias)',
    'const inner = { denominator: first.denominator * stream.denominator, rows: hidden }',
  ),
  hard(
    'hard.second-bias-forgotten',
    HARD,
    'The output of the net has no bias.',
    'return withVector(written, net.secondBias)',
    'return written',
  ),
  hard(
    'hard.average-over-n',
    HARD,
    'Average hard attention divides by the length, not by the number of largest scores.',
    'share: BigInt(Math.max(1, takers.length))',
    'share: BigInt(n)',
  ),
  hard('hard.smallest-score', HARD, 'Attention goes to the smallest score.', 'if (score > best)', 'if (score < best)'),
  hard(
    'hard.no-ties',
    HARD,
    'Only the first of several largest scores is seen.',
    'if (score === best) positions.push(first + k)',
    'if (score === best && positions.length === 0) positions.push(first + k)',
  ),
  hard(
    'hard.own-key',
    HARD,
    'Every position is scored by its own key.',
    'numerators.push(dot(queries[i - 1], keys[j - 1]))',
    'numerators.push(dot(queries[j - 1], keys[j - 1]))',
  ),
  hard(
    'hard.heads-in-turn',
    HARD,
    'Every head reads what the head before it wrote.',
    'attend(head, stream, (i, row)',
    'attend(head, attended, (i, row)',
  ),
]

const gap = inFile('src/transformer/gap.ts')

const gaps: readonly SourceMutant[] = [
  gap(
    'gap.to-the-smallest',
    'neighbour-by-angles.gap',
    'The gap is the distance to the smallest score.',
    'others.reduce(bigint.greatest)',
    'others.reduce(bigint.least)',
  ),
  gap(
    'gap.root-forgotten',
    'neighbour-by-angles.gap',
    'The factor 1/√d_k of the scores is forgotten.',
    'rational.of(most - next, row.denominator), 2), rational.of(row.dimension))',
    'rational.of(most - next, row.denominator), 2), rational.one)',
  ),
  gap(
    'gap.largest-kept',
    'proposition-24',
    'Of the gaps of several words the largest is kept.',
    'rational.compare(b.square, a.square) < 0) ? b : a',
    'rational.compare(b.square, a.square) > 0) ? b : a',
  ),
  gap(
    'gap.not-squared',
    'proposition-24.compiled',
    'The gap is taken for its square.',
    'rational.power(rational.of(most - next, row.denominator), 2)',
    'rational.of(most - next, row.denominator)',
  ),
]

export const evaluatorMutants: readonly SourceMutant[] = [...masksAndTies, ...hardRuns, ...gaps]
