// Obligations in JSON, both ways: coordinates go by name, and each kind has a key of its own.
import type { Plain } from '../../json/index.ts'
import { rational } from '../../numbers/index.ts'
import type { LinearForm } from '../matrix.ts'
import type { Obligation } from '../obligation.ts'
import type { ObligationDocument } from './shape.ts'

type Name = (index: number) => string
/** Undefined, and an error, for a name that no coordinate has. */
type Find = (name: string) => number | undefined

export function writeObligation(obligation: Obligation, name: Name): Plain {
  const form = (terms: LinearForm): Plain =>
    terms.map(({ index, factor }) => ({ from: name(index), value: rational.print(factor) }))
  const to = name(obligation.to)
  if (obligation.kind === 'rounding')
    return { rounding: { constant: rational.print(obligation.constant), form: form(obligation.form), to } }
  if (obligation.kind === 'marker') return { marker: { edge: obligation.edge, from: name(obligation.from), to } }
  const { head, mask, value } = obligation
  const attended = { head, mask, value: form(value), to }
  if (obligation.kind === 'mean') return { mean: attended }
  if (obligation.kind === 'reciprocal') return { reciprocal: { ...attended, direction: obligation.direction } }
  const bounds = { gamma: rational.print(obligation.gamma), tolerance: rational.print(obligation.tolerance) }
  if (obligation.kind === 'tie-break') {
    const { clause, base } = obligation
    return { tieBreak: { ...attended, clause, base: form(base), ...bounds } }
  }
  const { lemma, count, plus } = obligation
  return { lookup: { ...attended, lemma, count: { ...count, of: name(count.of) }, plus, ...bounds } }
}

/** What is not found is left out: then the errors discard the model. */
export function readObligation(document: ObligationDocument, find: Find): Obligation {
  const place = (name: string): number => find(name) ?? Number.NaN
  const form = (terms: readonly { readonly from: string; readonly value: rational.Rational }[]): LinearForm =>
    terms.map(({ from, value }) => ({ index: place(from), factor: value }))
  if ('rounding' in document) {
    const { constant, form: terms, to } = document.rounding
    return { kind: 'rounding', constant, form: form(terms), to: place(to) }
  }
  if ('marker' in document) {
    const { edge, from, to } = document.marker
    return { kind: 'marker', edge, from: place(from), to: place(to) }
  }
  const placed = <A extends { readonly to: string; readonly value: Parameters<typeof form>[0] }>(attended: A) => ({
    ...attended,
    to: place(attended.to),
    value: form(attended.value),
  })
  if ('mean' in document) return { kind: 'mean', ...placed(document.mean) }
  if ('reciprocal' in document) return { kind: 'reciprocal', ...placed(document.reciprocal) }
  if ('tieBreak' in document)
    return { kind: 'tie-break', ...placed(document.tieBreak), base: form(document.tieBreak.base) }
  const { count, plus, ...rest } = document.lookup
  return { kind: 'lookup', ...placed(rest), count: { ...count, of: place(count.of) }, plus: plus === 0 ? 0 : 1 }
}
