// Rows with a known gap (Definition 5): every score below the largest is at least the gap below it. One maximum, several or
// all, and the next score often exactly at the gap. Written `(0 -1 0) gap 1`.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneIn } from '../chance.ts'
import type { Line } from '../line.ts'
import { listsOver } from '../lists.ts'
import {
  type GammaOptions,
  gammaRange,
  isRational,
  largestIndices,
  nudge,
  rationalSize,
  simplerGammas,
} from '../rationals/index.ts'
import { type Row, type RowOptions, rowsOfKind } from './row.ts'
import {
  drawTerrace,
  indexWithin,
  lift,
  neighbourScores,
  openGap,
  scoresOf,
  simplerTerraces,
  terraceOf,
  terraceSize,
} from './terrace.ts'

/** @example const { scores, gap }: GapRow = gapRows().parse('(0 -1 0) gap 1') */
export interface GapRow extends Row {
  readonly gap: Rational
}

/** @example const options: GapRowOptions = { maxLength: 5, gap: { least: rational.one } } */
export interface GapRowOptions extends RowOptions {
  /** The range of the gap. Default: 1/1000 to 100,000. */
  readonly gap?: GammaOptions
}

/** @example gapRows().parse('(0 -1 0) gap 1').gap // 1 */
export function gapRows(options: GapRowOptions = {}): Line<GapRow> {
  const gaps = gammaRange(options.gap)
  const levels = [0, -1, -2].map((level) => rational.multiply(gaps.simplest, rational.of(level)))
  return rowsOfKind(
    {
      draw(random, n) {
        const gap = gaps.draw(random)
        return { scores: scoresOf(drawTerrace(n, gap, random), gap), gap }
      },
      isShaped: (value): value is GapRow => 'gap' in value && isRational(value.gap),
      flaw({ scores, gap }) {
        if (!gaps.contains(gap)) return `gap ${rational.print(gap)} is out of range`
        const near = indexWithin(scores, gap)
        return near < 0 ? undefined : `the score of position ${near + 1} is within the gap`
      },
      names: ['gap'],
      texts: ({ gap }) => ({ gap: rational.print(gap) }),
      read: (scores, [gap]) => ({ scores, gap: rational.parse(gap) }),
      size: ({ scores, gap }) => rationalSize(gap) + terraceSize(terraceOf(scores, gap)),
      outstanding: ({ scores }) => largestIndices(scores),
      reversed: ({ scores, gap }) => ({ scores: scores.toReversed(), gap }),
      cut: ({ scores, gap }, start, count) => ({
        scores: openGap(lift(scores, scores.toSpliced(start, count)), gap),
        gap,
      }),
      simplerInPlace,
      neighbour,
      *smallOf(n) {
        for (const scores of listsOver(levels, n)) {
          if (scores.some(rational.isZero)) yield { scores, gap: gaps.simplest }
        }
      },
      smallness: `with gap ${rational.print(gaps.simplest)} over {${levels.map(rational.print).join(', ')}}, the largest score 0`,
    },
    options,
  )
}

function* simplerInPlace({ scores, gap }: GapRow): IterableIterator<GapRow> {
  const terrace = terraceOf(scores, gap)
  for (const simpler of simplerGammas(gap)) {
    const ratio = rational.divide(simpler, gap)
    yield { gap: simpler, scores: scores.map((score) => rational.multiply(score, ratio)) }
    yield { gap: simpler, scores: scoresOf(terrace, simpler) }
  }
  for (const simpler of simplerTerraces(terrace)) yield { gap, scores: scoresOf(simpler, gap) }
}

function neighbour({ scores, gap }: GapRow, random: Random): GapRow {
  if (!oneIn(random, 5)) return { gap, scores: neighbourScores(scores, gap, random) }
  const varied = nudge(gap, rational.multiply(gap, rational.of(1, 4)), [], random)
  return { gap: varied, scores: scoresOf(terraceOf(scores, gap), varied) }
}
