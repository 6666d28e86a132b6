// Models that are wrong, or right up to some length only, each with one thing left out or put in its place: forms that the claims know to
// be false, and others that only one rule of the check refuses.
import { compile } from '../../../src/compile/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import {
  type Head,
  type Layer,
  type Model,
  type Obligation,
  type Scheduled,
  term,
  withTemperature,
  withWeighting,
} from '../../../src/transformer/index.ts'

export interface WrongForm {
  readonly name: string
  /** The statement that refuses it. */
  readonly lemma: string
  readonly formula: string
  readonly claim: StatementId
  change(model: Model): Model
}

export const wrongModel = ({ formula: text, claim, change }: WrongForm): Model =>
  change(compile(formula(text), claim).model)

const layers =
  (change: (layer: Layer) => Layer) =>
  (model: Model): Model => ({ ...model, layers: model.layers.map(change) })

/** In heads and in what their obligations say of them. */
const heads = (change: (head: Head) => Head, says: (one: Obligation) => Obligation = (one) => one) =>
  layers((layer) => ({ ...layer, heads: layer.heads.map(change), obligations: (layer.obligations ?? []).map(says) }))

const hotter =
  (factor: number) =>
  (model: Model): Model => {
    const { temperature } = model.schedule
    if (temperature.kind !== 'term') return model
    return withTemperature(model, { ...temperature, times: rational.multiply(temperature.times, rational.of(factor)) })
  }

const position =
  (is: (value: Scheduled) => boolean, value: Scheduled) =>
  (model: Model): Model => ({
    ...model,
    schedule: {
      ...model.schedule,
      positions: model.schedule.positions.map((one) => (is(one.value) ? { ...one, value } : one)),
    },
  })

/** Without what nets read of these coordinates. */
const unread =
  (name: RegExp) =>
  (model: Model): Model =>
    layers((layer) => {
      const net = layer.feedForward
      if (net === null) return layer
      const entries = net.first.entries.filter(({ column }) => !name.test(model.coordinates[column]))
      return {
        ...layer,
        feedForward: { ...net, first: { ...net.first, entries } },
        obligations: honest(layer, model, name),
      }
    })(model)

const honest = (layer: Layer, model: Model, name: RegExp): readonly Obligation[] =>
  (layer.obligations ?? []).map((one) =>
    one.kind === 'rounding'
      ? { ...one, form: one.form.filter(({ index }) => !name.test(model.coordinates[index])) }
      : one,
  )

const unmask = <O extends Obligation>(one: O, mask: Head['mask']): O => ('mask' in one ? { ...one, mask } : one)

const biases = (from: Rational, to: Rational) =>
  layers((layer) => {
    const net = layer.feedForward
    if (net === null) return layer
    const entries = net.firstBias.entries.map((one) => (rational.equal(one.value, from) ? { ...one, value: to } : one))
    return { ...layer, feedForward: { ...net, firstBias: { ...net.firstBias, entries } } }
  })

const atZero = (value: Scheduled): boolean => value.kind === 'predicate' && value.at === 'zero'

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
  { name: 'hot since', lemma: 'lemma-8b', formula: 'Q_1 S Q_0', claim: 'theorem-15a', change: hotter(4) },
  { name: 'hot previous', lemma: 'lemma-8a', formula: 'Y Q_1', claim: 'theorem-13c', change: hotter(8) },
  {
    ...{ name: 'plain softmax', lemma: 'lemma-8b', formula: 'Y Q_1', claim: 'theorem-12a' },
    change: (model) => withWeighting(model, 'softmax'),
  },
  {
    ...{ name: 'right up to n = 1000', lemma: 'lemma-8b', formula: 'Q_1 S Q_0', claim: 'theorem-15a' },
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
    ...{ name: 'ties broken to the wrong side', lemma: 'lemma-8b', formula: 'Q_1 S Q_0', claim: 'theorem-15a' },
    change: position((value) => value.kind === 'term' && value.term === 'i/n', term('i/n', rational.of(-1))),
  },
  {
    ...{ name: 'no ties broken', lemma: 'lemma-8b', formula: 'Q_1 S Q_0', claim: 'theorem-15a' },
    change: position((value) => value.kind === 'term' && value.term === 'i/n', term('i/n', rational.zero)),
  },
  {
    ...{ name: 'a base score of 1/100', lemma: 'lemma-8b', formula: 'Q_1 S Q_0', claim: 'theorem-15a' },
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
]
