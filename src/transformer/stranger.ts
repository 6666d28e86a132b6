// The alphabet of a model that takes any symbol: those it does not list are embedded alike, so one of them stands for all. What
// enumerates words, for a gap or for the largest input, lists it first.
import type { Model } from './model.ts'
import { requireModel } from './well-formed/index.ts'

const STRANGERS = [...'_abcdefghijklmnopqrstuvwxyz']

/** One more symbol for all that the model does not list, if it takes them. @example withStranger(model).embedding.symbols */
export function withStranger(model: Model): Model {
  requireModel(model)
  const { symbols, other } = model.embedding
  if (other === null) return model
  const known = new Set(symbols.map(({ symbol }) => symbol))
  const stranger = STRANGERS.find((symbol) => !known.has(symbol)) ?? unlike(known, '_')
  return { ...model, embedding: { symbols: [...symbols, { symbol: stranger, vector: other }], other } }
}

const unlike = (known: ReadonlySet<string>, symbol: string): string =>
  known.has(symbol) ? unlike(known, `${symbol}_`) : symbol
