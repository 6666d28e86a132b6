// What a site has planned, as a model: every symbol is embedded as its own coordinate and the constant 1.
import type { Meanings } from '../certificate/index.ts'
import { rational } from '../numbers/index.ts'
import { type Model, type NamedTerm, term, type Vector, vector } from '../transformer/index.ts'
import { type Heads, layerOf, planLayers } from './layers.ts'
import type { Plan } from './site.ts'

export interface ModelParts {
  readonly name: string
  readonly plan: Plan
  readonly heads: Heads
  readonly temperature: NamedTerm
  /** Whether other symbols are embedded too, as the constant 1 alone. */
  readonly takesOthers: boolean
  readonly outputs: readonly number[]
  readonly meanings?: Meanings
}

/** @example modelOf({ name: 'mine', plan: plan(), heads: 'single', temperature: '1', takesOthers: true, outputs: [output.index] }) */
export function modelOf({ name, plan, heads, temperature, takesOthers, outputs, meanings }: ModelParts): Model {
  const { coordinates, one, letters, positions, steps } = plan
  const width = coordinates.length
  const embedded = (...ones: readonly number[]): Vector =>
    vector(
      width,
      [one, ...ones].map((index) => [index, rational.one]),
    )
  return {
    name,
    coordinates: coordinates.map((coordinate) => coordinate.name),
    embedding: {
      symbols: [...letters].map(([symbol, letter]) => ({ symbol, vector: embedded(letter) })),
      other: takesOthers ? embedded() : null,
    },
    schedule: { positions, temperature: term(temperature) },
    layers: planLayers(steps, coordinates, heads).map((layer) => layerOf(layer, width)),
    outputs,
    ...(meanings === undefined ? {} : { meanings }),
  }
}
