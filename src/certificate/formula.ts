// What coordinates mean: nodes of the core formula, and each node's class. Nodes of one class are true at the same positions of every
// word, by these laws only: ¬¬φ is φ; ⊖false and ⊕false are false; ⊖true is "not first", ⊕true "not last"; a count of what is nowhere
// true is 0; in a comparison Σ λκ > C equal counts are merged and λ = 0 is dropped, one without counts is a constant, and ¬(Σ λκ > C) is
// Σ −λκ > −C − 1, since all are integers; θ of a count that is 0 is θ_n(0). A predicate is a name: nothing is known of it.
import { refuse } from './refusal.ts'
import type { Node } from './shape.ts'

/** Classes go by number. */
export type Class = number
export type Direction = 'left' | 'right'

export interface Count {
  readonly direction: Direction
  readonly of: Class
}

interface Weighted extends Count {
  readonly factor: bigint
}

export type Meaning =
  | { readonly kind: 'true' | 'first' | 'last' }
  | { readonly kind: 'letter'; readonly symbol: string }
  | { readonly kind: 'predicate'; readonly predicate: string; readonly at: 'position' | 'zero' }
  | { readonly kind: 'not' | 'previous' | 'next'; readonly of: Class }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Class[] }
  | { readonly kind: 'since' | 'until'; readonly left: Class; readonly right: Class }
  | { readonly kind: 'predicate-of'; readonly predicate: string; readonly count: Count }
  | { readonly kind: 'compare'; readonly terms: readonly Weighted[]; readonly constant: bigint }

/** The classes of one check. */
export class Classes {
  readonly all: Meaning[] = []
  readonly #known = new Map<string, Class>()
  readonly true = this.#of({ kind: 'true' })
  readonly false = this.not(this.true)
  readonly first = this.#of({ kind: 'first' })
  readonly last = this.#of({ kind: 'last' })

  #of(meaning: Meaning): Class {
    const key = JSON.stringify(meaning, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    const known = this.#known.get(key) ?? this.all.push(meaning) - 1
    this.#known.set(key, known)
    return known
  }

  not(of: Class): Class {
    const meaning = this.all[of]
    return meaning.kind === 'not' ? meaning.of : this.#of({ kind: 'not', of })
  }

  letter = (symbol: string): Class => this.#of({ kind: 'letter', symbol })

  predicate = (predicate: string, at: 'position' | 'zero'): Class => this.#of({ kind: 'predicate', predicate, at })

  previous(of: Class): Class {
    if (of === this.false) return of
    return of === this.true ? this.not(this.first) : this.#of({ kind: 'previous', of })
  }

  next(of: Class): Class {
    if (of === this.false) return of
    return of === this.true ? this.not(this.last) : this.#of({ kind: 'next', of })
  }

  predicateOf(predicate: string, { direction, of }: Count): Class {
    if (of === this.false) return this.predicate(predicate, 'zero')
    return this.#of({ kind: 'predicate-of', predicate, count: { direction, of } })
  }

  /** Σ λκ > C, with a positive first λ, or the negation of such a one. */
  compare(weighted: readonly Weighted[], constant: bigint): Class {
    const merged = new Map<string, Weighted>()
    for (const { factor, direction, of } of weighted) {
      const key = `${direction} ${of}`
      if (of !== this.false) merged.set(key, { factor: factor + (merged.get(key)?.factor ?? 0n), direction, of })
    }
    const terms = [...merged].filter(([, { factor }]) => factor !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1))
    if (terms.length === 0) return 0n > constant ? this.true : this.false
    const isPositive = terms[0][1].factor > 0n
    const signed = terms.map(([, term]) => (isPositive ? term : { ...term, factor: -term.factor }))
    const positive = this.#of({ kind: 'compare', terms: signed, constant: isPositive ? constant : -constant - 1n })
    return isPositive ? positive : this.not(positive)
  }

  /** κ > 0. */
  some = ({ direction, of }: Count): Class => this.compare([{ factor: 1n, direction, of }], 0n)

  /** The class of a node, whose parts are among the nodes before it. */
  ofNode(node: Node, before: readonly Class[]): Class {
    const at = (part: number): Class => before[part] ?? refuse('definition-19', `node ${before.length}`, 'no such part')
    if ('constant' in node) return node.constant ? this.true : this.false
    if ('letter' in node) return this.letter(node.letter)
    if ('predicate' in node) return this.predicate(node.predicate, 'position')
    if ('not' in node) return this.not(at(node.not))
    if ('previous' in node) return this.previous(at(node.previous))
    if ('next' in node) return this.next(at(node.next))
    if ('and' in node) return this.#of({ kind: 'and', parts: node.and.map(at) })
    if ('or' in node) return this.#of({ kind: 'or', parts: node.or.map(at) })
    if ('since' in node) return this.#of({ kind: 'since', left: at(node.since[0]), right: at(node.since[1]) })
    if ('until' in node) return this.#of({ kind: 'until', left: at(node.until[0]), right: at(node.until[1]) })
    if ('predicateOf' in node) {
      const { predicate, direction, of } = node.predicateOf
      return this.predicateOf(predicate, { direction, of: at(of) })
    }
    // left < right as right − left > 0.
    const weighted: Weighted[] = []
    let constant = 0n
    node.less.forEach((side, isRight) => {
      for (const addend of side) {
        const factor = BigInt('count' in addend ? addend.count.factor : addend.constant) * (isRight ? 1n : -1n)
        if ('count' in addend) weighted.push({ factor, direction: addend.count.direction, of: at(addend.count.of) })
        else constant -= factor
      }
    })
    return this.compare(weighted, constant)
  }
}
