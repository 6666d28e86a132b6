// Proposition 10a.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { marked } from '../proposition-10/marked.ts'
import { firstAndLast } from '../proposition-10/model.ts'

/** The clause, for the construction or a wrong one. */
export const claim = (model?: Model) =>
  marked(
    'first',
    {
      key: 'proposition-10a',
      title: 'the first position',
      statement:
        'Uniform attention to the left and 2·ReLU(x − ½) mark the first position, from (−1)^i alone and at every temperature.',
    },
    model,
  )

/** Lemma 9's net rises from ¼ on, and 1/3 is above it: position 3 is marked too. */
export const withLemma9 = () =>
  marked(
    'first',
    {
      key: 'proposition-10a.lemma-9',
      variant: 'step',
      expects: 'refuted',
      title: 'the first position by the net of Lemma 9',
      statement: 'A net that rises from ¼ on, as Lemma 9 has it, marks the first position.',
    },
    firstAndLast(rational.of(1, 4)),
  )

export const claims: readonly Runnable[] = [runnable(claim()), runnable(withLemma9())]
