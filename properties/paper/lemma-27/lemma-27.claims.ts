// Lemma 27: rounding to p bits takes 2^p pieces where every value has two preimages, and not where one has only one; and a
// ReLU network of width m and depth ℓ has at most (2m)^ℓ pieces.
import { rationalLists, rationals, rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Domain, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { lemma27, type Network } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { boundedBy, computes, type Header } from '../../library/index.ts'
import { constantWidth, width } from './width.ts'

const MOST_PREIMAGES = 4

/** How many numbers are rounded to each value, in order. In one list of four every value has one: then all can share a piece. */
const preimages: Domain<readonly Rational[]> = rationalLists({
  largest: MOST_PREIMAGES,
  denominators: [1],
  positive: true,
  maxLength: 8,
  draw(random, n) {
    const most = random.nextInt(1, 4) === 1 ? 1 : MOST_PREIMAGES
    return Array.from({ length: n }, () => rational.of(random.nextInt(1, most)))
  },
})

const counts = (list: readonly Rational[], more: number): number[] =>
  list.map((count) => Number(count.numerator) + more)

const rounding = (header: Header<'several values'>, more: number): Claim<readonly Rational[], 'several values'> =>
  boundedBy({
    requires: { 'several values': 0.3 },
    ...header,
    domain: preimages,
    what: 'the number of values',
    observed: (list) => rational.of(list.length),
    bound: (list) => rational.of(lemma27.fewestPieces(lemma27.roundingPoints(counts(list, more)))),
    note: (list, probe) => probe.label('several values', list.length > 1),
  })

/** Every value has at least two preimages: one more than drawn. */
export const claim = () =>
  rounding(
    {
      key: 'lemma-27',
      variant: 'repaired',
      title: 'rounding takes one piece per value',
      statement:
        'If each value has at least two consecutive preimages, a piecewise affine function that rounds has at least as many pieces as there are values. With 2^p of them, and at most (2m)^ℓ pieces, (2m)^ℓ ≥ 2^p.',
      uses: ['lemma-27.pieces'],
    },
    1,
  )

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0

/** A function with P pieces is a network of one layer and width P, so what is claimed is 2P ≥ 2^p. By default there are no preimages beyond those drawn. */
export const anyFormat = (more = 0): Claim<readonly Rational[], 'several values'> =>
  boundedBy({
    key: 'lemma-27.printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'lemma-27',
    title: 'rounding in any format',
    statement:
      'A ReLU network of width m and depth ℓ that rounds to 2^p values has (2m)^ℓ ≥ 2^p, also where a value has one preimage. (Such values can share a piece.)',
    uses: ['lemma-27'],
    requires: { 'several values': 0.2 },
    domain: preimages,
    given: (list) => isPowerOfTwo(list.length),
    what: 'the number of values',
    observed: (list) => rational.of(list.length),
    bound: (list) => rational.of(2 * lemma27.fewestPieces(lemma27.roundingPoints(counts(list, more)))),
    note: (list, probe) => probe.label('several values', list.length > 1),
  })

/** The step that fails there: between the least preimages of consecutive values lies another number. */
export const pointBetween = (least = 2): Claim<readonly Rational[], never> =>
  computes({
    key: 'lemma-27.step-between',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'lemma-27',
    title: 'a number strictly between least preimages',
    statement: 'Between the least preimages of two consecutive values lies another number of the format.',
    uses: ['lemma-27'],
    domain: preimages,
    what: 'whether there always is one',
    observed: (list) =>
      counts(list, 0)
        .slice(0, -1)
        .every((count) => count >= least),
    expected: () => true,
  })

type Nets = Tensors<'m', 'first' | 'firstBias' | 'second' | 'secondBias' | 'third'>

interface Case {
  readonly net: Nets
  readonly x: Rational
}

/** Two ReLU layers of width m. */
const networkOf = ({ sizes: { m }, parts }: Nets): Network => ({
  layers: [
    { weights: rowsOf(parts.first, 1), bias: parts.firstBias },
    { weights: rowsOf(parts.second, m), bias: parts.secondBias },
    { weights: [parts.third], bias: [rational.zero] },
  ],
})

const DEPTH = 2

/** The companion fact, and that the pieces are those of the network. */
export const pieces = (
  mostPieces: (width: number, depth: number) => bigint = lemma27.mostPieces,
): Claim<Case, 'bent'> => ({
  key: 'lemma-27.pieces',
  of: 'lemma-27',
  variant: 'step',
  expects: 'holds',
  title: 'the pieces of a ReLU network',
  statement: 'A ReLU network in one variable of width m and depth 2 has at most (2m)² affine pieces.',
  uses: [],
  requires: { bent: 0.4 },
  domain: record({
    net: tensors({
      axes: { m: [1, 3] },
      parts: { first: ['m'], firstBias: ['m'], second: ['m', 'm'], secondBias: ['m'], third: ['m'] },
    }),
    x: rationals({ largest: 4, denominators: [4, 7] }),
  }),
  check({ net, x }, probe) {
    const network = networkOf(net)
    const f = lemma27.functionOf(network)
    probe.measure('pieces', f.length)
    probe.label('bent', f.length > 1)
    return probe.all(
      probe.same(lemma27.pieceValueAt(f, x), lemma27.valueAt(network, x), 'the value by its piece'),
      probe.atMost(rational.of(f.length), rational.of(mostPieces(net.sizes.m, DEPTH)), 'the number of pieces'),
    )
  },
})

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(anyFormat()),
  runnable(pointBetween()),
  runnable(pieces()),
  runnable(width()),
  runnable(constantWidth()),
]
