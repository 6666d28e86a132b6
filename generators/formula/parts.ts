// Formulas taken apart and put together again: a place in a formula, and what the formula is with something else there.
import { type Addend, children, type Formula, fold, printFormula, sizeOf, withParts } from '../../src/logic/index.ts'
import type { Direction } from './kinds.ts'

export type Compare = Extract<Formula, { kind: 'compare' }>

export interface Place {
  readonly formula: Formula
  /** The whole with another formula here. */
  put(other: Formula): Formula
}

/** All places, the whole first, each before its parts. */
export function placesOf(whole: Formula): Place[] {
  const places: Place[] = [{ formula: whole, put: (other) => other }]
  for (const { formula, put } of places) {
    const parts = children<Formula>(formula)
    for (const [k, part] of parts.entries()) {
      places.push({ formula: part, put: (other) => put(withParts<Formula, Formula>(formula, parts.with(k, other))) })
    }
  }
  return places
}

/** With other formulas as its parts. */
export const mapParts = (formula: Formula, change: (part: Formula) => Formula): Formula =>
  withParts<Formula, Formula>(formula, children<Formula>(formula).map(change))

/** A size, and a number that equal formulas share. */
export interface PartNumber {
  readonly size: number
  readonly number: number
}

/** Those of the formula and of all its parts, at the cost of one visit per node. */
export function numberParts(whole: Formula): (part: Formula) => PartNumber {
  const parts = new Map<Formula, PartNumber>()
  const numbers = new Map<string, number>()
  fold<Formula, PartNumber>(whole, (formula, below) => {
    // Its parts are written as letters, so that the text of the node alone tells it apart.
    const letters = below.map(({ number }): Formula => ({ kind: 'letter', symbol: `${number}` }))
    const alone: Formula = withParts<Formula, Formula>(formula, letters)
    const text = printFormula(alone)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    const size = below.reduce((sum, part) => sum + part.size - 1, sizeOf(alone))
    parts.set(formula, { size, number })
    return { size, number }
  })
  return (part) => {
    const known = parts.get(part)
    if (known === undefined) throw new Error(`${printFormula(part)} is no part of ${printFormula(whole)}`)
    return known
  }
}

/** With another formula in the place of all the given parts. */
export const withInstead = (formula: Formula, parts: ReadonlySet<Formula>, other: Formula): Formula =>
  parts.has(formula) ? other : mapParts(formula, (part) => withInstead(part, parts, other))

/** An addend of a comparison and the side it stands on. */
export interface PlacedAddend {
  readonly side: Direction
  readonly addend: Addend<Formula>
}

export const placedAddends = ({ left, right }: Compare): PlacedAddend[] => [
  ...left.map((addend): PlacedAddend => ({ side: 'left', addend })),
  ...right.map((addend): PlacedAddend => ({ side: 'right', addend })),
]

/** An empty side becomes 0. */
export function comparison(operator: Compare['operator'], placed: readonly PlacedAddend[]): Compare {
  const on = (wanted: Direction): Addend<Formula>[] => {
    const addends = placed.filter(({ side }) => side === wanted).map(({ addend }) => addend)
    return addends.length === 0 ? [ZERO] : addends
  }
  return { kind: 'compare', operator, left: on('left'), right: on('right') }
}

export const opposite = (side: Direction): Direction => (side === 'left' ? 'right' : 'left')

export const ZERO: Addend<Formula> = { factor: 0n, count: null }
