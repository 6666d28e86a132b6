import { compile } from '../../src/compile/compile.ts'
import { formula } from '../../src/logic/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import type { StatementId } from '../../src/statements/index.ts'
import type { Head, HeadObligation, Layer, Matrix, Model, Obligation } from '../../src/transformer/index.ts'
import { wordsUpTo } from './compiled.ts'

export type TieBreak = Extract<HeadObligation, { kind: 'tie-break' }>
export type Lookup = Extract<HeadObligation, { kind: 'lookup' }>

export const isTieBreak = (obligation: Obligation): obligation is TieBreak => obligation.kind === 'tie-break'
export const isLookup = (obligation: Obligation): obligation is Lookup => obligation.kind === 'lookup'

export const withLayers = (model: Model, change: (layer: Layer) => Layer): Model => ({
  ...model,
  layers: model.layers.map(change),
})

export const obligationsOf = ({ obligations = [] }: Layer): readonly Obligation[] => obligations

/** The model with other annotations; undefined takes one away. */
export const withObligations = (model: Model, change: (obligation: Obligation) => Obligation | undefined): Model =>
  withLayers(model, (layer) => ({
    ...layer,
    obligations: obligationsOf(layer).flatMap((obligation) => change(obligation) ?? []),
  }))

/** The same where annotations are of one kind. */
export const withKind = <D extends Obligation>(
  model: Model,
  is: (obligation: Obligation) => obligation is D,
  change: (obligation: D) => Obligation,
): Model => withObligations(model, (obligation) => (is(obligation) ? change(obligation) : obligation))

/** The model with other heads, where they have an obligation of a kind. */
export const withHeads = (
  model: Model,
  has: (obligation: Obligation) => boolean,
  change: (head: Head) => Head,
): Model =>
  withLayers(model, (layer) => ({
    ...layer,
    heads: layer.heads.map((head, h) =>
      obligationsOf(layer).some((obligation) => 'head' in obligation && obligation.head === h && has(obligation))
        ? change(head)
        : head,
    ),
  }))

export const scaled = (matrix: Matrix, factor: Rational): Matrix => ({
  ...matrix,
  entries: matrix.entries.map((entry) => ({ ...entry, value: rational.multiply(entry.value, factor) })),
})

export const THIRD = rational.of(1, 3)
export const modelOf = (text: string, id: StatementId): Model => compile(formula(text), id).model
export const WORDS = wordsUpTo(4, ['a', 'b'])
