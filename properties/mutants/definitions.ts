// Mistakes in the definitions and in Proposition 10, and in what generators draw for them.

import { rational } from '../../src/numbers/index.ts'
import { inClaim, inFile, type Mutant, type SourceMutant } from '../library/index.ts'
import { clause } from '../paper/proposition-10/clauses.ts'
import { firstAndLast } from '../paper/proposition-10/model.ts'

/** Hypotheses that do not hold of what is drawn, and cases that are never drawn. */
const ofGenerators: readonly SourceMutant[] = [
  inFile('generators/rows/gap-row.ts')(
    'drawn.gap-stated-twice',
    'definition-3.limit',
    'Rows are said to have twice the gap that they have.',
    'return { scores: scoresOf(drawTerrace(n, gap, random), gap), gap }',
    'return { scores: scoresOf(drawTerrace(n, gap, random), gap), gap: rational.multiply(gap, rational.of(2)) }',
  ),
  inFile('generators/ahat/gap.ts')(
    'drawn.derived-gap-twice',
    'proposition-24',
    'The gap that is derived from the weights is stated twice as large.',
    'const square = derivedSquare(model, n)',
    'const found = derivedSquare(model, n)\n  const square = found === undefined ? found : rational.multiply(found, rational.of(4))',
  ),
  inFile('generators/rows/terrace.ts')(
    'drawn.never-tied',
    'definition-2.ties',
    'No row is drawn in which scores tie.',
    "oneOf(random, ['none', 'none', 'some', 'some', 'all'])",
    "oneOf(random, ['none'])",
  ),
]

export const definitionMutants: readonly Mutant[] = [
  ...ofGenerators,
  inFile('src/transformer/single-head.ts')(
    'definition-1.negative-accumulator',
    'definition-1',
    'What the heads collected is added with the wrong sign where it is negative.',
    'second.push([c, up, rational.one], [c, down, minusOne],',
    'second.push([c, up, rational.one], [c, down, rational.one],',
  ),
  inFile('properties/paper/definition-1/definition-1.claims.ts')(
    'definition-1.naive-done-right',
    'definition-1.naive',
    'The naive rewriting is replaced by the right one, and so is not refuted.',
    '    },\n    oneAfterTheOther,',
    '    },\n    singleHeaded,',
  ),
  inFile('src/transformer/mask.ts')(
    'definition-1.peeking',
    'definition-1.masks',
    'A future mask shows the next position.',
    'return { first: 1, last: i }',
    'return { first: 1, last: Math.min(n, i + 1) }',
  ),
  inFile('src/transformer/weighting.ts')(
    'definition-2.rightmost',
    'definition-2',
    'Rightmost hardmax takes all maxima but the last.',
    'maximal.slice(-1)',
    'maximal.slice(0, -1)',
  ),
  inFile('src/lemmas/lemma-32.ts')(
    'definition-3.wrong-partition',
    'definition-3',
    'The second softmax is normalised by its own sum twice.',
    'exponentialSum.multiply(exponentialSum.term(rational.one, b[k]), left)',
    'exponentialSum.multiply(exponentialSum.term(rational.one, b[k]), right)',
  ),
  inFile('src/lemmas/lemma-32.ts')(
    'definition-3.limit-halved',
    'definition-3.limit',
    'The weight that leaves the maxima is counted once, not twice.',
    'rational.of(2 * (scores.length - maxima), maxima)',
    'rational.of(scores.length - maxima, maxima)',
  ),
  inFile('src/transformer/weighting.ts')(
    'definition-4.leftmost',
    'definition-4',
    'Leftmost hardmax takes all maxima but the first.',
    'maximal.slice(0, 1)',
    'maximal.slice(1)',
  ),
  inFile('src/lemmas/row.ts')(
    'definition-5.strict',
    'definition-5',
    'A score exactly at the gap counts as within it.',
    'rational.compare(s, next) <= 0',
    'rational.compare(s, next) < 0',
  ),
  inFile('src/lemmas/row.ts')(
    'definition-5.always',
    'definition-5',
    'Every number is taken for a gap.',
    'rational.equal(s, most) || rational.compare(s, next) <= 0',
    'rational.compare(s, most) <= 0',
  ),
  inClaim(
    'proposition-10a.quarter',
    'proposition-10a',
    'The net that marks the first position rises from ¼ on.',
    clause('a', firstAndLast([{ start: rational.of(1, 4), height: rational.of(4, 3) }])),
  ),
  inFile('properties/paper/proposition-10/proposition-10a.claims.ts')(
    'proposition-10a.lemma-9-mended',
    'proposition-10a.lemma-9',
    'The net of Lemma 9 is replaced by the right one, and so is not refuted.',
    'firstAndLast(LEMMA_9)',
    'firstAndLast()',
  ),
  inFile('properties/paper/proposition-10/model.ts')(
    'proposition-10b.odd-only',
    'proposition-10b',
    'The last position is marked only where it is odd.',
    "{ from: 'right mean', sign: minusOne, to: 'last', ramp },",
    '',
  ),
  inFile('properties/paper/proposition-10/model.ts')(
    'proposition-10c.unmasked',
    'proposition-10c',
    'The mean of the first marker is taken over the whole word.',
    "uniform('future', 'first', '1/i', rational.one)",
    "uniform('none', 'first', '1/i', rational.one)",
  ),
  inFile('properties/paper/proposition-10/model.ts')(
    'proposition-10d.other-side',
    'proposition-10d',
    'The mean of the last marker is taken over the positions to the left.',
    "uniform('past', 'last', '1/(n-i+1)', rational.one)",
    "uniform('future', 'last', '1/(n-i+1)', rational.one)",
  ),
]
