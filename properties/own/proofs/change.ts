// Changes of compiled models, from which wrong ones are made: of weights, and of what obligations say of them.
import { type Rational, rational } from '../../../src/numbers/index.ts'
import {
  type Head,
  type Layer,
  type Model,
  type Obligation,
  type Scheduled,
  withTemperature,
} from '../../../src/transformer/index.ts'

export const layers =
  (change: (layer: Layer) => Layer) =>
  (model: Model): Model => ({ ...model, layers: model.layers.map(change) })

/** In heads and in what their obligations say of them. */
export const heads = (change: (head: Head) => Head, says: (one: Obligation) => Obligation = (one) => one) =>
  layers((layer) => ({ ...layer, heads: layer.heads.map(change), obligations: (layer.obligations ?? []).map(says) }))

export const hotter =
  (factor: number) =>
  (model: Model): Model => {
    const { temperature } = model.schedule
    if (temperature.kind !== 'term') return model
    return withTemperature(model, { ...temperature, times: rational.multiply(temperature.times, rational.of(factor)) })
  }

export const position =
  (is: (value: Scheduled) => boolean, value: Scheduled) =>
  (model: Model): Model => ({
    ...model,
    schedule: {
      ...model.schedule,
      positions: model.schedule.positions.map((one) => (is(one.value) ? { ...one, value } : one)),
    },
  })

/** Without what nets read of these coordinates. */
export const unread =
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

export const unmask = <O extends Obligation>(one: O, mask: Head['mask']): O => ('mask' in one ? { ...one, mask } : one)

export const biases = (from: Rational, to: Rational) =>
  layers((layer) => {
    const net = layer.feedForward
    if (net === null) return layer
    const entries = net.firstBias.entries.map((one) => (rational.equal(one.value, from) ? { ...one, value: to } : one))
    return { ...layer, feedForward: { ...net, firstBias: { ...net.firstBias, entries } } }
  })

/** Lookups of comparisons as steep as other lookups, and honest about it. */
export const lessSteep = (factor: Rational) =>
  layers((layer) => {
    const three = rational.of(3)
    const isSteep = (one: Obligation): one is Extract<Obligation, { kind: 'lookup' }> =>
      one.kind === 'lookup' && !rational.equal(one.gamma, three)
    const steep = new Set((layer.obligations ?? []).flatMap((one) => ('head' in one && isSteep(one) ? [one.head] : [])))
    const flat = (head: Head, h: number): Head => {
      const entries = head.query.entries.map((one) => ({ ...one, value: rational.multiply(one.value, factor) }))
      return steep.has(h) ? { ...head, query: { ...head.query, entries } } : head
    }
    const says = (one: Obligation): Obligation =>
      isSteep(one) ? { ...one, gamma: three, tolerance: rational.of(1, 4) } : one
    return { ...layer, heads: layer.heads.map(flat), obligations: (layer.obligations ?? []).map(says) }
  })

/** With obligations that say what is so. */
export const honestly = (model: Model, bounds: { readonly gamma: Rational; readonly tolerance?: Rational }): Model =>
  layers((layer) => ({
    ...layer,
    obligations: (layer.obligations ?? []).map((one) =>
      one.kind === 'tie-break' || one.kind === 'lookup' ? { ...one, ...bounds } : one,
    ),
  }))(model)

export const atZero = (value: Scheduled): boolean => value.kind === 'predicate' && value.at === 'zero'
