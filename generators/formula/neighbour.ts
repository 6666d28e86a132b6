// Neighbours of a formula, for searches: at one place something fresh, another operator, another factor, one more operator around
// it, or one less.
import type { Random } from '../../src/engine/index.ts'
import { type Addend, children, equalFormulas, type Formula } from '../../src/logic/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { flawOf } from './check.ts'
import { drawOfSize } from './draw.ts'
import { allows, directionsOf, type Grammar } from './grammar.ts'
import { BINARY, isLeaf, join, type Kind, OPERATORS, UNARY } from './kinds.ts'
import { type Compare, comparison, opposite, placedAddends, placesOf, ZERO } from './parts.ts'

/** Largest size of what is fresh. */
const FRESH = 4
/** What does not fit is tried elsewhere; this many tries nearly always find something. */
const TRIES = 8

export function neighbourFormula(formula: Formula, grammar: Grammar, random: Random): Formula {
  const places = placesOf(formula)
  for (let tries = 0; tries < TRIES; tries++) {
    const place = oneOf(random, places)
    const way = oneOf(random, [replace, alter, alter, wrap, unwrap])
    const next = place.put(way(place.formula, grammar, random))
    if (flawOf(next, grammar) === undefined && !equalFormulas(next, formula)) return next
  }
  return formula
}

const replace = (_: Formula, grammar: Grammar, random: Random): Formula =>
  drawOfSize(random, grammar, random.nextInt(1, FRESH))

const unwrap = (formula: Formula, grammar: Grammar, random: Random): Formula => {
  const parts = children<Formula>(formula)
  return parts.length === 0 ? drawOfSize(random, grammar, 1) : oneOf(random, parts)
}

function wrap(formula: Formula, grammar: Grammar, random: Random): Formula {
  const leaf = drawOfSize(random, grammar, 1)
  const ways: Formula[] = [
    ...allowed(UNARY, grammar).map((kind): Formula => ({ kind, of: formula })),
    ...allowed(BINARY, grammar).map((kind) =>
      oneIn(random, 2) ? join(kind, formula, leaf) : join(kind, leaf, formula),
    ),
    ...directionsOf(grammar.features).flatMap((direction): Formula[] => [
      { kind: 'predicate-of', predicate: grammar.predicates[0], count: { direction, of: formula } },
      { kind: 'compare', operator: '<', left: [ZERO], right: [{ factor: 1n, count: { direction, of: formula } }] },
    ]),
  ]
  return oneOf(random, ways)
}

/** Another node over the same parts. */
function alter(formula: Formula, grammar: Grammar, random: Random): Formula {
  if (isLeaf(formula)) return drawOfSize(random, grammar, 1)
  switch (formula.kind) {
    case 'and':
    case 'or': {
      const [left, right, ...rest] = formula.parts
      const other = formula.kind === 'and' ? 'or' : 'and'
      return rest.length > 0 ? { ...formula, kind: other } : join(oneOf(random, allowed(BINARY, grammar)), left, right)
    }
    case 'since':
    case 'until':
    case 'implies':
    case 'iff':
      return join(oneOf(random, allowed(BINARY, grammar)), formula.left, formula.right)
    case 'predicate-of':
      return oneIn(random, 2)
        ? { ...formula, predicate: oneOf(random, grammar.predicates) }
        : { ...formula, count: { ...formula.count, direction: oneOf(random, directionsOf(grammar.features)) } }
    case 'compare':
      return alterComparison(formula, grammar, random)
    default:
      return { ...formula, kind: oneOf(random, allowed(UNARY, grammar)) }
  }
}

function alterComparison(formula: Compare, grammar: Grammar, random: Random): Formula {
  const placed = placedAddends(formula)
  const k = random.nextInt(0, placed.length - 1)
  const { side, addend } = placed[k]
  const ways = [
    { ...formula, left: formula.right, right: formula.left },
    { ...formula, operator: grammar.sugar ? oneOf(random, OPERATORS) : formula.operator },
    comparison(formula.operator, placed.with(k, { side: opposite(side), addend })),
    comparison(formula.operator, placed.with(k, { side, addend: turnCount(addend, grammar, random) })),
    comparison(
      formula.operator,
      placed.with(k, { side, addend: { ...addend, factor: changeFactor(addend, grammar, random) } }),
    ),
    comparison(formula.operator, [...placed, { side, addend: { factor: 1n, count: null } }]),
  ]
  return oneOf(random, ways)
}

const turnCount = (addend: Addend<Formula>, { features }: Grammar, random: Random): Addend<Formula> =>
  addend.count === null
    ? addend
    : { ...addend, count: { ...addend.count, direction: oneOf(random, directionsOf(features)) } }

/** One more or less, doubled, or with the other sign; never 0 times a count. */
function changeFactor({ factor, count }: Addend<Formula>, { largestFactor }: Grammar, random: Random): bigint {
  const changed = oneOf(random, [factor + 1n, factor - 1n, 2n * factor, -factor])
  return changed === 0n && count !== null ? BigInt(largestFactor) : changed
}

const allowed = <K extends Kind>(kinds: readonly K[], grammar: Grammar): K[] =>
  kinds.filter((kind) => allows(grammar, kind))
