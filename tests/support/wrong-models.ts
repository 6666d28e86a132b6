import { compile } from '../../src/compile/compile.ts'
import { formula } from '../../src/logic/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import type { StatementId } from '../../src/statements/index.ts'
import type { Head, HeadObligation, Layer, Matrix, Model, Obligation } from '../../src/transformer/index.ts'
import { wordsUpTo } from './compiled.ts'

export type TieBreak = Extract<HeadObligation, { kind: 'tie-break' }>
export type Lookup = Extract<HeadObligation, { kind: 'lookup' }>

export const isTieBreak = (duty: Obligation): duty is TieBreak => duty.kind === 'tie-break'
export const isLookup = (duty: Obligation): duty is Lookup => duty.kind === 'lookup'

export const withLayers = (model: Model, change: (layer: Layer) => Layer): Model => ({
  ...model,
  layers: model.layers.map(change),
})

export const dutiesOf = ({ obligations = [] }: Layer): readonly Obligation[] => obligations

/** The model with other annotations; undefined takes one away. */
export const withDuties = (model: Model, change: (duty: Obligation) => Obligation | undefined): Model =>
  withLayers(model, (layer) => ({ ...layer, obligations: dutiesOf(layer).flatMap((duty) => change(duty) ?? []) }))

/** The same where annotations are of one kind. */
export const withKind = <D extends Obligation>(
  model: Model,
  is: (duty: Obligation) => duty is D,
  change: (duty: D) => Obligation,
): Model => withDuties(model, (duty) => (is(duty) ? change(duty) : duty))

/** The model with other heads, where they owe something of a kind. */
export const withHeads = (model: Model, owes: (duty: Obligation) => boolean, change: (head: Head) => Head): Model =>
  withLayers(model, (layer) => ({
    ...layer,
    heads: layer.heads.map((head, h) =>
      dutiesOf(layer).some((duty) => 'head' in duty && duty.head === h && owes(duty)) ? change(head) : head,
    ),
  }))

export const scaled = (matrix: Matrix, factor: Rational): Matrix => ({
  ...matrix,
  entries: matrix.entries.map((entry) => ({ ...entry, value: rational.multiply(entry.value, factor) })),
})

export const THIRD = rational.of(1, 3)
export const modelOf = (text: string, id: StatementId): Model => compile(formula(text), id).model
export const WORDS = wordsUpTo(4, ['a', 'b'])
