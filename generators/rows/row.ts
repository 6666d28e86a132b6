// What kinds of score rows share: lengths, text, enumeration by length, and rows that stay valid after every step. A row
// takes about 10 µs to draw.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf } from '../chance.ts'
import { enumerateLengths, type Line, type LineRecipe, lineOf } from '../line.ts'
import { isRationalList, parseList, parseParts, printList, printParts } from '../rationals/index.ts'

export interface Row {
  readonly scores: readonly Rational[]
}

/** @example const options: RowOptions = { minLength: 2, maxLength: 5 } */
export interface RowOptions {
  /** The least length. Default: 1. */
  readonly minLength?: number
  /** The greatest length that is drawn; longer rows are read and shrunk too. Default: 8. */
  readonly maxLength?: number
}

export interface RowKind<R extends Row>
  extends Pick<LineRecipe<R>, 'cut' | 'outstanding' | 'reversed' | 'simplerInPlace' | 'size'> {
  /** A row of length n ≥ 1. */
  draw(random: Random, n: number): R
  isShaped(value: Row): value is R
  /** What is wrong with a row of at least the least length; undefined for nothing. */
  flaw(row: R): string | undefined
  /** What follows the scores in print, by name. */
  texts(row: R): Readonly<Record<string, string>>
  readonly names: readonly string[]
  read(scores: readonly Rational[], texts: readonly string[]): R
  /** A neighbour, which is dropped where it is not valid. */
  neighbour(row: R, random: Random): R
  smallOf(n: number): Iterable<R>
  /** What small rows are. @example 'with gamma 1' */
  readonly smallness: string
}

export function rowsOfKind<R extends Row>(kind: RowKind<R>, { minLength = 1, maxLength = 8 }: RowOptions): Line<R> {
  const { draw, cut, outstanding, reversed, simplerInPlace, size, flaw } = kind
  if (minLength < 1) throw new RangeError(`a row has at least one score: minLength is ${minLength}`)
  const line: Line<R> = lineOf({
    minLength,
    maxLength,
    draw,
    isShaped: (value): value is R => isRow(value) && kind.isShaped(value),
    flaw,
    cut,
    outstanding,
    reversed,
    simplerInPlace,
    size,
    length: ({ scores }) => scores.length,
    print: (row) => printParts(printList(row.scores), kind.texts(row)),
    read(text) {
      const [scores, ...texts] = parseParts(text, kind.names)
      return kind.read(parseList(scores), texts)
    },
    small: enumerateLengths(
      { minLength, maxLength },
      kind.smallOf,
      (longest) => `rows of length ${minLength} to ${longest} ${kind.smallness}`,
    ),
    neighbour(row, random) {
      const varied = kind.neighbour(row, random)
      const most = Math.max(maxLength, row.scores.length)
      return varied.scores.length <= most && line.arbitrary.canShrinkWithoutContext(varied) ? varied : row
    },
  })
  return line
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'scores' in value && isRationalList(value.scores)

/** The largest score of a row: 0 half of the time, since attention does not notice a shift. */
export const drawTop = (random: Random): Rational =>
  oneIn(random, 2) ? rational.zero : rational.of(random.nextInt(-8, 8), 4)

/** How far a score lies below what is allowed, in quarters of the slope or gap: often nothing, sometimes very far. */
export const drawSlack = (gamma: Rational, random: Random): Rational =>
  rational.multiply(gamma, rational.of(oneOf(random, [0, random.nextInt(1, 4), random.nextInt(1, 16), 4000]), 4))
