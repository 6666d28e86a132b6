// Lemma 25: the error of one layer, on activations that the AHAT has; as printed, on any.
import { gammas, gapOf, integers, type Perturbation, perturbations } from '../../../generators/index.ts'
import { type Claim, type Runnable, reconcile, record, runnable } from '../../../src/engine/index.ts'
import { lemma25 } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { constantsOf, normsOf } from '../../../src/soften/index.ts'
import {
  deviationAfter,
  gapOn,
  type Model,
  matrix,
  term,
  vector,
  withTemperature,
} from '../../../src/transformer/index.ts'
import { stated, untargeted } from '../../library/index.ts'
import { constantTau, type SofteningCase, softenings } from '../theorem-26/softening.ts'
import { constant } from './constant.ts'

export interface LayerCase {
  readonly of: SofteningCase
  /** From 1; taken modulo the layers there are. */
  readonly layer: number
  /** As wide as any model: cut to the stream. */
  readonly moved: Perturbation
  readonly inverseTau: Rational
}

type Label = 'a gap' | 'a corner' | 'a later layer'

const WIDEST = 9
const LONGEST = 4

const domain = reconcile(
  record<LayerCase>({
    of: softenings,
    layer: integers(1, 4),
    moved: perturbations(WIDEST, { minLength: 1, maxLength: LONGEST }),
    inverseTau: gammas({ least: rational.one, most: rational.of(10_000) }),
  }),
  (c) => ({ ...c, layer: 1 + ((c.layer - 1) % Math.max(1, c.of.ahat.model.layers.length)) }),
)

/** The perturbation, made as long and as wide as the stream: cutting only lowers its norm. */
const cut = ({ vectors }: Perturbation, n: number, d: number): Rational[][] =>
  Array.from({ length: n }, (_, k) =>
    Array.from({ length: d }, (_, c) => vectors[k % vectors.length][c] ?? rational.zero),
  )

/** The lemma, or another bound. */
export const claim = (bound: typeof lemma25.bound = lemma25.bound): Claim<LayerCase, Label> => ({
  ...stated<Label>({
    key: 'lemma-25',
    variant: 'repaired',
    title: 'the error of one layer',
    statement:
      'If ĝ is within ε ≤ 1 of the activations g that an AHAT has before a layer, in ‖·‖₁ at every position, then the layer under softmax at τ ≤ 1 takes ĝ to within K·x·(n·e^{−γ/τ} + x·ε/τ) of what hard attention makes of g.',
    uses: ['lemma-29', 'lemma-30', 'lemma-31', 'lemma-32', 'lemma-33', 'proposition-24'],
    requires: { 'a gap': 0.3, 'a corner': 0.05, 'a later layer': 0.15 },
    counts: untargeted({ quick: 600, deep: 200_000 }),
  }),
  domain,
  check({ of: { ahat, word }, layer, moved, inverseTau }, probe) {
    const { model } = ahat
    probe.given(model.layers.length > 0)
    const n = word.length
    const before = cut(moved, n, model.coordinates.length)
    const { K, input, gamma } = constantsOf(model, rational.one, n, { gamma: gapOf(ahat, n) })
    const tau = rational.inverse(inverseTau)
    probe.label('a gap', gapOn(model, word).kind === 'gap')
    probe.label(
      'a corner',
      before.some((row) => row.some((v) => rational.equal(rational.absolute(v), moved.epsilon))),
    )
    probe.label('a later layer', layer > 1)
    const twin = withTemperature(model, constantTau(inverseTau))
    const step = { factor: K, n, input, gammaSquare: gamma.square, tau }
    const limit = bound(step, moved.epsilon)
    const errors = normsOf(n, (bits) => deviationAfter(twin, word, layer, before, { bits }))
    return probe.all(...errors.map((error, k) => probe.atMost(error, limit, `the error at position ${k + 1}`)))
  },
})

/** One coordinate, all weights 1, no net: activations that are anything, as the printed lemma allows. */
const oneCoordinate = (activations: readonly Rational[]): Model => {
  const one = matrix(1, 1, [[0, 0, rational.one]])
  return {
    name: 'all weights 1',
    coordinates: ['x'],
    embedding: {
      symbols: activations.map((value, k) => ({ symbol: `${k}`, vector: vector(1, [[0, value]]) })),
      other: null,
    },
    schedule: { positions: [], temperature: term('1') },
    layers: [
      {
        name: 'layer',
        heads: [{ name: 'head', mask: 'none', weighting: 'average', query: one, key: one, value: one }],
        feedForward: null,
      },
    ],
    outputs: [],
  }
}

interface AnyCase {
  /** g₁·g₂: where it is small, attention is divided, whatever g₂. */
  readonly score: Rational
  /** g₂. */
  readonly second: Rational
}

/** The constants are those of the AHAT on embeddings 0, where all scores tie and x = γ = 1; g is arbitrary. */
export const anyActivations = (
  activations: (c: AnyCase) => readonly Rational[] = ({ score, second }) => [rational.divide(score, second), second],
): Claim<AnyCase, never> => ({
  ...stated({
    key: 'lemma-25.printed',
    variant: 'printed',
    expects: 'refuted',
    insteadOf: 'lemma-25',
    title: 'the error of one layer on any activations',
    statement:
      'The bound of the lemma holds for any g, whatever the AHAT. (It needs activations that the AHAT has: g = (1/(2M), M) errs by 0.3775·M.)',
    uses: ['lemma-25'],
  }),
  domain: record<AnyCase>({ score: gammas({ most: rational.of(10) }), second: gammas() }),
  check(c, probe) {
    const values = activations(c)
    const model = oneCoordinate(values)
    const word = values.map((_, k) => `${k}`)
    const { K } = constantsOf(oneCoordinate([rational.zero]), rational.one, word.length)
    const step = { factor: K, n: word.length, input: rational.one, gammaSquare: rational.one, tau: rational.one }
    const before = word.map(() => [rational.zero])
    const errors = normsOf(word.length, (bits) => deviationAfter(model, word, 1, before, { bits }))
    return probe.all(
      ...errors.map((error, k) =>
        probe.atMost(error, lemma25.bound(step, rational.zero), `the error at position ${k + 1}`),
      ),
    )
  },
})

export const claims: readonly Runnable[] = [runnable(claim()), runnable(anyActivations()), runnable(constant())]
