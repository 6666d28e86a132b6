// The shape of all gadgets: what one needs of the statement, the steps it adds to a site, and the column it computes exactly.
import { type Rational, rational } from '../numbers/index.ts'
import type { Coordinate, Site } from '../stream/index.ts'

/** What a statement must supply: position embeddings, or the means to compute what is asked for. */
export type Need =
  | 'tie-break to the right'
  | 'tie-break to the left'
  | 'first position'
  | 'last position'
  | '1/i'
  | '1/(n-i+1)'
  | 'lookup'

/**
 * @example
 * const same: gadgets.Gadget = {
 *   name: 'same', rests: [], needs: [], inputs: 1,
 *   build: (_, [input]) => input, meaning: ([column], i) => (column[i - 1] ? rational.one : rational.zero),
 * }
 */
export interface Gadget {
  readonly name: string
  /** Keys of the statements that it rests on. */
  readonly rests: readonly string[]
  readonly needs: readonly Need[]
  /** How many columns it reads: exact Booleans. */
  readonly inputs: number
  /** Adds the steps, and gives the coordinate of the result. */
  build(site: Site, inputs: readonly Coordinate[]): Coordinate
  /** What it computes: the value at position i of n, from 0/1 columns. */
  meaning(columns: readonly (readonly boolean[])[], i: number, n: number): Rational
}

/** One that reads positions only. */
export interface PositionGadget extends Gadget {
  readonly inputs: 0
  build(site: Site): Coordinate
}

export const truth = (holds: boolean): Rational => (holds ? rational.one : rational.zero)
