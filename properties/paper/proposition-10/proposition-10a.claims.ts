// Proposition 10a, and with another net.
import { runnable } from '../../../src/engine/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { clause } from './clauses.ts'
import { firstAndLast, LEMMA_9 } from './model.ts'

/** Lemma 9's net is 1/6 at 1/3, so position 3 gets a mark of 1/6. */
export const withLemma9 = (model: Model = firstAndLast(LEMMA_9)) =>
  clause('a', model, {
    key: 'proposition-10a.lemma-9',
    variant: 'control',
    expects: 'refuted',
    insteadOf: 'proposition-10a',
    title: 'the first position by the net of Lemma 9',
    statement: 'The net of Lemma 9, which rises from ¼ on, marks the first position.',
  })

export const claims = [runnable(clause('a')), runnable(withLemma9())]
