// Lemma 29: activations of an AHAT stay bounded; and the printed step that drops a ReLU inside a norm.
import { rowsOf, type Tensors, tensors, transformers, words } from '../../../generators/index.ts'
import { type Claim, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { lemma29, lemma30, type Net, norm1 } from '../../../src/lemmas/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { hard, type Model, matrix, term, vector, type Word } from '../../../src/transformer/index.ts'
import { boundedBy } from '../../library/index.ts'

interface Case {
  readonly model: Model
  readonly word: Word
}

/** One coordinate, every weight and bias 1: after a layer 6 of the 8 that K_a allows. */
function allOnes(): Model {
  const [one, bias] = [matrix(1, 1, [[0, 0, rational.one]]), vector(1, [[0, rational.one]])]
  return {
    name: 'all ones',
    coordinates: ['x'],
    embedding: { symbols: [], other: bias },
    schedule: { positions: [], temperature: term('1') },
    layers: [
      {
        name: 'layer',
        heads: [{ name: 'head', mask: 'none', weighting: 'average', query: one, key: one, value: one }],
        feedForward: { first: one, firstBias: bias, second: one, secondBias: bias },
      },
    ],
    outputs: [],
  }
}

/** The lemma, or a wrong bound. */
export const claim = (
  bound: typeof lemma29.bound = lemma29.bound,
): Claim<Case, 'several layers' | 'a feed-forward net'> => ({
  key: 'lemma-29',
  of: 'lemma-29',
  variant: 'repaired',
  expects: 'holds',
  title: 'the activations of an AHAT',
  statement:
    'After layer ℓ ≥ 0 of an AHAT every activation has ‖h‖₁ ≤ K_a^ℓ·d·x_max with K_a = 2(d·d_f·p² + 1)(d·p + 1), or k·d·p for k heads, p and x_max at least 1.',
  uses: ['lemma-28'],
  requires: { 'several layers': 0.3, 'a feed-forward net': 0.3 },
  counts: { quick: { random: 1_000, targeted: 500 } },
  domain: record({ model: transformers({ weightings: ['average'] }), word: words(['a', 'b', 'c']) }),
  examples: [{ model: allOnes(), word: ['a'] }],
  check({ model, word }, probe) {
    const { streams } = hard(model, word)
    const x = lemma29.largestInput(streams[0])
    probe.measure('layers', model.layers.length)
    probe.label('several layers', model.layers.length > 1)
    probe.label(
      'a feed-forward net',
      model.layers.some((layer) => layer.feedForward !== null),
    )
    // Where the induction starts. The bound is often attained there, so it is no measure of how close the lemma comes.
    const isBounded = rational.compare(lemma29.largestNorm(streams[0]), bound(model, 0, x)) <= 0
    return probe.all(
      probe.same(isBounded, true, '‖h‖₁ ≤ d·x_max before the first layer'),
      ...streams
        .slice(1)
        .map((stream, index) =>
          probe.atMost(lemma29.largestNorm(stream), bound(model, index + 1, x), `‖h‖₁ after layer ${index + 1}`),
        ),
    )
  },
})

type NetCase = Tensors<'d', 'first' | 'firstBias' | 'second' | 'secondBias' | 'c'>

const netOf = ({ sizes, parts }: NetCase): Net => ({
  first: rowsOf(parts.first, sizes.d),
  firstBias: parts.firstBias,
  second: rowsOf(parts.second, sizes.d),
  secondBias: parts.secondBias,
})

export const dropRelu = (): Claim<NetCase, never> =>
  boundedBy({
    key: 'lemma-29.step-relu',
    variant: 'step',
    expects: 'refuted',
    insteadOf: 'lemma-29',
    title: 'dropping a ReLU inside a norm',
    statement:
      'The norm of c + W₂·ReLU(W₁c + b₁) + b₂ is at most that of c + W₂(W₁c + b₁) + b₂. (A negative W₁ lets the net without ReLU cancel the residual.)',
    uses: ['lemma-29'],
    domain: tensors({
      axes: { d: [1, 3] },
      parts: { first: ['d', 'd'], firstBias: ['d'], second: ['d', 'd'], secondBias: ['d'], c: ['d'] },
    }),
    what: 'the norm with ReLU',
    observed: (c) => norm1(lemma30.outputOf(netOf(c), c.parts.c)),
    bound: (c) => norm1(lemma30.linearOutputOf(netOf(c), c.parts.c)),
  })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(dropRelu())]
