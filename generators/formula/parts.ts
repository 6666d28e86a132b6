// Formulas taken apart and put together again: a place in a formula, and what the formula is with something else there.
import { type Addend, children, type Formula, fold, printFormula, sizeOf } from '../../src/logic/index.ts'
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
    for (const [k, part] of children<Formula>(formula).entries()) {
      places.push({ formula: part, put: (other) => put(withPart(formula, k, other)) })
    }
  }
  return places
}

/** With another formula as the k-th part, in the order of `children`. */
export function withPart(formula: Formula, k: number, part: Formula): Formula {
  switch (formula.kind) {
    case 'constant':
    case 'letter':
    case 'predicate':
    case 'first':
    case 'last':
      return formula
    case 'and':
    case 'or':
      return { ...formula, parts: formula.parts.with(k, part) }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return k === 0 ? { ...formula, left: part } : { ...formula, right: part }
    case 'predicate-of':
      return { ...formula, count: { ...formula.count, of: part } }
    case 'compare': {
      let next = 0
      const moved = placedAddends(formula).map(({ side, addend }): PlacedAddend => {
        const { factor, count } = addend
        return count !== null && next++ === k
          ? { side, addend: { factor, count: { ...count, of: part } } }
          : { side, addend }
      })
      return comparison(formula.operator, moved)
    }
    default:
      return { ...formula, of: part }
  }
}

/** A size, and a number that equal formulas share. */
export interface Numbered {
  readonly size: number
  readonly number: number
}

/** Those of the formula and of all its parts, at the cost of one visit a node. */
export function numberedParts(whole: Formula): (part: Formula) => Numbered {
  const parts = new Map<Formula, Numbered>()
  const numbers = new Map<string, number>()
  fold<Formula, Numbered>(whole, (formula, below) => {
    // Its parts are written as letters, so that the text of the node alone tells it apart.
    const alone = below.reduce(
      (node, { number }, k) => withPart(node, k, { kind: 'letter', symbol: `${number}` }),
      formula,
    )
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
  parts.has(formula)
    ? other
    : children<Formula>(formula).reduce(
        (changed, part, k) => withPart(changed, k, withInstead(part, parts, other)),
        formula,
      )

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

export const ZERO: Addend<Formula> = { factor: 0n, count: null }
