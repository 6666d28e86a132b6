// Scores with a gap, taken apart: the largest score, and for each position either that it has it, or how far it lies below
// the edge of the gap. Put together again with any gap, they have that gap.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { neighbourList, rationalSize, simplerRationals } from '../rationals/index.ts'
import { drawSlack, drawTop } from './row.ts'

export interface Terrace {
  /** The largest score. */
  readonly top: Rational
  /** `largest`, or the distance from the edge of the gap. */
  readonly depths: readonly (Rational | 'largest')[]
}

export const scoresOf = ({ top, depths }: Terrace, gap: Rational): Rational[] =>
  depths.map((depth) => (depth === 'largest' ? top : rational.subtract(top, rational.add(gap, depth))))

/** Depths are negative for scores within the gap. */
export function terraceOf(scores: readonly Rational[], gap: Rational): Terrace {
  if (scores.length === 0) return { top: rational.zero, depths: [] }
  const top = scores.reduce(rational.maximum)
  const edge = rational.subtract(top, gap)
  return { top, depths: scores.map((s) => (rational.equal(s, top) ? 'largest' : rational.subtract(edge, s))) }
}

/** The index of a score below the largest, but by less than the gap; −1 if there is none. */
export const indexWithin = (scores: readonly Rational[], gap: Rational): number =>
  terraceOf(scores, gap).depths.findIndex((depth) => depth !== 'largest' && rational.sign(depth) < 0)

/** Ties are simpler than lower scores, and those at the edge simpler than those below it. */
export const terraceSize = ({ top, depths }: Terrace): number =>
  depths.reduce((size, depth) => size + (depth === 'largest' ? 1 : 2 + rationalSize(depth)), rationalSize(top))

/** One maximum, some or all; the others at the edge, or anywhere below it. One in four is a cliff. */
export function drawTerrace(n: number, gap: Rational, random: Random): Terrace {
  if (oneIn(random, 4)) return drawCliff(n, random)
  const one = oneOf(random, [0, n - 1, random.nextInt(0, n - 1)])
  const ties = oneOf(random, ['none', 'none', 'some', 'some', 'all'])
  const isLargest = (k: number): boolean => k === one || ties === 'all' || (ties === 'some' && oneIn(random, 2))
  const isTight = oneIn(random, 3)
  const depth = (): Rational => (isTight ? rational.zero : drawSlack(gap, random))
  return { top: drawTop(random), depths: several(n, (k) => (isLargest(k) ? 'largest' : depth())) }
}

/** One maximum at an end, and all others at the edge: whatever leans to the other end works against the whole gap. */
function drawCliff(n: number, random: Random): Terrace {
  const highest = oneOf(random, [0, n - 1])
  return { top: drawTop(random), depths: several(n, (k) => (k === highest ? 'largest' : rational.zero)) }
}

/** Of the same length. */
export function* simplerTerraces({ top, depths }: Terrace): IterableIterator<Terrace> {
  yield { top: rational.zero, depths: depths.map(() => 'largest') }
  yield { top: rational.zero, depths: depths.map((depth) => (depth === 'largest' ? depth : rational.zero)) }
  yield { top, depths: depths.map((depth) => (depth === 'largest' ? depth : rational.zero)) }
  for (const simpler of simplerRationals(top)) yield { top: simpler, depths }
  for (const [k, depth] of depths.entries()) {
    if (depth === 'largest') continue
    yield { top, depths: depths.with(k, 'largest') }
    for (const simpler of simplerRationals(depth)) {
      yield { top, depths: depths.map((other) => (isSame(other, depth) ? simpler : other)) }
      yield { top, depths: depths.with(k, simpler) }
    }
  }
}

const isSame = (a: Rational | 'largest', b: Rational): boolean => a !== 'largest' && rational.equal(a, b)

/** Neighbouring scores; what has come within the gap falls to its edge. */
export function neighbourScores(scores: readonly Rational[], gap: Rational, random: Random): readonly Rational[] {
  const top = scores.reduce(rational.maximum)
  const quarter = rational.multiply(gap, rational.of(1, 4))
  return openGap(neighbourList(scores, quarter, [top, rational.subtract(top, gap)], random), gap)
}

/** The rest of a row, moved so that its largest score is that of the row. */
export function lift(scores: readonly Rational[], rest: readonly Rational[]): readonly Rational[] {
  if (rest.length === 0) return rest
  const by = rational.subtract(scores.reduce(rational.maximum), rest.reduce(rational.maximum))
  return rational.isZero(by) ? rest : rest.map((score) => rational.add(score, by))
}

/** Every score within the gap falls to its edge. */
export function openGap(scores: readonly Rational[], gap: Rational): readonly Rational[] {
  const { top, depths } = terraceOf(scores, gap)
  const atLeast0 = (depth: Rational): Rational => rational.maximum(depth, rational.zero)
  return scoresOf({ top, depths: depths.map((depth) => (depth === 'largest' ? depth : atLeast0(depth))) }, gap)
}
