// What a statement allows a model: its temperature, its position embeddings, its masks, and softmax throughout.
import type { Statement } from '../../../src/statements/index.ts'
import type { Model, Scheduled } from '../../../src/transformer/index.ts'

/** What the model has and the statement does not allow, in words. Embeddings of predicates come on top of the list. */
export function notAllowed(statement: Statement, { schedule, layers, coordinates }: Model): readonly string[] {
  const heads = layers.flatMap((layer) => layer.heads)
  const named = schedule.positions.flatMap(({ value }) => (value.kind === 'term' ? [value.term] : []))
  return [
    ...(named.join() === statement.positions.join() ? [] : [`the position embeddings ${named.join(', ')}`]),
    ...schedule.positions.flatMap(({ coordinate, value }) =>
      value.kind === 'term' || isOfPredicate(value) ? [] : [`the position embedding ${coordinates[coordinate]}`],
    ),
    ...(isTemperature(schedule.temperature, statement) ? [] : ['another temperature']),
    ...heads.flatMap(({ name, weighting, mask }) => [
      ...(weighting === 'softmax-tau' ? [] : [`${weighting} in head ${name}`]),
      ...(statement.isFutureMasked && mask !== 'future' ? [`mask ${mask} in head ${name}`] : []),
    ]),
  ]
}

const isTemperature = (temperature: Scheduled, { temperature: listed }: Statement): boolean =>
  temperature.kind === 'term' &&
  temperature.term === listed &&
  temperature.times.numerator === temperature.times.denominator

/** θ_n(i) or θ_n(0). */
const isOfPredicate = (value: Scheduled): boolean => value.kind === 'predicate'
