// Proposition 10a.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { marked } from './marked.ts'
import { firstAndLast, LEMMA_9 } from './model.ts'

/** The clause, for the construction or a wrong one. */
export const claim = (model?: Model) =>
  marked(
    'first',
    {
      key: 'proposition-10a',
      topic: 'ends and reciprocals',
      title: 'the first position',
      statement:
        'Uniform attention to the left and 2·ReLU(x − ½) mark the first position, from (−1)^i alone and at every temperature.',
    },
    model,
  )

/** Lemma 9's net is 1/6 at 1/3, so position 3 gets a mark of 1/6. */
export const withLemma9 = () =>
  marked(
    'first',
    {
      key: 'proposition-10a.lemma-9',
      variant: 'control',
      expects: 'refuted',
      insteadOf: 'proposition-10a',
      title: 'the first position by the net of Lemma 9',
      statement: 'The net of Lemma 9, which rises from ¼ on, marks the first position.',
    },
    firstAndLast(LEMMA_9),
  )

export const claims: readonly Runnable[] = [runnable(claim()), runnable(withLemma9())]
