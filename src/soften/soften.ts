// AHAT → τ-SMAT (Theorem 26): the same weights under softmax, at a temperature that brings outputs within ε(n) in ‖·‖₁ on every
// word of the lengths asked for. The temperature is a table by length. Costs γ(n) for each length, unless it is stated.
import { rational } from '../numbers/index.ts'
import { type Model, type Scheduled, withTemperature, withWeighting } from '../transformer/index.ts'
import { type Constants, constantsOf } from './constants.ts'
import type { GammaOptions } from './gamma.ts'
import type { OfLength } from './of-length.ts'

/** @example const options: SoftenOptions = { from: 1 } */
export interface SoftenOptions extends GammaOptions {
  /** The shortest words that the table is for. Default n: those of length n only. */
  readonly from?: number
}

/** @example const temperatureOf = ({ model }: SoftenedModel) => model.schedule.temperature */
export interface SoftenedModel {
  readonly model: Model
  /** For words of length n. */
  readonly constants: Constants
  /** For every length of the table, ascending; n is the last. */
  readonly byLength: readonly Constants[]
}

/**
 * @example
 * const ahat = withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average')
 * soften(ahat, rational.of(1, 100), 2).model.schedule.temperature.kind // by-length
 */
export function soften(
  model: Model,
  epsilon: OfLength,
  n: number,
  { from = n, ...options }: SoftenOptions = {},
): SoftenedModel {
  const constants = constantsOf(model, epsilon, n, options)
  const shorter: Constants[] = []
  for (let length = from; length < n; length++) shorter.push(constantsOf(model, epsilon, length, options))
  const byLength = [...shorter, constants]
  const temperature: Scheduled = {
    kind: 'by-length',
    rows: byLength.map((found) => ({ n: found.n, value: rational.inverse(found.inverseTau) })),
  }
  return { model: withTemperature(withWeighting(model, 'softmax-tau'), temperature), constants, byLength }
}
