// Random formulas that say something: first the parts, then one of the operators that could join them, preferably one whose truth
// varies along a random word. Drawn blindly, up to two thirds would be true or false everywhere.
import type { Random } from '../../src/engine/index.ts'
import type { Formula } from '../../src/logic/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { type Candidate, choose, type Draft, drawWeighted, type Source, split, type Wish } from './choose.ts'
import { drawComparisons } from './draw-comparison.ts'
import { directionsOf, type Grammar } from './grammar.ts'
import { BINARY, join, type Kind, LEAVES, UNARY } from './kinds.ts'
import { bitsOf, changesOf, drawProbe } from './probe.ts'

/** The larger of two sizes, so that three quarters lie in the upper half. */
export const drawFormula = (random: Random, grammar: Grammar): Formula =>
  drawOfSize(random, grammar, Math.max(random.nextInt(1, grammar.maxSize), random.nextInt(1, grammar.maxSize)))

/** Of the size, or sometimes smaller. */
export function drawOfSize(random: Random, grammar: Grammar, size: number): Formula {
  const source = { random, grammar, probe: drawProbe(random, grammar.alphabet) }
  return (size > SMALL ? unlessDull(source, () => draw(source, size, 'vary')) : draw(source, size, 'vary')).formula
}

/** Along the probe, a dull formula is the same everywhere. One in this many is kept. */
const DULL = 10
/** Others are drawn again, at most this often. */
const AGAIN = 3
/** Above this size only the whole formula is drawn again: its parts would cost too much. */
const SMALL = 6
/** One conjunction or disjunction in this many has three or four parts. */
const WIDE = 4
/** One small count in this many is of `true`: it is i, or n−i+1. */
const OF_TRUE = 10
/** One larger count in this many is of something that holds almost nowhere. */
const OF_RARE = 3

function draw(source: Source, size: number, wish: Wish): Draft {
  const once = (): Draft =>
    drawWeighted(source.random, WAYS, (way) => weightOf(way, source.grammar, size)).make(source, size, wish)
  return size > 1 && size <= SMALL && wish === 'vary' ? unlessDull(source, once) : once()
}

function unlessDull({ random, probe }: Source, once: () => Draft): Draft {
  let drawn = once()
  for (let tries = 0; tries < AGAIN; tries++) {
    if (drawn.isMeant || changesOf(drawn.bits, probe) > 0 || oneIn(random, DULL)) break
    drawn = once()
  }
  return drawn
}

interface Way {
  readonly kinds: readonly Kind[]
  /** The smallest formula that is made so. */
  readonly least: number
  make(source: Source, size: number, wish: Wish): Draft
}

/** A leaf weighs nothing, so that it is taken where nothing else is possible. */
const WAYS: readonly Way[] = [
  { kinds: [], least: 1, make: drawLeaf },
  { kinds: UNARY, least: 2, make: drawUnary },
  { kinds: BINARY, least: 3, make: drawJoined },
  { kinds: ['predicate-of'], least: 3, make: drawPredicateOf },
  { kinds: ['compare'], least: 4, make: drawComparison },
]

function weightOf({ kinds, least }: Way, { weights }: Grammar, size: number): number {
  let weight = 0
  if (size >= least) for (const kind of kinds) weight += weights[kind]
  return weight
}

function drawLeaf(source: Source): Draft {
  const { random, grammar, probe } = source
  const kind = drawWeighted(random, LEAVES, (leaf) => grammar.weights[leaf])
  const leaf = (): Formula => {
    switch (kind) {
      case 'constant':
        return { kind, value: oneIn(random, 2) }
      case 'letter':
        return { kind, symbol: oneOf(random, grammar.alphabet) }
      case 'predicate':
        return { kind, predicate: oneOf(random, grammar.predicates) }
      default:
        return { kind }
    }
  }
  const formula = leaf()
  return { formula, bits: bitsOf(formula, [], probe), isMeant: false }
}

function drawUnary(source: Source, size: number, wish: Wish): Draft {
  const part = draw(source, size - 1, 'vary')
  const { weights } = source.grammar
  // No double negation: where there is nothing else, it stays as it is.
  const kinds = UNARY.filter((kind) => weights[kind] > 0 && !(kind === 'not' && part.formula.kind === 'not'))
  if (kinds.length === 0) return part
  const candidates = kinds.map((kind) => ({
    formula: { kind, of: part.formula },
    parts: [part],
    weight: weights[kind],
  }))
  return choose(source, candidates, wish)
}

function drawJoined(source: Source, size: number, wish: Wish): Draft {
  const { random, grammar } = source
  const canBeWide = size >= 4 && grammar.weights.and + grammar.weights.or > 0
  const most = canBeWide && oneIn(random, WIDE) ? Math.min(4, size - 1) : 2
  const parts = split(random, size - 1, random.nextInt(2, most)).map((partSize) => draw(source, partSize, 'vary'))
  return choose(source, parts.length === 2 ? pairings(parts, grammar) : connections(parts, grammar), wish)
}

/** In both orders, as the left side of since should hold often. */
function pairings(parts: readonly Draft[], { weights }: Grammar): Candidate[] {
  const kinds = BINARY.filter((kind) => weights[kind] > 0)
  return [parts, parts.toReversed()].flatMap((pair) =>
    kinds.map((kind) => ({
      formula: join(kind, pair[0].formula, pair[1].formula),
      parts: pair,
      weight: weights[kind],
    })),
  )
}

const connections = (parts: readonly Draft[], { weights }: Grammar): Candidate[] =>
  (['and', 'or'] as const).map((kind) => ({
    formula: { kind, parts: parts.map(({ formula }) => formula) },
    parts,
    weight: weights[kind],
  }))

function drawPredicateOf(source: Source, size: number, wish: Wish): Draft {
  const part = drawCounted(source, size - 2)
  const { features, predicates } = source.grammar
  const candidates = directionsOf(features).flatMap((direction) =>
    predicates.map(
      (predicate): Candidate => ({
        formula: { kind: 'predicate-of', predicate, count: { direction, of: part.formula } },
        parts: [part],
        weight: 1,
      }),
    ),
  )
  return { ...choose(source, candidates, wish), isMeant: part.isMeant }
}

function drawComparison(source: Source, size: number, wish: Wish): Draft {
  const candidates = drawComparisons(source, size, (partSize) => drawCounted(source, partSize))
  const isMeant = candidates.some(({ parts }) => parts.length === 0 || parts.some((part) => part.isMeant))
  return { ...choose(source, candidates, wish), isMeant }
}

function drawCounted(source: Source, size: number): Draft {
  const { random, probe } = source
  if (size <= 2 && oneIn(random, OF_TRUE)) {
    const formula: Formula = { kind: 'constant', value: true }
    return { formula, bits: bitsOf(formula, [], probe), isMeant: false }
  }
  const isMeant = size > 2 && oneIn(random, OF_RARE)
  return { ...draw(source, size, isMeant ? 'be rare' : 'vary'), isMeant }
}
