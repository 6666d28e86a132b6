// The same weights for every length: asked for models for two lengths, a construction gives the same one, apart from the tables of its
// schedule.
import { integers } from '../../generators/index.ts'
import { type Claim, type Outcome, type Probe, record } from '../../src/engine/index.ts'
import { type Model, saveModel, term } from '../../src/transformer/index.ts'
import { begin, complete, type OnOwnCases, type Own } from './header.ts'

/** Two lengths. @example const c: UniformCase = { n: 3, m: 5 } */
export interface UniformCase {
  readonly n: number
  readonly m: number
}

/** @example const parts: Pick<Uniform, 'construct'> = { construct: () => compile(formula('Y Q_1'), 'theorem-12a').model } */
export interface Uniform extends OnOwnCases<UniformCase, never> {
  /** The construction, for words of length n. */
  construct(n: number): Model
  /** Default: 1 to 32. */
  readonly lengths?: readonly [least: number, most: number]
}

const OWN: Own<Uniform> = { construct: 'function', lengths: 'other' }

/**
 * @example
 * const claim = uniform({
 *   key: 'mine.uniform', title: 'one model', statement: 'The weights do not depend on n.',
 *   construct: () => compile(formula('Y Q_1'), 'theorem-12a').model,
 * })
 * runnable(claim).run({ numRuns: 5 }).passed // true
 */
export function uniform(parts: Uniform): Claim<UniformCase, never> {
  const [least, most] = parts.lengths ?? [1, 32]
  return {
    ...complete(parts, OWN),
    domain: record({ n: integers(least, most), m: integers(least, most) }),
    check(c, probe) {
      begin(parts, c, probe)
      const { n, m } = c
      probe.given(n !== m)
      return sameWeights(parts.construct(n), parts.construct(m), probe)
    },
  }
}

/**
 * Whether two models differ in their schedules only.
 * @example const check = (model: Model, probe: Probe) => sameWeights(model, withTemperature(model, term('1')), probe)
 */
export const sameWeights = <L extends string>(a: Model, b: Model, probe: Probe<L>): Outcome =>
  probe.same(weightsOf(a), weightsOf(b), 'the weights')

/** Everything that must not depend on the length, as text. */
const weightsOf = (model: Model): string =>
  saveModel({
    ...model,
    schedule: { positions: model.schedule.positions.map((p) => ({ ...p, value: term('1') })), temperature: term('1') },
  })
