// What a coordinate holds at position i of a word of length n, for all i, n and words at once: a sum of atoms, with polynomials in i and n
// for factors, and how far from it the coordinate may be.
import { type Rational, rational } from '../numbers/index.ts'
import type { Class, Classes, Count, Direction } from './formula.ts'
import * as polynomial from './polynomial.ts'

export type Atom =
  /** 1; (−1)^i. */
  | { readonly kind: 'one' }
  | { readonly kind: 'parity' }
  /** 1 where the class holds. */
  | { readonly kind: 'boolean'; readonly of: Class }
  /** κ: how many positions up to i, or from i on. */
  | ({ readonly kind: 'count' } & Count)
  /** The mean of (−1)^j over the positions up to i, or from i on. */
  | { readonly kind: 'alternation'; readonly direction: Direction }
  // Those below occur where softmax leaves an error only.
  /** [κ = m], where m ≥ 1 is the last position that a lookup sees. */
  | ({ readonly kind: 'full'; readonly last: 'i' | 'n' } & Count)
  /** θ_n(κ), or θ_n(1) where κ = 0. */
  | ({ readonly kind: 'entry'; readonly predicate: string } & Count)
  /** The value at the nearest visible even (odd) position, or at i itself if there is none. */
  | { readonly kind: 'nearest'; readonly direction: Direction; readonly isEven: boolean; readonly value: Class }

export interface Term {
  readonly atom: Atom
  readonly factor: polynomial.Polynomial
}

/** By the text of the atom; no factor is 0. */
export type Form = ReadonlyMap<string, Term>

/** Within `error` of the form: exactly that where the error is 0. */
export interface Value {
  readonly form: Form
  readonly error: Rational
}

export const keyOf = (atom: Atom): string => JSON.stringify(atom)

export function formFrom(terms: Iterable<Term>): Form {
  const all = new Map<string, Term>()
  for (const { atom, factor } of terms) {
    const old = all.get(keyOf(atom))?.factor ?? polynomial.ZERO
    all.set(keyOf(atom), { atom, factor: polynomial.add(old, factor) })
  }
  return new Map([...all].filter(([, { factor }]) => !polynomial.isZero(factor)))
}

/** The terms of a form, each times a factor. */
export const times = (form: Form, factor: polynomial.Polynomial): Term[] =>
  [...form.values()].map((term) => ({ atom: term.atom, factor: polynomial.multiply(term.factor, factor) }))

export const ATOM_ONE: Atom = { kind: 'one' }
export const ONE = formFrom([{ atom: ATOM_ONE, factor: polynomial.ONE }])
export const MINUS_ONE = polynomial.constant(rational.of(-1))

/** The form of a class: 0 and 1 for false and true, 1 − φ for ¬φ. */
export function formOf(classes: Classes, of: Class): Form {
  const meaning = classes.all[of]
  if (meaning.kind === 'true') return ONE
  if (meaning.kind !== 'not') return formFrom([{ atom: { kind: 'boolean', of }, factor: polynomial.ONE }])
  return formFrom([...ONE.values(), ...times(formOf(classes, meaning.of), MINUS_ONE)])
}

/** The class whose form it is. */
export function classOf(classes: Classes, form: Form): Class | undefined {
  const booleans = [...form.values()].flatMap(({ atom }) => (atom.kind === 'boolean' ? [atom.of] : []))
  return [classes.true, ...booleans]
    .flatMap((of) => [of, classes.not(of)])
    .find((of) => isSame(form, formOf(classes, of)))
}

export const isSame = (a: Form, b: Form): boolean => formFrom([...a.values(), ...times(b, MINUS_ONE)]).size === 0

/** A count: i or n − i + 1 of what is true everywhere, 1 of an edge that every window contains, i − κ or n − i + 1 − κ of ¬φ. */
export function countOf(classes: Classes, count: Count): Form {
  const { direction, of } = count
  const meaning = classes.all[of]
  if (meaning.kind === (direction === 'left' ? 'first' : 'last')) return ONE
  const all = polynomial.power(direction === 'left' ? 'i' : 'u')
  if (meaning.kind === 'true') return formFrom(times(ONE, all))
  if (meaning.kind !== 'not') return formFrom([{ atom: { kind: 'count', direction, of }, factor: polynomial.ONE }])
  return formFrom([...times(ONE, all), ...times(countOf(classes, { direction, of: meaning.of }), MINUS_ONE)])
}
