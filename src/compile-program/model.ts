// What a workshop has planned, as a model: words are made of the program's alphabet, and all heads average.
import { type Heads, modelOf, type Plan } from '../stream/index.ts'
import { type Model, withoutObligations, withWeighting } from '../transformer/index.ts'

export function averageHardModel(name: string, plan: Plan, heads: Heads, outputs: readonly number[]): Model {
  const model = modelOf({ name, plan, heads, temperature: '1', takesOthers: false, outputs })
  // Hard attention is exact, so layers have no obligations.
  return withWeighting({ ...model, layers: model.layers.map(withoutObligations) }, 'average')
}
