// What a workshop has planned, as a model: every symbol is embedded as its own coordinate and the constant 1, and all heads average.
import { rational } from '../numbers/index.ts'
import { type Heads, layerOf, type Plan, planLayers } from '../stream/index.ts'
import { type Layer, type Model, term, vector, withWeighting } from '../transformer/index.ts'

export function modelOf(name: string, plan: Plan, heads: Heads, outputs: readonly number[]): Model {
  const width = plan.coordinates.length
  const model: Model = {
    name,
    coordinates: plan.coordinates.map((coordinate) => coordinate.name),
    embedding: {
      symbols: [...plan.letters].map(([symbol, letter]) => ({
        symbol,
        vector: vector(width, [
          [plan.one, rational.one],
          [letter, rational.one],
        ]),
      })),
      // Words are made of the program's alphabet.
      other: null,
    },
    schedule: { positions: plan.positions, temperature: term('1') },
    layers: planLayers(plan.steps, plan.coordinates, heads).map((layer) => withoutObligations(layerOf(layer, width))),
    outputs,
  }
  return withWeighting(model, 'average')
}

/** Hard attention is exact, so layers have no obligations. */
const withoutObligations = ({ name, heads, feedForward }: Layer): Layer => ({ name, heads, feedForward })
