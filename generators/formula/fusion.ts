// Fusion: two cases of known truth become one of known truth, which no interpreter of the whole is asked for. Larger formulas, longer
// words and more symbols than are drawn otherwise, with the truth of small ones.
import { type Domain, domainOf, record } from '../../src/engine/index.ts'
import {
  type Column,
  type Core,
  type CountTerm,
  desugar,
  type Formula,
  featuresOf,
  fold,
  meaning,
  withParts,
} from '../../src/logic/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { oneOf } from '../chance.ts'
import { words } from '../words/index.ts'
import { type SimulationOptions, simulations } from './simulation.ts'

/** A formula, a word, and the truth at its positions. @example const known: Known = { formula: formula('Y Q_a'), word: word('ab'), truth: [false, true] } */
export interface Known {
  readonly formula: Formula
  readonly word: Word
  readonly truth: Column
}

type Case = Pick<Known, 'formula' | 'word'>

/** How two cases are joined. */
export const JOINS = ['beside', 'paired', 'nested'] as const
/** @example const join: Join = 'nested' */
export type Join = (typeof JOINS)[number]

/**
 * What is joined; the order says whose symbol comes next, as long as both have some.
 * @example const firstWord = ({ first }: Fusion): Word => first.word
 */
export interface Fusion {
  readonly join: Join
  readonly first: Case
  readonly second: Case
  readonly order: Word
}

/** @example fusions({ features: ['since'] }).parse('join=beside; first="formula=Q_a; word=ab"; second="formula=Q_b; word=b"; order=12').join // beside */
export function fusions(options: SimulationOptions): Domain<Fusion> {
  const { arbitrary, ...parts } = record<Fusion>({
    join: joins,
    first: simulations(options),
    second: simulations(options),
    order: words(ORDER, { maxLength: 2 * (options.maxLength ?? 16), minLength: 0 }),
  })
  return domainOf({
    ...parts,
    draw: (random) => arbitrary.generate(random, undefined).value,
    isShaped: (value): value is Fusion => arbitrary.canShrinkWithoutContext(value),
    *simpler(fusion) {
      for (const { value } of arbitrary.shrink(fusion, undefined)) yield value
    },
    read: parts.parse,
  })
}

const ORDER = ['1', '2']

const joins: Domain<Join> = domainOf<Join>({
  draw: (random) => oneOf(random, JOINS),
  isShaped: (value): value is Join => JOINS.some((join) => join === value),
  simpler: (join) => JOINS.slice(0, JOINS.indexOf(join)),
  size: (join) => JOINS.indexOf(join),
  print: (join) => join,
  read(line) {
    const join = JOINS.find((one) => one === line)
    if (join !== undefined) return join
    throw new RangeError(`"${line}" is no way to join cases: give ${JOINS.join(', ')}`)
  },
})

/**
 * The case that is made, with the truth that follows from those of its parts. Predicates speak of n, and cannot stand beside another
 * word: such cases are paired.
 * @example
 * const [first, second] = [{ formula: formula('Y Q_a'), word: word('ab') }, { formula: formula('Q_b'), word: word('bb') }]
 * fused({ join: 'beside', first, second, order: word('12') }).word // ['a1', 'b1', 'b2', 'b2']
 */
export function fused({ join, first, second, order }: Fusion): Known {
  const inner = knownBy(second)
  if (join === 'nested') return nested(knownBy({ ...first, word: spelled(inner.truth) }), inner)
  const isBeside = join === 'beside' && ![first, second].some(({ formula }) => featuresOf(formula).has('predicate'))
  if (isBeside) return beside(knownBy(first), inner, order)
  const n = Math.min(first.word.length, second.word.length)
  const [one, other] = [first, second].map((c) => knownBy({ ...c, word: c.word.slice(0, n) }))
  return paired(one, other)
}

/** By the reference semantics, which is asked of parts only. */
const knownBy = (c: Case): Known => ({ ...c, truth: meaning(c.formula, c.word) })

const YES = 'a'
const NO = 'b'
const spelled = (truth: Column): Word => truth.map((holds) => (holds ? YES : NO))

const letter = (symbol: string): Core => ({ kind: 'letter', symbol })
const not = (of: Core): Core => ({ kind: 'not', of })

function some(parts: readonly Core[]): Core {
  if (parts.length >= 2) return { kind: 'or', parts }
  return parts.length === 1 ? parts[0] : { kind: 'constant', value: false }
}

/**
 * The truth of the one formula becomes the letters of the other's word: the outer case is about the word that the inner truth spells, in
 * a for true and b for false.
 * @example nested({ formula: formula('Y Q_a'), word: word('ab'), truth: [false, true] }, { formula: formula('Q_c'), word: word('cd'), truth: [true, false] }).truth // [false, true]
 */
export const nested = (outer: Known, inner: Known): Known => ({
  formula: withLetters(outer.formula, (symbol) => {
    if (symbol === YES) return inner.formula
    return symbol === NO ? { kind: 'not', of: inner.formula } : { kind: 'constant', value: false }
  }),
  word: inner.word,
  truth: outer.truth,
})

const withLetters = (formula: Formula, change: (symbol: string) => Formula): Formula =>
  fold<Formula, Formula>(formula, (node, parts) =>
    node.kind === 'letter' ? change(node.symbol) : withParts<Formula, Formula>(node, parts),
  )

/**
 * Words of the same length, symbol by symbol; where either formula holds, and not both.
 * @example paired({ formula: formula('Q_a'), word: word('ab'), truth: [true, false] }, { formula: formula('first'), word: word('cc'), truth: [true, false] }).truth // [false, false]
 */
export function paired(one: Known, other: Known): Known {
  const pairs = [...new Map(one.word.map((a, k) => [symbolOf(a, other.word[k]), [a, other.word[k]]] as const))]
  const side = (known: Known, which: 0 | 1): Formula =>
    withLetters(known.formula, (symbol) =>
      some(pairs.flatMap(([pair, both]) => (both[which] === symbol ? [letter(pair)] : []))),
    )
  const [left, right] = [side(one, 0), side(other, 1)]
  const only = (a: Formula, b: Formula): Formula => ({ kind: 'and', parts: [a, { kind: 'not', of: b }] })
  return {
    formula: { kind: 'or', parts: [only(left, right), only(right, left)] },
    word: one.word.map((a, k) => symbolOf(a, other.word[k])),
    truth: one.truth.map((holds, k) => holds !== other.truth[k]),
  }
}

const symbolOf = (a: string, b: string): string => `${a}_${b}`

/**
 * One word within the other, over alphabets without a common symbol: each formula speaks of its own positions only. Where a formula looks
 * at neighbours the second word comes after the first. Without predicates.
 * @example beside({ formula: formula('O Q_a'), word: word('ab'), truth: [true, true] }, { formula: formula('Y Q_a'), word: word('a'), truth: [false] }, word('2')).truth // [true, true, false]
 */
export function beside(one: Known, other: Known, order: Word): Known {
  const looksBeside = [one, other].some(({ formula }) => {
    const features = featuresOf(formula)
    return features.has('previous') || features.has('next')
  })
  const sides = sidesIn(looksBeside ? [] : order, one.word.length, other.word.length)
  const seen = [0, 0]
  const places = sides.map((side) => ({ side, k: seen[side]++ }))
  const cases = [one, other]
  return {
    formula: some(cases.map((known, side) => within(known, `${side + 1}`))),
    word: places.map(({ side, k }) => `${cases[side].word[k]}${side + 1}`),
    truth: places.map(({ side, k }) => cases[side].truth[k]),
  }
}

/** When one word has ended, or the order has, the first comes before the second. */
function sidesIn(order: Word, first: number, second: number): (0 | 1)[] {
  const left = [first, second]
  const sides: (0 | 1)[] = []
  for (const whose of order) {
    const side = whose === ORDER[0] ? 0 : 1
    if (left[side]-- > 0) sides.push(side)
  }
  return [
    ...sides,
    ...Array.from({ length: Math.max(0, left[0]) }, () => 0 as const),
    ...Array.from({ length: Math.max(0, left[1]) }, () => 1 as const),
  ]
}

/** True at the positions of one word where the formula is, as if these were all. */
function within({ formula, word }: Known, mark: string): Core {
  const here = some([...new Set(word)].map((symbol) => letter(`${symbol}${mark}`)))
  const and = (part: Core): Core => ({ kind: 'and', parts: [here, part] })
  const counted = (term: CountTerm<Core>): CountTerm<Core> =>
    term.map(({ factor, count }) => ({ factor, count: count && { ...count, of: and(count.of) } }))
  const inside = fold<Core, Core>(desugar(formula), (node, parts) => {
    const whole: Core = withParts<Core, Core>(node, parts)
    switch (whole.kind) {
      case 'letter':
        return letter(`${whole.symbol}${mark}`)
      case 'previous':
      case 'next':
        return { ...whole, of: and(whole.of) }
      case 'since':
      case 'until':
        return { ...whole, left: some([not(here), whole.left]), right: and(whole.right) }
      case 'compare':
        return { ...whole, left: counted(whole.left), right: counted(whole.right) }
      default:
        return whole
    }
  })
  return and(inside)
}
