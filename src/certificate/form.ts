// What a coordinate holds at position i of a word of length n, for all i, n and words at once: a sum of atoms. An exact one has
// polynomials in i and n for factors; a hard one, which an approximate coordinate is near, has rational factors and more atoms.
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
  // Those below occur in hard forms only.
  /** [κ = m], where m ≥ 1 is the last position that a lookup sees. */
  | ({ readonly kind: 'full'; readonly last: 'i' | 'n' } & Count)
  /** θ_n(κ), or θ_n(1) where κ = 0. */
  | ({ readonly kind: 'entry'; readonly predicate: string } & Count)
  /** The value at the nearest visible even (odd) position, or at i itself if there is none. */
  | { readonly kind: 'nearest'; readonly direction: Direction; readonly isEven: boolean; readonly value: Class }

export interface Term<F> {
  readonly atom: Atom
  readonly factor: F
}

/** By the text of the atom; no factor is 0. */
type Form<F> = ReadonlyMap<string, Term<F>>
export type Exact = Form<polynomial.Polynomial>
export type Hard = Form<Rational>

export type Value =
  | { readonly kind: 'exact'; readonly form: Exact }
  /** Within `error` of the hard form. */
  | { readonly kind: 'approximate'; readonly hard: Hard; readonly error: Rational }

export const keyOf = (atom: Atom): string => JSON.stringify(atom)

const sum = <F>(terms: Iterable<Term<F>>, plus: (a: F, b: F) => F, vanishes: (a: F) => boolean): Form<F> => {
  const all = new Map<string, Term<F>>()
  for (const { atom, factor } of terms) {
    const old = all.get(keyOf(atom))
    all.set(keyOf(atom), { atom, factor: old === undefined ? factor : plus(old.factor, factor) })
  }
  return new Map([...all].filter(([, { factor }]) => !vanishes(factor)))
}

export const exactForm = (terms: Iterable<Term<polynomial.Polynomial>>): Exact =>
  sum(terms, polynomial.add, polynomial.isZero)
export const hardForm = (terms: Iterable<Term<Rational>>): Hard => sum(terms, rational.add, rational.isZero)

/** The terms of a form, each times a factor. */
export const times = (form: Exact, factor: polynomial.Polynomial): Term<polynomial.Polynomial>[] =>
  [...form.values()].map((term) => ({ atom: term.atom, factor: polynomial.multiply(term.factor, factor) }))

export const ATOM_ONE: Atom = { kind: 'one' }
export const ONE: Exact = exactForm([{ atom: ATOM_ONE, factor: polynomial.ONE }])
const MINUS_ONE = polynomial.constant(rational.of(-1))

/** As a hard form; undefined where a factor depends on i or n. */
export function hardOf(form: Exact): Hard | undefined {
  const terms = [...form.values()].map(({ atom, factor }) => ({ atom, factor: polynomial.constantOf(factor) }))
  const known = terms.flatMap(({ atom, factor }) => (factor === undefined ? [] : [{ atom, factor }]))
  return known.length === terms.length ? hardForm(known) : undefined
}

/** The form of a class: 0 and 1 for false and true, 1 − φ for ¬φ. */
export function formOf(classes: Classes, of: Class): Exact {
  const meaning = classes.all[of]
  if (meaning.kind === 'true') return ONE
  if (meaning.kind !== 'not') return exactForm([{ atom: { kind: 'boolean', of }, factor: polynomial.ONE }])
  return exactForm([...ONE.values(), ...times(formOf(classes, meaning.of), MINUS_ONE)])
}

/** The class whose form it is. */
export function classOf(classes: Classes, form: Exact): Class | undefined {
  const booleans = [...form.values()].flatMap(({ atom }) => (atom.kind === 'boolean' ? [atom.of] : []))
  return [classes.true, ...booleans]
    .flatMap((of) => [of, classes.not(of)])
    .find((of) => isSame(form, formOf(classes, of)))
}

export const isSame = (a: Exact, b: Exact): boolean => exactForm([...a.values(), ...times(b, MINUS_ONE)]).size === 0

/** A count: i or n − i + 1 of what is true everywhere, 1 of an edge that every window contains, i − κ or n − i + 1 − κ of ¬φ. */
export function countOf(classes: Classes, count: Count): Exact {
  const { direction, of } = count
  const meaning = classes.all[of]
  if (meaning.kind === (direction === 'left' ? 'first' : 'last')) return ONE
  const all = polynomial.power(direction === 'left' ? 'i' : 'u')
  if (meaning.kind === 'true') return exactForm(times(ONE, all))
  if (meaning.kind !== 'not') return exactForm([{ atom: { kind: 'count', direction, of }, factor: polynomial.ONE }])
  return exactForm([...times(ONE, all), ...times(countOf(classes, { direction, of: meaning.of }), MINUS_ONE)])
}
