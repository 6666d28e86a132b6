// An AHAT and the same weights under softmax at some temperature differ by at most ε in ‖·‖₁ at every position: after the last layer,
// or after each by its own bound. Errors of any size are known to many digits, since they never arise from subtracting.
import type { Claim, Probe } from '../../src/engine/index.ts'
import type { Plain } from '../../src/json/index.ts'
import { magnitude, type Real } from '../../src/numbers/index.ts'
import { errorsOf, traceSoftened } from '../../src/soften/index.ts'
import { type Model, type Scheduled, type Word, withTemperature } from '../../src/transformer/index.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'
import { isLegible } from './legible.ts'

/** @example const parts: Pick<Approximates<Word, never>, 'temperature'> = { temperature: () => term('1/n') } */
export interface Approximates<C, L extends string> extends OnCases<C, L> {
  /** The AHAT: all heads average. Its own temperature is not used. */
  model(c: C): Model
  word(c: C): Word
  /** That of the twin. @example (c) => soften(c.model, epsilon, c.word.length).model.schedule.temperature */
  temperature(c: C): Scheduled
  /** One real bounds the error after the last layer, a list the errors after 0, 1, … layers. */
  epsilon(c: C): Real | readonly Real[]
  /** Bounds after 0, 1, … layers that are not part of the claim, shown beside the errors where it is refuted. */
  alsoShown?(c: C): readonly Real[]
}

const OWN: Own<Approximates<never, never>> = {
  ...{ model: 'function', word: 'function', temperature: 'function', epsilon: 'function' },
  alsoShown: 'other',
}

/**
 * @example
 * const ahat = withWeighting(compile(formula('Y Q_1'), 'theorem-13c').model, 'average')
 * const claim = approximates({
 *   key: 'mine.soft', title: 'soft is near', statement: 'At the temperature of Theorem 26 soft is near.',
 *   domain: words(['0', '1']), model: () => ahat, word: (w) => w, epsilon: () => rational.of(1, 100),
 *   temperature: ({ length }) => soften(ahat, rational.of(1, 100), length).model.schedule.temperature,
 * })
 */
export const approximates = <C, L extends string = never>(parts: Approximates<C, L>): Claim<C, L> => ({
  ...complete(parts, OWN),
  check(c, probe) {
    begin(parts, c, probe)
    const errors = errorsIn(parts, c)
    const bounds = boundsIn(parts, c, errors.length)
    noteLayers(errors, bounds, probe)
    return probe.all(
      ...errors.flatMap((ofLayer, layer) => {
        const bound = bounds[layer]
        if (bound === undefined) return []
        return ofLayer.map((error, k) =>
          probe.atMost(error, bound, `the error ${afterText(layer)}, at position ${k + 1}`),
        )
      }),
    )
  },
  explain: parts.explain ?? ((c) => explanation(parts, c)),
  illustrate: parts.illustrate ?? ((c) => picture(parts, c)),
})

function picture<C, L extends string>(parts: Approximates<C, L>, c: C): Plain {
  const [ahat, word] = [withTemperature(parts.model(c), parts.temperature(c)), parts.word(c)]
  if (!isLegible(ahat, word)) return null
  const shown = parts.alsoShown?.(c) ?? []
  const bounds = boundsIn(parts, c, ahat.layers.length + 1).map((bound, layer) => bound ?? shown[layer])
  return traceSoftened(ahat, word, bounds)
}

/** The largest error after each layer, beside its bound. */
function noteLayers<L extends string>(
  errors: readonly (readonly Real[])[],
  bounds: readonly (Real | undefined)[],
  probe: Probe<L>,
): void {
  for (let layer = 1; layer < errors.length; layer++) {
    probe.magnitude(`error after layer ${layer}`, largest(errors[layer]).error, { role: 'error', layer })
    const bound = bounds[layer]
    if (bound !== undefined) probe.magnitude(`bound after layer ${layer}`, bound, { role: 'bound', layer })
  }
}

const errorsIn = <C, L extends string>(parts: Approximates<C, L>, c: C): readonly (readonly Real[])[] =>
  errorsOf(withTemperature(parts.model(c), parts.temperature(c)), parts.word(c))

/** By layers; undefined where nothing is claimed. */
function boundsIn<C, L extends string>(parts: Approximates<C, L>, c: C, count: number): readonly (Real | undefined)[] {
  const epsilon = parts.epsilon(c)
  if (!isList(epsilon)) return Array.from({ length: count }, (_, layer) => (layer === count - 1 ? epsilon : undefined))
  if (epsilon.length === count) return epsilon
  throw new RangeError(
    `${count - 1} layers have ${count} errors, from the embeddings on, and ${epsilon.length} bounds were given`,
  )
}

const isList = (a: Real | readonly Real[]): a is readonly Real[] => Array.isArray(a)

const afterText = (layer: number): string => (layer === 0 ? 'of the embeddings' : `after layer ${layer}`)

/** Layer by layer, the largest error of all positions beside its bound. */
function explanation<C, L extends string>(parts: Approximates<C, L>, c: C): string {
  const errors = errorsIn(parts, c)
  const bounds = boundsIn(parts, c, errors.length)
  const shown = parts.alsoShown?.(c) ?? []
  const { layers } = parts.model(c)
  const lines = errors.map((ofLayer, layer) => {
    const { error, position } = largest(ofLayer)
    const bound = bounds[layer] ?? shown[layer]
    return [
      layer === 0 ? 'embeddings' : `${layer}: ${layers[layer - 1].name.slice(0, NAME_WIDTH)}`,
      magnitude(error).text,
      bound === undefined ? '' : magnitude(bound).text,
      `${position}`,
    ]
  })
  return aligned([['after', 'error', 'bound', 'at position'], ...lines])
}

/** The first of those that cannot be told apart. */
function largest(errors: readonly Real[]): { readonly error: Real; readonly position: number } {
  const sizes = errors.map((error) => magnitude(error).logarithm)
  const worst = sizes.reduce((best, size, k) => (size > sizes[best] ? k : best), 0)
  return { error: errors[worst], position: worst + 1 }
}

const NAME_WIDTH = 40

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
