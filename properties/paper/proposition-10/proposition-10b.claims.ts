// Proposition 10b.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { marked } from './marked.ts'

/** The clause, for the construction or a wrong one. */
export const claim = (model?: Model) =>
  marked(
    'last',
    {
      key: 'proposition-10b',
      title: 'the last position',
      statement:
        'Uniform attention to the right and 2·ReLU(±x − ½) mark the last position, from (−1)^i alone and at every temperature.',
    },
    model,
  )

export const claims: readonly Runnable[] = [runnable(claim())]
