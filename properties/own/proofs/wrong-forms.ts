// Models of forms that the claims know to be false, and models that are right up to some length, or but for their annotations.
import { rational } from '../../../src/numbers/index.ts'
import { term, withTemperature, withWeighting } from '../../../src/transformer/index.ts'
import { atZero, biases, heads, honestly, hotter, lessSteep, position, unmask, unread } from './change.ts'
import type { WrongForm } from './wrong-form.ts'

export const WRONG_FORMS: readonly WrongForm[] = [
  {
    ...{ name: 'no θ_n(0)', lemma: 'lemma-9', formula: 'ODD(#L[Q_1])', claim: 'theorem-21' },
    change: position(atZero, term('1', rational.zero)),
  },
  {
    ...{ name: 'θ_n(i) for θ_n(0)', lemma: 'lemma-9', formula: 'ODD(#L[Q_1])', claim: 'theorem-21' },
    change: (model) => {
      const here = model.schedule.positions.find(({ value }) => value.kind === 'predicate')
      return here === undefined ? model : position(atZero, here.value)(model)
    },
  },
  {
    ...{ name: 'past-masked lookup', lemma: 'lemma-7', formula: '#R[Q_1] > 1', claim: 'theorem-20a' },
    change: heads(
      (head) => (head.mask === 'none' ? { ...head, mask: 'past' } : head),
      (one) => (one.kind === 'lookup' ? unmask(one, 'past') : one),
    ),
  },
  {
    ...{ name: 'future-masked lookup to the right', lemma: 'lemma-7', formula: '#R[Q_1] > 1', claim: 'theorem-20a' },
    change: heads(
      (head) => (head.mask === 'none' ? { ...head, mask: 'future' } : head),
      (one) => (one.kind === 'lookup' ? unmask(one, 'future') : one),
    ),
  },
  {
    ...{ name: 'no zero correction', lemma: 'lemma-9', formula: '#L[Q_1] > 0', claim: 'theorem-20a' },
    change: unread(/^no /),
  },
  {
    ...{ name: 'no edges', lemma: 'lemma-9', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: unread(/^first$/),
  },
  {
    ...{ name: 'no last position', lemma: 'lemma-9', formula: 'X Q_1', claim: 'theorem-12a' },
    change: unread(/^last$/),
  },
  { name: 'hot θ', lemma: 'lemma-7', formula: 'ODD(#L[Q_1])', claim: 'theorem-20a', change: hotter(2) },
  { name: 'hot since', lemma: 'lemma-8b', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a', change: hotter(4) },
  { name: 'hot previous', lemma: 'lemma-8a', formula: 'Y Q_1', claim: 'theorem-13c', change: hotter(8) },
  {
    ...{ name: 'plain softmax', lemma: 'lemma-8b', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: (model) => withWeighting(model, 'softmax'),
  },
  {
    ...{ name: 'right up to n = 1000', lemma: 'lemma-8b', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a' },
    change: (model) => withTemperature(model, term('1', rational.of(1, 1000))),
  },
  {
    ...{ name: 'strict mask', lemma: 'definition-3', formula: '#L[Q_1] > 1', claim: 'theorem-20a' },
    change: heads(
      (head) => (head.query.entries.length === 0 ? { ...head, mask: 'strict-future' } : head),
      (one) => (one.kind === 'mean' ? unmask(one, 'strict-future') : one),
    ),
  },
  {
    ...{ name: 'ties broken to the wrong side', lemma: 'lemma-8b', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a' },
    change: position((value) => value.kind === 'term' && value.term === 'i/n', term('i/n', rational.of(-1))),
  },
  {
    ...{ name: 'no ties broken', lemma: 'lemma-8b', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a' },
    change: position((value) => value.kind === 'term' && value.term === 'i/n', term('i/n', rational.zero)),
  },
  {
    ...{ name: 'a base score of 1/100', lemma: 'lemma-8b', formula: '(Q_1 | Q_0) S Q_0', claim: 'theorem-15a' },
    change: heads(
      (head) => ({
        ...head,
        key: {
          ...head.key,
          entries: head.key.entries.map((one) =>
            rational.equal(one.value, rational.one) ? { ...one, value: rational.of(1, 100) } : one,
          ),
        },
      }),
      (one) =>
        one.kind === 'tie-break'
          ? { ...one, base: one.base.map((part) => ({ ...part, factor: rational.of(1, 100) })) }
          : one,
    ),
  },
  {
    ...{
      name: 'half the errors of a comparison',
      lemma: 'lemma-9',
      formula: '#L[Q_1] + #R[Q_0] > 3',
      claim: 'theorem-20a',
    },
    change: (model) => ({
      ...model,
      layers: model.layers.map((layer) => ({
        ...layer,
        obligations: (layer.obligations ?? []).map((one) =>
          one.kind === 'lookup' ? { ...one, tolerance: rational.of(1, 4) } : one,
        ),
      })),
    }),
  },
  {
    ...{ name: 'a tolerance that γ does not give', lemma: 'lemma-7', formula: '#L[Q_1] > 1', claim: 'theorem-20a' },
    change: heads(
      (head) => head,
      (one) => (one.kind === 'lookup' ? { ...one, tolerance: rational.of(1, 100) } : one),
    ),
  },
  {
    ...{ name: 'a threshold of 1/2', lemma: 'proposition-10', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: biases(rational.of(-1, 2), rational.of(-1, 4)),
  },
  {
    ...{ name: 'the wrong row of a lookup', lemma: 'lemma-7', formula: '#L[Q_1] > 1', claim: 'theorem-20a' },
    change: heads(
      (head) => head,
      (one) => (one.kind === 'lookup' ? { ...one, plus: one.plus === 0 ? 1 : 0 } : one),
    ),
  },
  {
    ...{ name: 'letters of others', lemma: 'definition-1', formula: 'Q_1', claim: 'theorem-12a' },
    change: (model) => ({ ...model, embedding: { ...model.embedding, other: null } }),
  },
  {
    ...{ name: 'hot previous, and honest about it', lemma: 'lemma-8b', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: (model) => honestly(hotter(8)(model), { gamma: rational.of(3, 8) }),
  },
  {
    ...{
      name: 'not steep enough for a comparison',
      lemma: 'lemma-9',
      formula: '6*#L[Q_1] > 6*#R[Q_0]',
      claim: 'theorem-20a',
    },
    change: lessSteep(rational.of(1, 12)),
  },
]
