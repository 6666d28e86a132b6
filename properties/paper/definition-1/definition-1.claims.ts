// Definition 1: a layer with several heads equals a stack of single-head layers, if every head reads the same stream; one head after
// the other on one stream it does not.
import { integers, transformers, words } from '../../../generators/index.ts'
import { type Claim, type Comparable, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { type Mask, type Model, singleHeaded, type Word } from '../../../src/transformer/index.ts'
import { computes, type Header, hardActivations } from '../../library/index.ts'
import { hardEvaluator, softEvaluator } from './evaluators.ts'

interface Case {
  readonly model: Model
  readonly word: Word
}

const HARD = ['average', 'leftmost', 'rightmost'] as const

const rewriting = (header: Header<'several heads'>, rewrite: (model: Model) => Model): Claim<Case, 'several heads'> =>
  computes({
    requires: { 'several heads': 0.25 },
    ...header,
    domain: record({
      model: transformers({ weightings: HARD, layers: [1, 2] }),
      word: words(['a', 'b', 'c'], { maxLength: 4 }),
    }),
    what: 'the outputs',
    observed: ({ model, word }) => hardActivations(rewrite(model), word, model.coordinates.length),
    expected: ({ model, word }) => hardActivations(model, word),
    note: ({ model }, probe) =>
      probe.label(
        'several heads',
        model.layers.some((layer) => layer.heads.length > 1),
      ),
  })

export const claim = (rewrite: (model: Model) => Model = singleHeaded) =>
  rewriting(
    {
      key: 'definition-1',
      variant: 'repaired',
      title: 'several heads as single heads',
      statement:
        'A layer with k heads equals k single-head layers in which every head reads the stream and writes to accumulators, the last net adding them up.',
    },
    rewrite,
  )

/** One head per layer, all on the same stream, the net after the last. */
const oneAfterTheOther = (model: Model): Model => ({
  ...model,
  layers: model.layers.flatMap((layer) =>
    layer.heads.map((head, h) => ({
      name: layer.name,
      heads: [head],
      feedForward: h === layer.heads.length - 1 ? layer.feedForward : null,
    })),
  ),
})

export const naive = (rewrite: (model: Model) => Model = oneAfterTheOther) =>
  rewriting(
    {
      key: 'definition-1.naive',
      variant: 'printed',
      expects: 'refuted',
      insteadOf: 'definition-1',
      title: 'several heads, one after the other',
      statement:
        'A layer with k heads equals k single-head layers on the same stream. (The second head then reads what the first wrote.)',
    },
    rewrite,
  )

interface Changed {
  readonly model: Model
  readonly word: Word
  /** What the symbol at `at` becomes, or the last one where the word is shorter. */
  readonly letter: Word
  readonly at: number
}

/** All heads under one mask. */
const masked = (model: Model, mask: Mask): Model => ({
  ...model,
  layers: model.layers.map((layer) => ({ ...layer, heads: layer.heads.map((head) => ({ ...head, mask })) })),
})

/** The final activations at the positions before one. */
const before = (position: number, model: Model, word: Word): Comparable =>
  hardActivations(masked(model, 'future'), word).slice(0, position - 1)

const positionOf = ({ word, at }: Changed): number => Math.min(at, word.length)

export const masks = (): Claim<Changed, 'something changed'> =>
  computes({
    key: 'definition-1.masks',
    variant: 'step',
    title: 'a future mask hides the future',
    statement: 'Under a future mask no symbol changes the activations at earlier positions, the length being the same.',
    uses: ['definition-1'],
    requires: { 'something changed': 0.2 },
    domain: record({
      model: transformers({ weightings: HARD, layers: [1, 2] }),
      word: words(['a', 'b', 'c'], { maxLength: 5 }),
      letter: words(['a', 'b', 'c'], { maxLength: 1 }),
      at: integers(1, 5),
    }),
    what: 'the earlier activations',
    observed: (c) => before(positionOf(c), c.model, c.word.with(positionOf(c) - 1, c.letter[0])),
    expected: (c) => before(positionOf(c), c.model, c.word),
    note: (c, probe) =>
      probe.label('something changed', positionOf(c) > 1 && c.word[positionOf(c) - 1] !== c.letter[0]),
  })

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(naive()),
  runnable(masks()),
  runnable(hardEvaluator()),
  runnable(softEvaluator()),
]
