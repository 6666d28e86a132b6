// What the coordinates of a model mean, as nodes of one core formula: its own nodes, then those that gadgets say of their coordinates.
// For proofs, which believe none of it.
import { match } from 'ts-pattern'
import type { Meanings, Node } from '../certificate/index.ts'
import {
  type CoreNode,
  type CountTerm,
  children,
  predicateText,
  type SharedFormula,
  withParts,
} from '../logic/index.ts'
import type { Part, Plan } from '../stream/index.ts'

type Said = Pick<Plan, 'one' | 'meanings'>

const NOTHING: Said = { one: -1, meanings: { nodes: [], of: new Map() } }

/** @example meaningsOf(compiled.formula, compiled.model.coordinates, compiled.places).of.length */
export function meaningsOf(
  formula: SharedFormula,
  coordinates: readonly string[],
  places: readonly number[],
  { one, meanings }: Said = NOTHING,
): Meanings {
  const nodes = formula.nodes.map(nodeOf)
  const known = new Map<number, number>()
  places.forEach((place, node) => {
    if (!known.has(place)) known.set(place, node)
  })
  if (one >= 0 && !known.has(one)) known.set(one, nodes.push({ constant: true }) - 1)
  const coordinatesOf = new Map([...meanings.of].map(([coordinate, node]) => [node, coordinate]))
  const own: (number | undefined)[] = []
  for (const [k, node] of meanings.nodes.entries()) {
    const parts = children<Part>(node).map((part) => (typeof part === 'number' ? own[part] : known.get(part.index)))
    const all = parts.filter((part) => part !== undefined)
    own.push(all.length === parts.length ? nodes.push(nodeOf(withParts(node, all))) - 1 : undefined)
    const [said, coordinate] = [own[k], coordinatesOf.get(k)]
    if (said !== undefined && coordinate !== undefined) known.set(coordinate, said)
  }
  return { nodes, root: formula.root, of: [...known].map(([c, node]) => ({ coordinate: coordinates[c], node })) }
}

const nodeOf = (node: CoreNode<number>): Node =>
  match(node)
    .returnType<Node>()
    .with({ kind: 'constant' }, ({ value }) => ({ constant: value }))
    .with({ kind: 'letter' }, ({ symbol }) => ({ letter: symbol }))
    .with({ kind: 'predicate' }, ({ predicate }) => ({ predicate: predicateText(predicate) }))
    .with({ kind: 'not' }, ({ of }) => ({ not: of }))
    .with({ kind: 'and' }, ({ parts }) => ({ and: parts }))
    .with({ kind: 'or' }, ({ parts }) => ({ or: parts }))
    .with({ kind: 'previous' }, ({ of }) => ({ previous: of }))
    .with({ kind: 'next' }, ({ of }) => ({ next: of }))
    .with({ kind: 'since' }, ({ left, right }) => ({ since: [left, right] }))
    .with({ kind: 'until' }, ({ left, right }) => ({ until: [left, right] }))
    .with({ kind: 'predicate-of' }, ({ predicate, count }) => ({
      predicateOf: { predicate: predicateText(predicate), ...count },
    }))
    .with({ kind: 'compare' }, ({ left, right }) => ({ less: [addendsOf(left), addendsOf(right)] }))
    .exhaustive()

const addendsOf = (term: CountTerm<number>) =>
  term.map(({ factor, count }) =>
    count === null ? { constant: `${factor}` } : { count: { factor: `${factor}`, ...count } },
  )
