// A transformer as immutable plain data (Definitions 1 and 4): c = h + Σ_heads attention(h), h′ = c + W₂·ReLU(W₁·c + b₁) + b₂.
// Coordinates of the residual stream have names; matrices and vectors are sparse and exact. Weights and schedule are kept
// apart, so that one model serves every length.
import type { Meanings } from '../certificate/index.ts'
import type { Mask } from './mask.ts'
import type { Matrix, Vector } from './matrix.ts'
import type { Obligation } from './obligation.ts'
import { type Schedule, tabulatedSchedule } from './schedule.ts'
import type { Weighting } from './weighting.ts'
import { requireModel } from './well-formed/index.ts'

/** @example const { coordinates, layers, outputs }: Model = compile(formula('Y Q_1'), 'theorem-12a').model */
export interface Model {
  readonly name: string
  /** The d coordinates of the residual stream. */
  readonly coordinates: readonly string[]
  readonly embedding: Embedding
  readonly schedule: Schedule
  readonly layers: readonly Layer[]
  /** The coordinates that are the model's answer; all, if none is named. */
  readonly outputs: readonly number[]
  /** The formula that it computes, and which coordinates hold which of its parts, where a construction says so. */
  readonly meanings?: Meanings
}

export interface Embedding {
  readonly symbols: readonly { readonly symbol: string; readonly vector: Vector }[]
  /** For symbols that are not listed; null makes them an error. */
  readonly other: Vector | null
}

/** @example const layers: readonly Layer[] = compile(formula('Y Q_1'), 'theorem-12a').model.layers */
export interface Layer {
  readonly name: string
  readonly heads: readonly Head[]
  /** null adds nothing. */
  readonly feedForward: FeedForward | null
  /** What justifies the layer, where a construction says so. */
  readonly obligations?: readonly Obligation[]
}

/**
 * One attention head: s_ij = (W^Q h_i)·(W^K h_j)/√d_k over what the mask shows, output Σ_j α_ij W^V h_j.
 * @example const isUniform = ({ query }: Head) => query.entries.length === 0
 */
export interface Head {
  readonly name: string
  readonly mask: Mask
  readonly weighting: Weighting
  /** W^Q, d_k × d. */
  readonly query: Matrix
  /** W^K, d_k × d. */
  readonly key: Matrix
  /** W^V, d × d. */
  readonly value: Matrix
}

/** @example const hiddenUnits = ({ first }: FeedForward) => first.rows */
export interface FeedForward {
  /** W₁, d_f × d. */
  readonly first: Matrix
  readonly firstBias: Vector
  /** W₂, d × d_f. */
  readonly second: Matrix
  readonly secondBias: Vector
}

/** All that is trained in a layer. */
export const parametersOf = ({ heads, feedForward: net }: Layer): readonly (Matrix | Vector)[] => [
  ...heads.flatMap(({ query, key, value }) => [query, key, value]),
  ...(net === null ? [] : [net.first, net.firstBias, net.second, net.secondBias]),
]

/** The same layer, unannotated. */
export const withoutObligations = ({ name, heads, feedForward }: Layer): Layer => ({ name, heads, feedForward })

/** A word is a list of symbols, not empty. @example const letters: Word = word('ab') */
export type Word = readonly string[]

/** Splits by code points. @example word('ab🎲') // ['a', 'b', '🎲'] */
export const word = (text: string): Word => [...text]

/**
 * The same model with every head weighted alike.
 * @example withWeighting(compile(formula('Y Q_1'), 'theorem-12a').model, 'average').layers[0].heads[0].weighting // average
 */
export function withWeighting(model: Model, weighting: Weighting): Model {
  requireModel(model)
  return {
    ...model,
    layers: model.layers.map((layer) => ({ ...layer, heads: layer.heads.map((head) => ({ ...head, weighting })) })),
  }
}

/**
 * The same weights at another temperature.
 * @example withTemperature(compile(formula('Y Q_1'), 'theorem-12a').model, term('1')).schedule.temperature // term('1')
 */
export function withTemperature(model: Model, temperature: Schedule['temperature']): Model {
  requireModel(model)
  return { ...model, schedule: { ...model.schedule, temperature } }
}

/** The same model for words up to a length, without functions and predicates in its schedule. @example saveModel(tabulated(model, 32)) */
export function tabulated(model: Model, longest: number): Model {
  requireModel(model)
  return { ...model, schedule: tabulatedSchedule(model.schedule, longest) }
}
