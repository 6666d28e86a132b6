// Everything that may be at one position, case by case. What a case does not decide is asked, and both answers are tried: what holds for
// all answers holds for those that a word gives. Only these facts are used:
//   edges    i = 1 is odd; ⊖φ is false at i = 1, ⊕φ at i = n.
//   parity   the nearest even position up to an even i is i itself; up to an odd i > 1 it is i − 1, where φ is what ⊖φ is at i; up to
//            i = 1 there is none, and i itself is taken. So for odd ones, and from i on, with ⊕ and i = n.
//   means    of (−1)^j up to i: −1 at i = 1, in [−1/3, 0] elsewhere; from i on: (−1)^i at i = n, in [−1/3, 1/3] elsewhere (Proposition 10).
//   counts   κ > 0 where φ is true at i, since i is counted; where κ = m ≥ 1, φ is true at all visible positions, so at i.
//   θ(κ)     is θ_n(0) where κ = 0, and what the table says in row κ elsewhere.
//   S, U     with end ≡ ¬a ∨ b and φ ≡ a ∧ b everywhere, a S b is φ at the nearest end to the left, i included, and false if there is
//            none: then a holds throughout and b nowhere, so that φ is false at i, too. So U to the right.
import { type Rational, rational } from '../numbers/index.ts'
import { type Atom, keyOf } from './form.ts'
import type { Class, Classes, Count, Direction } from './formula.ts'

/** Atoms with the factors that they have at every position. */
export type Hard = readonly { readonly atom: Atom; readonly factor: Rational }[]

type Ask = (question: string) => boolean

/** More cases are given up. */
const MOST = 30_000

/** Whether something holds, whatever the answers are. */
export function inAllCases(holds: (ask: Ask) => boolean): boolean {
  const open = [new Map<string, boolean>()]
  for (let count = 0; count < MOST; count++) {
    const answers = open.pop()
    if (answers === undefined) return true
    const ask = (question: string): boolean => {
      const known = answers.get(question)
      if (known !== undefined) return known
      open.push(new Map(answers).set(question, true))
      answers.set(question, false)
      return false
    }
    if (!holds(ask)) return false
  }
  return false
}

/** constant + Σ factor·κ with κ ≥ 1, plus Σ factor·mean with means in their intervals. */
export interface Evaluated {
  readonly constant: Rational
  readonly counts: readonly Rational[]
  readonly means: readonly { readonly of: Direction; readonly factor: Rational }[]
}

/** A position, as far as its case decides it. Classes that are read are asked, and not taken apart. */
export class Point {
  readonly #classes: Classes
  readonly #ask: Ask
  readonly #read: ReadonlySet<Class>

  constructor(classes: Classes, ask: Ask, read: ReadonlySet<Class>) {
    this.#classes = classes
    this.#ask = ask
    this.#read = read
  }

  #isOdd = (): boolean => this.#ask('i is odd')
  #isFirst = (): boolean => this.#isOdd() && this.#ask('i = 1')
  #isLast = (): boolean => this.#ask('i = n')
  #isEdge = (direction: Direction): boolean => (direction === 'left' ? this.#isFirst() : this.#isLast())

  #isSome = (count: Count): boolean => this.holds(count.of) || this.#ask(`κ > 0, ${count.direction} ${count.of}`)

  holds(of: Class): boolean {
    const meaning = this.#classes.all[of]
    const isFree = (): boolean => this.#ask(`class ${of}`)
    const isRead = this.#read.has(of)
    if (meaning.kind === 'true') return true
    if (meaning.kind === 'first') return this.#isFirst()
    if (meaning.kind === 'last') return this.#isLast()
    if (meaning.kind === 'not') return !this.holds(meaning.of)
    if (meaning.kind === 'and' && !isRead) return meaning.parts.every((part) => this.holds(part))
    if (meaning.kind === 'or' && !isRead) return meaning.parts.some((part) => this.holds(part))
    if (meaning.kind === 'previous') return !this.#isFirst() && isFree()
    if (meaning.kind === 'next') return !this.#isLast() && isFree()
    if (meaning.kind === 'predicate-of' && !this.#isSome(meaning.count))
      return this.holds(this.#classes.predicate(meaning.predicate, 'zero'))
    if (meaning.kind === 'compare' && this.#classes.some(meaning.terms[0]) === of) return this.#isSome(meaning.terms[0])
    return isFree()
  }

  evaluate(form: Hard): Evaluated {
    const counts: Rational[] = []
    const means: { of: Direction; factor: Rational }[] = []
    let constant = rational.zero
    for (const { atom, factor } of form) {
      if (atom.kind === 'count' && this.#isSome(atom)) counts.push(factor)
      else if (atom.kind === 'alternation' && !this.#isEdge(atom.direction)) means.push({ of: atom.direction, factor })
      else constant = rational.add(constant, rational.multiply(factor, rational.of(this.#valueOf(atom))))
    }
    return { constant, counts, means }
  }

  #valueOf(atom: Atom): number {
    switch (atom.kind) {
      case 'one':
        return 1
      case 'parity':
      case 'alternation':
        return this.#isOdd() ? -1 : 1
      case 'count':
        return 0
      case 'boolean':
        return Number(this.holds(atom.of))
      case 'full':
        return Number(this.holds(atom.of) && this.#ask(keyOf(atom)))
      case 'entry': {
        const isRow = this.#isSome(atom)
        return Number(isRow ? this.holds(this.#classes.predicateOf(atom.predicate, atom)) : this.#ask(keyOf(atom)))
      }
      case 'nearest': {
        const { direction, isEven, value } = atom
        const beside = direction === 'left' ? this.#classes.previous(value) : this.#classes.next(value)
        return Number(this.holds(isEven !== this.#isOdd() || this.#isEdge(direction) ? value : beside))
      }
    }
  }
}

/** Whether a S b (a U b) is the value at the nearest position where the base holds. */
export function isWitnessed(classes: Classes, of: Class, direction: Direction, base: Class, value: Class): boolean {
  const meaning = classes.all[of]
  if (meaning.kind !== (direction === 'left' ? 'since' : 'until')) return false
  const read = new Set([meaning.left, meaning.right].flatMap((part) => [part, classes.not(part)]))
  return inAllCases((ask) => {
    const point = new Point(classes, ask, read)
    const [a, b] = [point.holds(meaning.left), point.holds(meaning.right)]
    return point.holds(base) === (!a || b) && point.holds(value) === (a && b)
  })
}
