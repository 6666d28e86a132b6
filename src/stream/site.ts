// Where a model is built: coordinates with names, allocated fresh, and the steps that gadgets leave. A site knows its statement,
// and hands out no position embedding that the statement does not list.
import { type CoreNode, type Predicate, predicateText } from '../logic/index.ts'
import type { Statement } from '../statements/index.ts'
import { type NamedTerm, type Scheduled, term } from '../transformer/index.ts'
import type { Coordinate, Step } from './step.ts'

/** What a site must know of the construction that it serves. */
export interface Ground {
  readonly id: string
  /** The position embeddings, and no others. */
  readonly positions: readonly NamedTerm[]
}

/** What a node of the core formula is made of: what a coordinate means, or a node of the site's own, by its number. */
export type Part = Coordinate | number

/** @example const letter = (site: gadgets.Site, symbol: string): gadgets.Coordinate => site.letter(symbol) */
export interface Site<G extends Ground = Statement> {
  readonly statement: G
  /** The constant 1, part of every word embedding: queries and keys have no bias. */
  readonly one: Coordinate
  /** A coordinate that is 0 until a step writes it. */
  fresh(name: string, kind: Coordinate['kind']): Coordinate
  /** 1 where the symbol stands. */
  letter(symbol: string): Coordinate
  /** A position embedding that the statement lists. */
  position(name: NamedTerm): Coordinate
  /** θ_n(i), or θ_n(0) at every position. */
  predicate(theta: Predicate, at: 'position' | 'zero'): Coordinate
  /** Made the first time, and remembered: what several gadgets need is there once. */
  once(name: string, make: () => Coordinate): Coordinate
  add(step: Step): void
  /** A node for meanings that are made of several. */
  node(node: CoreNode<Part>): number
  /** What a coordinate holds besides the formula's own parts, for proofs: nobody believes it. */
  means(coordinate: Coordinate, node: CoreNode<Part>): void
}

/** What a site has become. */
export interface Plan {
  readonly coordinates: readonly Coordinate[]
  readonly one: number
  readonly letters: ReadonlyMap<string, number>
  readonly positions: readonly { readonly coordinate: number; readonly value: Scheduled }[]
  readonly steps: readonly Step[]
  readonly meanings: {
    readonly nodes: readonly CoreNode<Part>[]
    /** By coordinate, the number of its node. */
    readonly of: ReadonlyMap<number, number>
  }
}

/** @example const { site, plan } = openSite(statementOf('theorem-12a')) */
export function openSite<G extends Ground>(statement: G): { site: Site<G>; plan(): Plan } {
  const coordinates: Coordinate[] = []
  const known = new Map<string, Coordinate>()
  const letters = new Map<string, number>()
  const positions: { coordinate: number; value: Scheduled }[] = []
  const steps: Step[] = []
  const names = new Map<string, number>()
  const nodes: CoreNode<Part>[] = []
  const meanings = new Map<number, number>()

  /** A name is given away the first time it is asked for, and never again. */
  const unique = (name: string): string => {
    const uses = (names.get(name) ?? 0) + 1
    names.set(name, uses)
    return uses === 1 ? name : unique(`${name} (${uses})`)
  }
  const fresh = (name: string, kind: Coordinate['kind']): Coordinate => {
    const coordinate = { index: coordinates.length, name: unique(name), kind }
    coordinates.push(coordinate)
    return coordinate
  }
  const once = (name: string, make: () => Coordinate): Coordinate => {
    const made = known.get(name) ?? make()
    known.set(name, made)
    return made
  }
  const embedded = (name: string, value: Scheduled): Coordinate =>
    once(`PE ${name}`, () => {
      const coordinate = fresh(name, 'exact')
      positions.push({ coordinate: coordinate.index, value })
      return coordinate
    })

  const one = fresh('one', 'exact')
  for (const name of statement.positions) embedded(name, term(name))

  const site: Site<G> = {
    statement,
    one,
    fresh,
    once,
    letter: (symbol) =>
      once(`letter ${symbol}`, () => {
        const coordinate = fresh(`symbol ${JSON.stringify(symbol)}`, 'exact')
        letters.set(symbol, coordinate.index)
        return coordinate
      }),
    position(name) {
      const found = known.get(`PE ${name}`)
      if (found === undefined) throw new RangeError(`${statement.id} has no position embedding ${name}`)
      return found
    },
    predicate: (theta, at) =>
      embedded(`${predicateText(theta)} at ${at === 'zero' ? '0' : 'i'}`, {
        kind: 'predicate',
        predicate: theta,
        at,
      }),
    add: (step) => {
      steps.push(step)
    },
    node: (node) => nodes.push(node) - 1,
    means: (coordinate, node) => {
      meanings.set(coordinate.index, site.node(node))
    },
  }
  const plan = (): Plan => ({
    coordinates,
    one: one.index,
    letters,
    positions,
    steps,
    meanings: { nodes, of: meanings },
  })
  return { site, plan }
}
