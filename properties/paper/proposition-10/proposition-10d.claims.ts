// Proposition 10d.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { marked } from './marked.ts'

/** The clause, for the construction or a wrong one. */
export const claim = (model?: Model) =>
  marked(
    '1/(n-i+1)',
    {
      key: 'proposition-10d',
      title: 'the reciprocal of the rest',
      statement: 'The mean of the last marker over positions from i on is 1/(n − i + 1).',
    },
    model,
  )

export const claims: readonly Runnable[] = [runnable(claim())]
