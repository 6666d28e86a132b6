// Proposition 10c.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { marked } from './marked.ts'

/** The clause, for the construction or a wrong one. */
export const claim = (model?: Model) =>
  marked(
    '1/i',
    {
      key: 'proposition-10c',
      title: 'the reciprocal of the position',
      statement: 'The mean of the first marker over positions up to i is 1/i.',
    },
    model,
  )

export const claims: readonly Runnable[] = [runnable(claim())]
