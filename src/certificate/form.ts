// What a coordinate holds at position i of a word of length n, for all i, n and words at once: a sum of atoms. An exact one has
// polynomials in i and n for factors; a hard one, which an approximate coordinate is near, has rational factors and more atoms.
import { type Rational, rational } from '../numbers/index.ts'
import type { Class, Classes, Count, Direction } from './formula.ts'
import { add, constantOf, isZero, ONE, type Polynomial, scale } from './polynomial.ts'

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
  /** [κ = 0]; [κ = m], where m ≥ 1 is the last position that a lookup sees. */
  | ({ readonly kind: 'none' } & Count)
  | ({ readonly kind: 'full'; readonly last: 'i' | 'n' } & Count)
  /** θ_n(κ), or θ_n(1) where κ = 0. */
  | ({ readonly kind: 'entry'; readonly predicate: string } & Count)
  /** The value at the nearest visible position where the base holds, or at i itself if there is none. */
  | { readonly kind: 'nearest'; readonly direction: Direction; readonly base: Class; readonly value: Class }
  /** The value at the nearest visible even (odd) position, or at i itself if there is none. */
  | { readonly kind: 'nearest-parity'; readonly direction: Direction; readonly isEven: boolean; readonly value: Class }

export interface Term<F> {
  readonly atom: Atom
  readonly factor: F
}

/** By the text of the atom; no factor is 0. */
export type Form<F> = ReadonlyMap<string, Term<F>>
export type Exact = Form<Polynomial>
export type Hard = Form<Rational>

export type Value =
  | { readonly kind: 'exact'; readonly form: Exact }
  /** Within `error` of the hard form. */
  | { readonly kind: 'approximate'; readonly hard: Hard; readonly error: Rational; readonly lemma: string }
  /** What a table says of some lengths only. */
  | { readonly kind: 'unknown' }

export const keyOf = (atom: Atom): string => JSON.stringify(atom)

const sum = <F>(terms: Iterable<Term<F>>, plus: (a: F, b: F) => F, vanishes: (a: F) => boolean): Form<F> => {
  const all = new Map<string, Term<F>>()
  for (const { atom, factor } of terms) {
    const key = keyOf(atom)
    const old = all.get(key)
    const total = old === undefined ? factor : plus(old.factor, factor)
    if (vanishes(total)) all.delete(key)
    else all.set(key, { atom, factor: total })
  }
  return all
}

export const exactForm = (terms: Iterable<Term<Polynomial>>): Exact => sum(terms, add, isZero)
export const hardForm = (terms: Iterable<Term<Rational>>): Hard => sum(terms, rational.add, rational.isZero)

export const ATOM_ONE: Atom = { kind: 'one' }

/** As a hard form; undefined where a factor depends on i or n. */
export function hardOf(form: Exact): Hard | undefined {
  const terms = [...form.values()].map(({ atom, factor }) => ({ atom, factor: constantOf(factor) }))
  const known = terms.flatMap(({ atom, factor }) => (factor === undefined ? [] : [{ atom, factor }]))
  return known.length === terms.length ? hardForm(known) : undefined
}

const negated = (form: Exact): Term<Polynomial>[] =>
  [...form.values()].map(({ atom, factor }) => ({ atom, factor: scale(factor, rational.of(-1)) }))

/** The form of a class: 0 and 1 for false and true, 1 − φ for ¬φ. */
export function formOf(classes: Classes, of: Class): Exact {
  const meaning = classes.meaning(of)
  if (meaning.kind === 'true') return exactForm([{ atom: ATOM_ONE, factor: ONE }])
  if (meaning.kind !== 'not') return exactForm([{ atom: { kind: 'boolean', of }, factor: ONE }])
  return exactForm([{ atom: ATOM_ONE, factor: ONE }, ...negated(formOf(classes, meaning.of))])
}

/** The class whose form it is. */
export function classOf(classes: Classes, form: Exact): Class | undefined {
  const booleans = [...form.values()].flatMap(({ atom }) => (atom.kind === 'boolean' ? [atom.of] : []))
  const candidates = booleans.length === 0 ? [classes.true, classes.false] : [booleans[0], classes.not(booleans[0])]
  return candidates.find((of) => isSame(form, formOf(classes, of)))
}

export const isSame = (a: Exact, b: Exact): boolean => exactForm([...a.values(), ...negated(b)]).size === 0
