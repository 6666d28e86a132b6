// Sums of hard forms at one position, in every case there is. Atoms that are not decided by a case are Booleans, each free to be 0 or 1:
// what holds for all choices holds for the values that a word gives them. Only these facts about a position are used:
//   edges    p = (−1)^i is 1 or −1, and i = 1 is odd; ⊖φ is false at i = 1, ⊕φ at i = n.
//   parity   the nearest even position up to an even i is i itself; up to an odd i > 1 it is i − 1, where φ has the value that ⊖φ has at i;
//            up to i = 1 there is none, and i itself is taken. So for odd ones, and from i on, with ⊕ and i = n.
//   means    of (−1)^j up to i: −1 at i = 1, within [−1/3, 0] elsewhere; from i on: p at i = n, within [−1/3, 1/3] elsewhere (Proposition 10).
//   counts   κ of φ is 0 or at least 1; where it is 0, φ is false at i; where κ = m, κ ≥ 1 and φ is true at i: of 1..i all are φ.
//   θ(κ)     is θ_n(0) where κ = 0; an entry θ_n(κ) of a table is what θ(κ) says where κ ≥ 1.
//   S, U     with φ ≡ a ∧ b and an end ≡ ¬a ∨ b at every position, a S b is φ at the nearest end to the left, i included: if
//            there is none, φ is false at i. So U to the right.
import { type Rational, rational } from '../numbers/index.ts'
import { type Atom, type Hard, keyOf } from './form.ts'
import type { Class, Classes, Count, Direction } from './formula.ts'

/** One case. */
export interface Point {
  readonly parity: 1 | -1
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Free Booleans, by class or by atom. */
  readonly free: ReadonlyMap<string, boolean>
}

/** A value c + Σ a·κ with κ ≥ 1, plus factors of means that lie in intervals. */
export interface Evaluated {
  readonly constant: Rational
  readonly counts: ReadonlyMap<string, Rational>
  readonly means: ReadonlyMap<Direction, Rational>
}

const classKey = (of: Class): string => `class ${of}`
const countKey = ({ direction, of }: Count): string => `κ > 0 ${direction} ${of}`

/** More free Booleans are too many cases. */
export const MOST_FREE = 12

export class Cases {
  readonly #classes: Classes
  readonly #free = new Set<string>()
  /** Classes that a net reads: targets are taken apart down to these, and no further. */
  readonly #read: ReadonlySet<Class>
  readonly #counts: ReadonlySet<string>
  /** The S or U that a nearest value is. */
  readonly #found = new Map<string, Class>()
  readonly #facts: ((point: Point) => boolean)[] = []
  #hasEdges = false

  constructor(classes: Classes, atoms: readonly Atom[], targets: readonly Class[]) {
    this.#classes = classes
    this.#read = new Set(atoms.flatMap((atom) => (atom.kind === 'boolean' ? [atom.of] : [])))
    this.#counts = new Set(atoms.flatMap((atom) => ('of' in atom && 'direction' in atom ? [countKey(atom)] : [])))
    const leaves = targets.flatMap((target) => this.#take(target))
    for (const atom of atoms) this.#prepare(atom, leaves)
  }

  get isSmall(): boolean {
    return this.#free.size <= MOST_FREE
  }

  /** Frees the classes of which one is made by ¬, ∧, ∨, and gives them. */
  #take(of: Class): Class[] {
    const meaning = this.#classes.meaning(of)
    if (meaning.kind === 'true') return []
    if (meaning.kind === 'not') return this.#take(meaning.of)
    if (meaning.kind === 'first' || meaning.kind === 'last') {
      this.#hasEdges = true
      return []
    }
    if ((meaning.kind === 'and' || meaning.kind === 'or') && !this.#read.has(of))
      return meaning.parts.flatMap((part) => this.#take(part))
    if (meaning.kind === 'predicate-of') this.#take(this.#classes.predicate(meaning.predicate, 'zero'))
    if (this.#test(of) === undefined) this.#free.add(classKey(of))
    return [of]
  }

  /** The count of a class κ > 0, if that is a case already. */
  #test(of: Class): Count | undefined {
    const meaning = this.#classes.meaning(of)
    if (meaning.kind !== 'compare') return undefined
    const [term] = meaning.terms
    return this.#classes.some(term) === of && this.#counts.has(countKey(term)) ? term : undefined
  }

  #prepare(atom: Atom, leaves: readonly Class[]): void {
    if (atom.kind === 'one') return
    if (atom.kind === 'parity' || atom.kind === 'alternation') this.#hasEdges = true
    else if (atom.kind === 'boolean') this.#take(atom.of)
    else if (atom.kind === 'nearest-parity') {
      this.#hasEdges = true
      this.#take(atom.value)
      this.#take(this.#neighbour(atom))
    } else if (atom.kind === 'nearest') {
      const found = leaves.find((of) => isWitness(this.#classes, of, atom))
      if (found === undefined) this.#free.add(keyOf(atom))
      else this.#found.set(keyOf(atom), found)
    } else this.#prepareCount(atom)
  }

  #prepareCount(atom: Extract<Atom, Count>): void {
    const { of } = atom
    this.#take(of)
    this.#free.add(countKey(atom))
    this.#facts.push((point) => this.#isSome(atom, point) || !this.holds(of, point))
    if (atom.kind === 'full') {
      this.#free.add(keyOf(atom))
      this.#facts.push((point) => !isFree(keyOf(atom), point) || (this.#isSome(atom, point) && this.holds(of, point)))
    } else if (atom.kind === 'entry') {
      this.#take(this.#classes.predicateOf(atom.predicate, atom))
      this.#free.add(keyOf(atom))
    }
  }

  #neighbour({ direction, value }: Extract<Atom, { kind: 'nearest-parity' }>): Class {
    return direction === 'left' ? this.#classes.previous(value) : this.#classes.next(value)
  }

  /** All cases but those that are at no position. */
  *points(): Iterable<Point> {
    const names = [...this.#free]
    const edges = this.#hasEdges ? EDGES : EDGES.slice(0, 1)
    for (let bits = 0; bits < 2 ** names.length; bits++) {
      const free = new Map(names.map((name, k) => [name, Math.floor(bits / 2 ** k) % 2 === 1]))
      for (const edge of edges) {
        const point = { ...edge, free }
        if (this.#facts.every((isPossible) => isPossible(point))) yield point
      }
    }
  }

  #isSome = (count: Count, point: Point): boolean => isFree(countKey(count), point)

  /** Whether a class holds. */
  holds(of: Class, point: Point): boolean {
    const meaning = this.#classes.meaning(of)
    switch (meaning.kind) {
      case 'true':
        return true
      case 'first':
        return point.isFirst
      case 'last':
        return point.isLast
      case 'not':
        return !this.holds(meaning.of, point)
      case 'and':
      case 'or':
        if (this.#read.has(of)) return isFree(classKey(of), point)
        return meaning.kind === 'and'
          ? meaning.parts.every((part) => this.holds(part, point))
          : meaning.parts.some((part) => this.holds(part, point))
      case 'previous':
        return !point.isFirst && isFree(classKey(of), point)
      case 'next':
        return !point.isLast && isFree(classKey(of), point)
      case 'predicate-of':
        if (this.#counts.has(countKey(meaning.count)) && !this.#isSome(meaning.count, point))
          return this.holds(this.#classes.predicate(meaning.predicate, 'zero'), point)
        return isFree(classKey(of), point)
      default: {
        const test = this.#test(of)
        return test === undefined ? isFree(classKey(of), point) : this.#isSome(test, point)
      }
    }
  }

  evaluate(form: Hard, point: Point): Evaluated {
    const counts = new Map<string, Rational>()
    const means = new Map<Direction, Rational>()
    let constant = rational.zero
    for (const { atom, factor } of form.values()) {
      if (atom.kind === 'count' && this.#isSome(atom, point)) counts.set(countKey(atom), factor)
      else if (atom.kind === 'alternation' && !isAtEdge(atom.direction, point)) means.set(atom.direction, factor)
      else constant = rational.add(constant, rational.multiply(factor, rational.of(this.#valueOf(atom, point))))
    }
    return { constant, counts, means }
  }

  #valueOf(atom: Atom, point: Point): number {
    switch (atom.kind) {
      case 'one':
        return 1
      case 'parity':
      case 'alternation':
        return point.parity
      case 'boolean':
        return Number(this.holds(atom.of, point))
      case 'count':
        return 0
      case 'none':
        return Number(!this.#isSome(atom, point))
      case 'full':
        return Number(isFree(keyOf(atom), point))
      case 'entry': {
        const isRow = this.#isSome(atom, point)
        return Number(
          isRow ? this.holds(this.#classes.predicateOf(atom.predicate, atom), point) : isFree(keyOf(atom), point),
        )
      }
      case 'nearest': {
        const found = this.#found.get(keyOf(atom))
        return Number(found === undefined ? isFree(keyOf(atom), point) : this.holds(found, point))
      }
      case 'nearest-parity': {
        const isHere = atom.isEven === (point.parity === 1) || isAtEdge(atom.direction, point)
        return Number(this.holds(isHere ? atom.value : this.#neighbour(atom), point))
      }
    }
  }
}

/** The value of a free Boolean; one that is no part of the case would be a mistake here. */
function isFree(key: string, { free }: Point): boolean {
  const value = free.get(key)
  if (value === undefined) throw new Error(`${key} is not decided by the case`)
  return value
}

const isAtEdge = (direction: Direction, { isFirst, isLast }: Point): boolean =>
  direction === 'left' ? isFirst : isLast

const EDGES = [
  { parity: 1, isFirst: false, isLast: false },
  { parity: 1, isFirst: false, isLast: true },
  { parity: -1, isFirst: false, isLast: false },
  { parity: -1, isFirst: false, isLast: true },
  { parity: -1, isFirst: true, isLast: false },
  { parity: -1, isFirst: true, isLast: true },
] as const

/** Whether a S b (a U b) is the value at the nearest end: base ≡ ¬a ∨ b and value ≡ a ∧ b, by all values of a and b. */
function isWitness(
  classes: Classes,
  of: Class,
  { direction, base, value }: Extract<Atom, { kind: 'nearest' }>,
): boolean {
  const meaning = classes.meaning(of)
  if (meaning.kind !== 'since' && meaning.kind !== 'until') return false
  const { left, right, kind } = meaning
  if ((kind === 'since') !== (direction === 'left')) return false
  const read = [left, right].map((part): Atom => ({ kind: 'boolean', of: positive(classes, part) }))
  const cases = new Cases(classes, read, [left, right, base, value])
  if (!cases.isSmall) return false
  return [...cases.points()].every((point) => {
    const [a, b, isEnd, isFound] = [left, right, base, value].map((part) => cases.holds(part, point))
    return isEnd === (!a || b) && isFound === (a && b)
  })
}

const positive = (classes: Classes, of: Class): Class => {
  const meaning = classes.meaning(of)
  return meaning.kind === 'not' ? meaning.of : of
}
