// What the coordinates of a drawn AHAT hold before its first layer, and what is known of them between layers.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { dependsOn, NAMED_TERMS, type Scheduled, term } from '../../src/transformer/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'

export const AHAT_KINDS = ['enumerated', 'grid', 'constructed'] as const
/** How an AHAT is drawn, and how its gap is known. @example const kinds: readonly AhatKind[] = ['constructed', 'enumerated'] */
export type AhatKind = (typeof AHAT_KINDS)[number]

export interface AhatFrame {
  readonly layers: readonly [least: number, most: number]
  readonly width: readonly [least: number, most: number]
  readonly maxLength: number
  readonly alphabet: readonly string[]
}

/** What is known of a coordinate, at all positions of all words. */
export type Held =
  /** Multiples of 1/4 from low to high, which are in quarters; in a constructed one, integers. */
  | { readonly kind: 'coarse'; readonly low: number; readonly high: number }
  /** Anything. */
  | { readonly kind: 'fine' }
  /** The same at all positions of a word. */
  | { readonly kind: 'alike' }
  /** What a net reads and rounds elsewhere: not to be read again. */
  | { readonly kind: 'scratch' }

export interface Column {
  /** One for each symbol. */
  readonly values: readonly Rational[]
  readonly position?: Scheduled
  readonly held: Held
}

export const quarters = (k: number): Rational => rational.of(k, 4)

/** k/4, not 0. */
export const drawWeight = (random: Random): Rational => quarters(random.nextInt(1, 8) * oneOf(random, [1, -1]))

/** The first tells symbols apart; the second is often a constant, by which scores depend on the key alone. */
export const drawColumns = (random: Random, kind: AhatKind, frame: AhatFrame): Column[] =>
  several(random.nextInt(...frame.width), (c) => {
    if (c === 0) return symbolColumn(random, kind, frame)
    const draw = c === 1 && !oneIn(random, 3) ? alikeColumn : oneOf(random, COLUMNS)
    return draw(random, kind, frame)
  })

type Draw = (random: Random, kind: AhatKind, frame: AhatFrame) => Column

/** At least two symbols differ. */
const symbolColumn: Draw = (random, kind, { alphabet }) => {
  const level = (): number => (kind === 'constructed' ? 4 * random.nextInt(0, 1) : random.nextInt(-4, 4))
  const levels = alphabet.map(level)
  if (levels.every((k) => k === levels[0])) levels[0] = levels[0] === 0 ? 4 : 0
  const held = { kind: 'coarse', low: Math.min(...levels), high: Math.max(...levels) } as const
  return { values: levels.map(quarters), held }
}

/** The terms that differ from position to position: n and 1/n do not. */
const TELLING = NAMED_TERMS.filter((name) => dependsOn(name, 'i'))

const positionColumn: Draw = (random, kind, { alphabet, maxLength }) => {
  const isBoolean = kind === 'constructed'
  const held: Held = isBoolean ? { kind: 'coarse', low: 0, high: 4 } : { kind: 'fine' }
  const all = (value: Rational): Rational[] => alphabet.map(() => value)
  const isTable = oneIn(random, isBoolean ? 2 : 4)
  if (isTable) {
    const value = (): Rational => (isBoolean ? rational.of(random.nextInt(0, 1)) : quarters(random.nextInt(-4, 4)))
    const rows = several(maxLength, (k) => ({ n: k + 1, values: several(k + 1, value) }))
    return { values: all(rational.zero), position: { kind: 'by-position', rows }, held }
  }
  // (1 + (−1)^i)/2 is 0 or 1.
  if (isBoolean) return { values: all(rational.half), position: term('(-1)^i', rational.half), held }
  // Every other position ties.
  const name = oneIn(random, 3) ? '(-1)^i' : oneOf(random, TELLING)
  return { values: all(rational.zero), position: term(name, drawWeight(random)), held }
}

const alikeColumn: Draw = (random, kind, { alphabet }) => {
  const held: Held = { kind: 'alike' }
  const isScheduled = kind !== 'constructed' && oneIn(random, 4)
  if (!isScheduled) return { values: alphabet.map(() => rational.one), held }
  const position = term(oneOf(random, ['n', '1/n']), drawWeight(random))
  return { values: alphabet.map(() => rational.zero), position, held }
}

/** For nets to write to. */
const blankColumn: Draw = (_random, _kind, { alphabet }) => ({
  values: alphabet.map(() => rational.zero),
  held: { kind: 'coarse', low: 0, high: 0 },
})

const COLUMNS = [symbolColumn, positionColumn, alikeColumn, blankColumn, blankColumn]
