// Simpler formulas, boldest first: a part instead of the whole, a leaf or a part instead of a part, fewer parts, simpler operators
// and letters, parts in order. Not all are smaller or of the domain: the arbitrary keeps those that are.
import { children, type Formula } from '../../src/logic/index.ts'
import { blocks } from '../line.ts'
import { swapNeighbours } from '../shrink.ts'
import type { Grammar } from './grammar.ts'
import { BINARY, isLeaf, join, UNARY } from './kinds.ts'
import { numberParts, type PartNumber, type Place, placesOf, withInstead } from './parts.ts'
import { simplerComparisons } from './shrink-comparison.ts'

export function* simplerFormulas(formula: Formula, grammar: Grammar): IterableIterator<Formula> {
  const places = placesOf(formula)
  const numberOf = numberParts(formula)
  yield* properParts(formula, numberOf)
  for (const place of places) {
    if (!isLeaf(place.formula)) for (const leaf of plainLeaves(grammar)) yield place.put(leaf)
  }
  for (const place of places.slice(1)) for (const part of properParts(place.formula, numberOf)) yield place.put(part)
  for (const place of places) for (const simpler of simplerNodes(place.formula, grammar)) yield place.put(simpler)
  for (const equals of repeatedParts(places, numberOf)) {
    const [one] = equals
    for (const other of [...plainLeaves(grammar), ...properParts(one, numberOf), ...simplerNodes(one, grammar)]) {
      yield withInstead(formula, equals, other)
    }
  }
}

/** What a formula is made of, smallest first, each once. */
function properParts(formula: Formula, numberOf: (part: Formula) => PartNumber): Formula[] {
  const numbers = new Set<number>()
  const parts: Formula[] = []
  const open = [...children<Formula>(formula)]
  for (const part of open) {
    const { number } = numberOf(part)
    if (numbers.has(number)) continue
    numbers.add(number)
    parts.push(part)
    open.push(...children<Formula>(part))
  }
  return parts.sort((a, b) => numberOf(a).size - numberOf(b).size)
}

/** Parts that stand in several places: some conditions ask that they stay equal. */
function repeatedParts(places: readonly Place[], numberOf: (part: Formula) => PartNumber): ReadonlySet<Formula>[] {
  const equals = new Map<number, Formula[]>()
  for (const { formula } of places) {
    const { number } = numberOf(formula)
    equals.set(number, [...(equals.get(number) ?? []), formula])
  }
  return [...equals.values()].filter((parts) => parts.length > 1).map((parts) => new Set(parts))
}

const plainLeaves = ({ alphabet }: Grammar): Formula[] => [
  ...alphabet.map((symbol): Formula => ({ kind: 'letter', symbol })),
  { kind: 'constant', value: true },
  { kind: 'constant', value: false },
]

const leaves = (grammar: Grammar): Formula[] => [
  ...plainLeaves(grammar),
  { kind: 'first' },
  { kind: 'last' },
  ...grammar.predicates.map((predicate): Formula => ({ kind: 'predicate', predicate })),
]

/** The same parts or fewer, in a simpler node. */
function* simplerNodes(formula: Formula, grammar: Grammar): IterableIterator<Formula> {
  if (isLeaf(formula)) {
    yield* leaves(grammar)
    return
  }
  switch (formula.kind) {
    case 'and':
    case 'or':
      for (const { start, count } of blocks(formula.parts.length)) {
        if (formula.parts.length - count >= 2) yield { ...formula, parts: formula.parts.toSpliced(start, count) }
      }
      yield { kind: 'and', parts: formula.parts }
      for (const parts of swapNeighbours(formula.parts)) yield { ...formula, parts }
      return
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      for (const kind of BINARY) yield join(kind, formula.left, formula.right)
      yield { ...formula, left: formula.right, right: formula.left }
      return
    case 'predicate-of': {
      const { count } = formula
      for (const predicate of grammar.predicates) yield { ...formula, predicate }
      yield { ...formula, count: { ...count, direction: 'left' } }
      return
    }
    case 'compare':
      yield* simplerComparisons(formula, grammar)
      return
    default:
      for (const kind of UNARY) yield { kind, of: formula.of }
  }
}
