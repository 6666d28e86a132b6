// Lemma 28: the ℓ1 norm of an affine image.
import { rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma28 } from '../../../src/lemmas/index.ts'
import { boundedBy } from '../../library/index.ts'

type Case = Tensors<'d', 'weights' | 'bias' | 'x'>

const matrixOf = ({ sizes, parts }: Case) => rowsOf(parts.weights, sizes.d)

/** The lemma, or a wrong bound. */
export const claim = (
  bound: typeof lemma28.bound = lemma28.bound,
): Claim<Case, 'one dimension' | 'several dimensions'> =>
  boundedBy({
    key: 'lemma-28',
    variant: 'repaired',
    title: 'the norm of an affine image',
    statement: '‖Wx + b‖₁ ≤ d·w_max·‖x‖₁ + d·b_max for a d × d matrix W.',
    requires: { 'one dimension': 0.1, 'several dimensions': 0.3 },
    domain: tensors({ axes: { d: [1, 4] }, parts: { weights: ['d', 'd'], bias: ['d'], x: ['d'] } }),
    what: '‖Wx + b‖₁',
    observed: (c) => lemma28.observed(matrixOf(c), c.parts.bias, c.parts.x),
    bound: (c) => bound(matrixOf(c), c.parts.bias, c.parts.x),
    note({ sizes }, probe) {
      probe.measure('d', sizes.d)
      probe.label('one dimension', sizes.d === 1)
      probe.label('several dimensions', sizes.d > 1)
    },
  })

export const claims: readonly Runnable[] = [runnable(claim())]
