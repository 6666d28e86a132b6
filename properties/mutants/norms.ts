// Mistakes in Lemmas 27 to 33: pieces counted wrong, and each constant one percent too small where the bound is attained.

import { runnable } from '../../src/engine/index.ts'
import { lemma28, lemma30, lemma31, lemma33 } from '../../src/lemmas/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import type { Mutant } from '../library/index.ts'
import { pieces as pieces27 } from '../paper/lemma-27/lemma-27.claims.ts'
import { claim as claim28 } from '../paper/lemma-28/lemma-28.claims.ts'
import { claim as claim30 } from '../paper/lemma-30/lemma-30.claims.ts'
import { claim as claim31 } from '../paper/lemma-31/lemma-31.claims.ts'
import { claim as claim33 } from '../paper/lemma-33/lemma-33.claims.ts'

/** The bound, one percent smaller. */
const less =
  <Arguments extends readonly unknown[]>(bound: (...given: Arguments) => Rational) =>
  (...given: Arguments): Rational =>
    rational.multiply(rational.of(99, 100), bound(...given))

const mistake = 'The bound is one percent too small.'

export const normMutants: readonly Mutant[] = [
  {
    kind: 'source',
    name: 'lemma-27.skipped-point',
    mistake: 'A piece swallows the first point of the next one.',
    killer: 'lemma-27',
    file: 'src/lemmas/lemma-27.ts',
    find: '    start = end\n',
    put: '    start = end + 1\n',
  },
  {
    kind: 'source',
    name: 'lemma-27.printed-two-preimages',
    mistake: 'The printed form is checked with two preimages each, and so is not refuted.',
    killer: 'lemma-27.printed',
    file: 'properties/paper/lemma-27/lemma-27.claims.ts',
    find: 'const FEWEST = 0',
    put: 'const FEWEST = 1',
  },
  {
    kind: 'source',
    name: 'lemma-27.between-none',
    mistake: 'One preimage is taken for enough, and so the step is not refuted.',
    killer: 'lemma-27.step-between',
    file: 'properties/paper/lemma-27/lemma-27.claims.ts',
    find: 'count >= 2',
    put: 'count >= 1',
  },
  {
    kind: 'model',
    name: 'lemma-27.pieces-undoubled',
    mistake: 'The bound on the pieces is m^ℓ instead of (2m)^ℓ.',
    killer: 'lemma-27.pieces',
    change: runnable(pieces27((width, depth) => BigInt(width) ** BigInt(depth))),
  },
  {
    kind: 'model',
    name: 'lemma-28.one-percent',
    mistake,
    killer: 'lemma-28',
    change: runnable(claim28(less(lemma28.bound))),
  },
  {
    kind: 'source',
    name: 'lemma-29.constants-forgotten',
    mistake: 'K_a lacks the factor 2 that makes room for the biases.',
    killer: 'lemma-29',
    file: 'src/lemmas/lemma-29.ts',
    find: 'times(2, netFactor(',
    put: 'times(1, netFactor(',
  },
  {
    kind: 'model',
    name: 'lemma-30.one-percent',
    mistake,
    killer: 'lemma-30',
    change: runnable(claim30(less(lemma30.bound))),
  },
  {
    kind: 'model',
    name: 'lemma-31.one-percent',
    mistake,
    killer: 'lemma-31',
    change: runnable(claim31(less(lemma31.bound))),
  },
  {
    kind: 'model',
    name: 'lemma-33.one-percent',
    mistake,
    killer: 'lemma-33',
    change: runnable(claim33(less(lemma33.bound))),
  },
  {
    kind: 'source',
    name: 'lemma-29.step-relu-kept',
    mistake: 'The ReLU is not dropped, and so the step is not refuted.',
    killer: 'lemma-29.step-relu',
    file: 'src/lemmas/lemma-30.ts',
    find: 'sum(c, sum(apply(second, sum(apply(first, c), firstBias)), secondBias))',
    put: 'sum(c, sum(apply(second, relu(sum(apply(first, c), firstBias))), secondBias))',
  },
  {
    kind: 'source',
    name: 'lemma-31.step-l1-generous',
    mistake: 'The route by ℓ1 norms is allowed three times as much, and so is not refuted.',
    killer: 'lemma-31.step-l1',
    file: 'src/lemmas/lemma-31.ts',
    find: 'rational.divide(bound(pair), rational.of(3))',
    put: 'bound(pair)',
  },
  {
    kind: 'source',
    name: 'lemma-32.half-the-positions',
    mistake: 'The first half counts the weight that leaves the maxima once, not twice.',
    killer: 'lemma-32',
    file: 'src/lemmas/lemma-32.ts',
    find: 'rational.of(2 * scores.length)',
    put: 'rational.of(scores.length)',
  },
  {
    kind: 'source',
    name: 'lemma-32.step-hard-half',
    mistake: 'The same mistake, seen by the first half alone.',
    killer: 'lemma-32.step-hard',
    file: 'src/lemmas/lemma-32.ts',
    find: 'rational.of(2 * scores.length)',
    put: 'rational.of(scores.length)',
  },
  {
    kind: 'source',
    name: 'lemma-32.step-moved-eighth',
    mistake: 'The constant of the second half is ½ instead of 4.',
    killer: 'lemma-32.step-moved',
    file: 'src/lemmas/lemma-32.ts',
    find: 'rational.multiply(rational.of(4), epsilon)',
    put: 'rational.multiply(rational.half, epsilon)',
  },
  {
    kind: 'source',
    name: 'lemma-32.temperature-remembered',
    mistake: 'The forgotten temperature is there, and so the step is not refuted.',
    killer: 'lemma-32.step-hard-printed',
    file: 'properties/paper/lemma-32/lemma-32.claims.ts',
    find: '{ ...softenedOf(c), tau: rational.one }',
    put: 'softenedOf(c)',
  },
]
