// Lemma 31: how far a score moves with its inputs; and a step of the printed proof that does not give the constant.
import { rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma31, type MovedPair, norm1 } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type Bounded, boundedBy } from '../../library/index.ts'

type Case = Tensors<'d', 'query' | 'key' | 'left' | 'right' | 'moveLeft' | 'moveRight'>
type Label = 'several dimensions' | 'epsilon exactly 1'

/** Moves of norm above 1 are scaled down to it: the lemma asks for ε ≤ 1. */
function pairOf({ sizes, parts }: Case): MovedPair {
  const epsilon = rational.maximum(norm1(parts.moveLeft), norm1(parts.moveRight))
  const scale = rational.compare(epsilon, rational.one) > 0 ? rational.inverse(epsilon) : rational.one
  const moved = (x: readonly Rational[], move: readonly Rational[]): Rational[] =>
    x.map((v, k) => rational.add(v, rational.multiply(scale, move[k])))
  return {
    query: rowsOf(parts.query, sizes.d),
    key: rowsOf(parts.key, sizes.d),
    left: parts.left,
    right: parts.right,
    movedLeft: moved(parts.left, parts.moveLeft),
    movedRight: moved(parts.right, parts.moveRight),
    epsilon: rational.multiply(scale, epsilon),
  }
}

const common: Pick<Bounded<Case, Label>, 'domain' | 'requires' | 'uses' | 'given' | 'note'> = {
  requires: { 'several dimensions': 0.3, 'epsilon exactly 1': 0.2 },
  uses: ['lemma-28'],
  domain: tensors({
    axes: { d: [1, 3] },
    parts: { query: ['d', 'd'], key: ['d', 'd'], left: ['d'], right: ['d'], moveLeft: ['d'], moveRight: ['d'] },
  }),
  given: (c) => lemma31.hypothesis(pairOf(c)),
  note(c, probe) {
    probe.label('several dimensions', c.sizes.d > 1)
    probe.label('epsilon exactly 1', rational.equal(pairOf(c).epsilon, rational.one))
  },
}

/** The lemma, or a wrong bound. */
export const claim = (bound: typeof lemma31.bound = lemma31.bound): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-31',
    variant: 'repaired',
    title: 'the error of a score',
    statement:
      'If inputs move by at most ε ≤ 1 in ‖·‖₁, then scores move by at most 3·d^{3/2}·p²·h_max·ε, p and h_max at least 1.',
    what: '√d·|s − ŝ|',
    observed: (c) => lemma31.observed(pairOf(c)),
    bound: (c) => bound(pairOf(c)),
  })

export const normRoute = (): Claim<Case, Label> =>
  boundedBy({
    ...common,
    key: 'lemma-31.step-l1',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'lemma-31',
    title: 'bounding a dot product by two ℓ1 norms',
    statement:
      'The product ‖q‖₁·‖δk‖₁ is at most d²p²·h_max·ε. (Hölder with ‖q‖_∞ gives the constant; two ℓ1 norms do not.)',
    what: '‖q‖₁·‖δk‖₁',
    observed: (c) => lemma31.normProduct(pairOf(c)),
    bound: (c) => lemma31.normProductBound(pairOf(c)),
  })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(normRoute())]
