// What coordinates mean: nodes of the core formula, and each node's class. Nodes of one class are true at the same positions of every
// word, by these laws only: ¬¬φ is φ; ⊖false and ⊕false are false; ⊖true is "not first", ⊕true "not last"; a count of what is nowhere
// true is 0; in a comparison Σ λκ > C equal counts are merged and λ = 0 is dropped, one without counts is a constant, and ¬(Σ λκ > C) is
// Σ −λκ > −C − 1, since all are integers; θ of a count that is 0 is θ_n(0). A predicate is a name: nothing is known of it.
import type { Node } from './shape.ts'

/** Classes go by number; a negation is made of what it negates. */
export type Class = number
export type Direction = 'left' | 'right'

export interface Count {
  readonly direction: Direction
  readonly of: Class
}

export type Meaning =
  | { readonly kind: 'true' | 'first' | 'last' }
  | { readonly kind: 'not' | 'previous' | 'next'; readonly of: Class }
  | { readonly kind: 'letter'; readonly symbol: string }
  | { readonly kind: 'predicate'; readonly predicate: string; readonly at: 'position' | 'zero' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Class[] }
  | { readonly kind: 'since' | 'until'; readonly left: Class; readonly right: Class }
  | { readonly kind: 'predicate-of'; readonly predicate: string; readonly count: Count }
  | { readonly kind: 'compare'; readonly terms: readonly Weighted[]; readonly constant: bigint }

export interface Weighted extends Count {
  readonly factor: bigint
}

/** Classes of one check, each meaning once. */
export class Classes {
  readonly #meanings: Meaning[] = []
  readonly #known = new Map<string, Class>()
  readonly true = this.#of({ kind: 'true' })
  readonly false = this.not(this.true)
  readonly first = this.#of({ kind: 'first' })
  readonly last = this.#of({ kind: 'last' })

  #of(meaning: Meaning): Class {
    const key = JSON.stringify(meaning, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, this.#meanings.length)
    return this.#meanings.push(meaning) - 1
  }

  meaning(of: Class): Meaning {
    return this.#meanings[of]
  }

  not(of: Class): Class {
    const meaning = this.meaning(of)
    return meaning.kind === 'not' ? meaning.of : this.#of({ kind: 'not', of })
  }

  letter(symbol: string): Class {
    return this.#of({ kind: 'letter', symbol })
  }

  predicate(predicate: string, at: 'position' | 'zero'): Class {
    return this.#of({ kind: 'predicate', predicate, at })
  }

  previous(of: Class): Class {
    if (of === this.false) return of
    return of === this.true ? this.not(this.first) : this.#of({ kind: 'previous', of })
  }

  next(of: Class): Class {
    if (of === this.false) return of
    return of === this.true ? this.not(this.last) : this.#of({ kind: 'next', of })
  }

  predicateOf(predicate: string, count: Count): Class {
    const { direction, of } = count
    if (of === this.false) return this.predicate(predicate, 'zero')
    return this.#of({ kind: 'predicate-of', predicate, count: { direction, of } })
  }

  /** Σ λκ > C. */
  compare(weighted: readonly Weighted[], constant: bigint): Class {
    const merged = new Map<string, Weighted>()
    for (const { factor, direction, of } of weighted) {
      if (of === this.false) continue
      const key = `${direction} ${of}`
      merged.set(key, { factor: factor + (merged.get(key)?.factor ?? 0n), direction, of })
    }
    const terms = [...merged].filter(([, { factor }]) => factor !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1))
    if (terms.length === 0) return 0n > constant ? this.true : this.false
    const [[, { factor: leading }]] = terms
    const sign = leading < 0n ? -1n : 1n
    const signed = terms.map(([, term]) => ({ ...term, factor: sign * term.factor }))
    const positive = this.#of({ kind: 'compare', terms: signed, constant: sign < 0n ? -constant - 1n : constant })
    return sign < 0n ? this.not(positive) : positive
  }

  /** κ > 0. */
  some({ direction, of }: Count): Class {
    return this.compare([{ factor: 1n, direction, of }], 0n)
  }

  /** The class of a node, from those of the nodes before it; undefined where it has others for parts. */
  ofNode(node: Node, before: readonly Class[]): Class | undefined {
    if ('constant' in node) return node.constant ? this.true : this.false
    if ('letter' in node) return this.letter(node.letter)
    if ('predicate' in node) return this.predicate(node.predicate, 'position')
    if (partsOf(node).some((part) => part >= before.length)) return undefined
    const parts = partsOf(node).map((part) => before[part])
    if ('not' in node) return this.not(parts[0])
    if ('previous' in node) return this.previous(parts[0])
    if ('next' in node) return this.next(parts[0])
    if ('and' in node) return this.#of({ kind: 'and', parts })
    if ('or' in node) return this.#of({ kind: 'or', parts })
    if ('since' in node) return this.#of({ kind: 'since', left: parts[0], right: parts[1] })
    if ('until' in node) return this.#of({ kind: 'until', left: parts[0], right: parts[1] })
    if ('predicateOf' in node) {
      const { predicate, direction } = node.predicateOf
      return this.predicateOf(predicate, { direction, of: parts[0] })
    }
    // left < right as right − left > 0.
    const [left, right] = node.less
    const signed = [...left.map((addend) => ({ addend, sign: -1n })), ...right.map((addend) => ({ addend, sign: 1n }))]
    let constant = 0n
    const weighted: Weighted[] = []
    for (const { addend, sign } of signed) {
      if ('constant' in addend) constant -= sign * BigInt(addend.constant)
      else {
        const { factor, direction, of } = addend.count
        weighted.push({ factor: sign * BigInt(factor), direction, of: before[of] })
      }
    }
    return this.compare(weighted, constant)
  }
}

function partsOf(
  node: Exclude<Node, { constant: unknown } | { letter: unknown } | { predicate: unknown }>,
): readonly number[] {
  if ('not' in node) return [node.not]
  if ('previous' in node) return [node.previous]
  if ('next' in node) return [node.next]
  if ('and' in node) return node.and
  if ('or' in node) return node.or
  if ('since' in node) return node.since
  if ('until' in node) return node.until
  if ('predicateOf' in node) return [node.predicateOf.of]
  return node.less.flat().flatMap((addend) => ('count' in addend ? [addend.count.of] : []))
}
