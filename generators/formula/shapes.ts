// Shapes of small formulas, in which all letters are alike, each once up to the order of the parts of ∧, ∨ and sums. Equal parts of
// a shape are the same object.

import type { Addend, CountTerm, Formula } from '../../src/logic/index.ts'
import { oncePerValue } from '../../src/memo/index.ts'
import { allows, directionsOf, type Grammar } from './grammar.ts'
import type { Kind } from './kinds.ts'

type Shapes = (size: number) => Iterable<Formula>

/** Two predicates stand for all, as they multiply every count. */
const PREDICATES = 2

/** All shapes of exactly the size, lazily; those of smaller sizes are kept. */
export function shapesOf(grammar: Grammar): Shapes {
  const predicates = grammar.predicates.slice(0, PREDICATES)
  const directions = directionsOf(grammar.features)
  const allowed = <K extends Kind>(kinds: readonly K[]): K[] => kinds.filter((kind) => allows(grammar, kind))
  const [unary, connectives, binary] = [
    allowed(['not', 'previous', 'next']),
    allowed(['and', 'or']),
    allowed(['since', 'until']),
  ]

  const parts = oncePerValue((size: number) => [...ofSize(size)])
  const addends = oncePerValue((size: number) => [...addendsOfSize(size)])
  const terms = oncePerValue((size: number) => [...termsFrom(size, 1, 0)])
  return ofSize

  function* ofSize(size: number): IterableIterator<Formula> {
    if (size === 1) yield* leaves()
    if (size >= 2) for (const kind of unary) for (const of of parts(size - 1)) yield { kind, of }
    for (const kind of connectives) yield* connections(kind, size - 1)
    for (const kind of binary) yield* pairs(kind, size - 1)
    if (size >= 3 && allows(grammar, 'predicate-of')) yield* predicatesOf(size - 2)
    if (size >= 3 && allows(grammar, 'compare')) yield* comparisons(size - 1)
  }

  function* leaves(): IterableIterator<Formula> {
    yield { kind: 'letter', symbol: grammar.alphabet[0] }
    yield { kind: 'constant', value: true }
    yield { kind: 'constant', value: false }
    if (allows(grammar, 'predicate')) for (const predicate of predicates) yield { kind: 'predicate', predicate }
  }

  function* connections(kind: 'and' | 'or', size: number): IterableIterator<Formula> {
    for (let first = 1; 2 * first <= size; first++) {
      for (const [k, part] of parts(first).entries()) {
        const others = 2 * first === size ? parts(first).slice(k) : parts(size - first)
        for (const other of others) yield { kind, parts: [part, other] }
      }
    }
  }

  function* pairs(kind: 'since' | 'until', size: number): IterableIterator<Formula> {
    for (let first = 1; first < size; first++) {
      for (const left of parts(first)) for (const right of parts(size - first)) yield { kind, left, right }
    }
  }

  function* predicatesOf(size: number): IterableIterator<Formula> {
    for (const predicate of predicates) {
      for (const direction of directions) {
        for (const of of parts(size)) yield { kind: 'predicate-of', predicate, count: { direction, of } }
      }
    }
  }

  function* comparisons(size: number): IterableIterator<Formula> {
    for (let first = 1; first < size; first++) {
      for (const left of terms(first)) {
        for (const right of terms(size - first)) yield { kind: 'compare', operator: '<', left, right }
      }
    }
  }

  function* addendsOfSize(size: number): IterableIterator<Addend<Formula>> {
    if (size === 1) yield { factor: 1n, count: null }
    else
      for (const factor of [1n, -1n]) {
        for (const direction of directions) for (const of of parts(size - 1)) yield { factor, count: { direction, of } }
      }
  }

  /** Sums whose addends are in order: none smaller than the least size, and of that size none before the index. */
  function* termsFrom(size: number, least: number, index: number): IterableIterator<CountTerm<Formula>> {
    for (let first = least; first <= size; first++) {
      for (const [k, addend] of addends(first).entries()) {
        if (first === least && k < index) continue
        if (first === size) yield [addend]
        else for (const rest of termsFrom(size - first, first, k)) yield [addend, ...rest]
      }
    }
  }
}
