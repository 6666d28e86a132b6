// Rows under a mask, as in Lemma 8: what a position sees has a gap, and what it does not see is anything, often larger or
// within the gap, so that a check which looks beyond the window is found out. Written `(0 5 -1) mask future position 1`.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { MASKS, type Mask, visible, type Window } from '../../src/transformer/index.ts'
import { oneOf, several } from '../chance.ts'
import type { Line } from '../line.ts'
import { listsOver } from '../lists.ts'
import { largestIndices, neighbourList, rationalSize, simplerRationals } from '../rationals/index.ts'
import { type Row, type RowOptions, rowsOfKind } from './row.ts'
import { drawTerrace, indexWithin, openGap, scoresOf, simplerTerraces, terraceOf, terraceSize } from './terrace.ts'

/** @example const { mask, position }: WindowedRow = windowedRows().parse('(0 5 -1) mask future position 1') */
export interface WindowedRow extends Row {
  readonly mask: Mask
  /** Who looks, from 1. */
  readonly position: number
}

/** @example const options: WindowedOptions = { masks: ['future', 'past'] } */
export interface WindowedOptions extends RowOptions {
  /** The gap of the visible scores. Default: 1. */
  readonly gap?: Rational
  /** The masks to look through. Default: all five. */
  readonly masks?: readonly Mask[]
}

/**
 * What the row's position sees; never empty.
 * @example windowOf(windowedRows().parse('(0 5 -1) mask future position 2')) // { first: 1, last: 2 }
 */
export const windowOf = ({ mask, position, scores }: WindowedRow): Window => visible(mask, position, scores.length)

/**
 * The visible ones of a list as long as the row.
 * @example
 * const row = windowedRows().parse('(0 5 -1) mask future position 2')
 * visiblePart(row, ['a', 'b', 'c']) // ['a', 'b']
 */
export function visiblePart<T>(row: WindowedRow, list: readonly T[]): readonly T[] {
  const { first, last } = windowOf(row)
  return list.slice(first - 1, last)
}

/** @example windowedRows({ masks: ['future'] }).parse('(0 5 -1) mask future position 1').mask // future */
export function windowedRows(options: WindowedOptions = {}): Line<WindowedRow> {
  const { gap = rational.one, masks = MASKS, minLength = 1 } = options
  if (viewsOf(minLength, masks).length === 0) {
    throw new RangeError(
      `under ${masks.join(', ')} nothing is visible in a row of length ${minLength}: raise minLength`,
    )
  }
  return rowsOfKind(
    {
      draw: (random, n) => drawRow(n, gap, oneOf(random, viewsOf(n, masks)), random),
      isShaped: (value): value is WindowedRow =>
        'mask' in value &&
        masks.some((mask) => mask === value.mask) &&
        'position' in value &&
        typeof value.position === 'number',
      flaw(row) {
        const { scores, position } = row
        if (!Number.isInteger(position) || position < 1 || position > scores.length)
          return `there is no position ${position}`
        const window = visiblePart(row, scores)
        if (window.length === 0) return `position ${position} sees nothing`
        const near = indexWithin(window, gap)
        return near < 0
          ? undefined
          : `the score of position ${windowOf(row).first + near} is visible and within the gap ${rational.print(gap)}`
      },
      names: ['mask', 'position'],
      texts: ({ mask, position }) => ({ mask, position: String(position) }),
      read: (scores, [name, position]) => {
        const mask = masks.find((known) => known === name)
        if (mask !== undefined) return { scores, mask, position: Number(position) }
        throw new Error(`${name} is not one of the masks ${masks.join(', ')}`)
      },
      size: (row) => masks.indexOf(row.mask) + row.position + scoresSize(row, gap),
      outstanding: (row) => largestIndices(visiblePart(row, row.scores)).map((k) => k + windowOf(row).first - 1),
      reversed: ({ scores, mask, position }) => ({
        scores: scores.toReversed(),
        mask: MIRRORED[mask],
        position: scores.length + 1 - position,
      }),
      cut: (row, start, count) => cut(row, start, count, gap),
      simplerInPlace: (row) => simplerInPlace(row, gap, masks),
      neighbour: (row, random) => mend(neighbour(row, gap, masks, random), gap),
      *smallOf(n) {
        for (const view of viewsOf(n, masks)) {
          for (const scores of listsOver([rational.zero, rational.negate(gap)], n)) yield { scores, ...view }
        }
      },
      smallness: `over {0, ${rational.print(rational.negate(gap))}}, seen by every position under ${masks.join(', ')}`,
    },
    options,
  )
}

const MIRRORED: Readonly<Record<Mask, Mask>> = {
  none: 'none',
  future: 'past',
  past: 'future',
  'strict-future': 'strict-past',
  'strict-past': 'strict-future',
}

type View = Pick<WindowedRow, 'mask' | 'position'>

/** All that see something. */
const viewsOf = (n: number, masks: readonly Mask[]): View[] =>
  masks.flatMap((mask) =>
    several(n, (k) => ({ mask, position: k + 1 })).filter(({ position }) => {
      const { first, last } = visible(mask, position, n)
      return first <= last
    }),
  )

function drawRow(n: number, gap: Rational, view: View, random: Random): WindowedRow {
  const { first, last } = visible(view.mask, view.position, n)
  const window = scoresOf(drawTerrace(last - first + 1, gap, random), gap)
  const most = window.reduce(rational.maximum)
  const quarters = (count: number): Rational => rational.multiply(gap, rational.of(count, 4))
  // Above the largest visible score, equal to it, within the gap, or anywhere.
  const hidden = (): Rational =>
    rational.add(
      most,
      quarters(oneOf(random, [random.nextInt(1, 16), 0, random.nextInt(-3, -1), random.nextInt(-16, 16)])),
    )
  return { ...view, scores: several(n, (k) => (k + 1 < first || k + 1 > last ? hidden() : window[k + 1 - first])) }
}

/** The row with other visible scores. */
function withVisible(row: WindowedRow, window: readonly Rational[]): WindowedRow {
  const { first } = windowOf(row)
  return { ...row, scores: row.scores.toSpliced(first - 1, window.length, ...window) }
}

/** The largest visible score stays. Where the position itself is cut, the one that takes its place looks. */
function cut(row: WindowedRow, start: number, count: number, gap: Rational): WindowedRow {
  const scores = row.scores.toSpliced(start, count)
  const position = row.position <= start ? row.position : Math.max(start + 1, row.position - count)
  const rest = { ...row, scores, position: Math.min(position, scores.length) }
  const window = visiblePart(rest, scores)
  if (window.length === 0) return rest
  const by = rational.subtract(visiblePart(row, row.scores).reduce(rational.maximum), window.reduce(rational.maximum))
  return mend({ ...rest, scores: scores.map((score) => rational.add(score, by)) }, gap)
}

function mend(row: WindowedRow, gap: Rational): WindowedRow {
  const window = visiblePart(row, row.scores)
  return window.length === 0 ? row : withVisible(row, openGap(window, gap))
}

/** Hidden scores are the simpler the nearer they are to the largest visible one. */
function scoresSize(row: WindowedRow, gap: Rational): number {
  const terrace = terraceOf(visiblePart(row, row.scores), gap)
  const { first, last } = windowOf(row)
  return row.scores
    .filter((_, k) => k + 1 < first || k + 1 > last)
    .reduce((size, score) => size + 1 + rationalSize(rational.subtract(score, terrace.top)), terraceSize(terrace))
}

function* simplerInPlace(row: WindowedRow, gap: Rational, masks: readonly Mask[]): IterableIterator<WindowedRow> {
  const { scores } = row
  const terrace = terraceOf(visiblePart(row, scores), gap)
  const { first, last } = windowOf(row)
  const isVisible = (k: number): boolean => k + 1 >= first && k + 1 <= last
  /** The hidden scores keep their distance from the largest visible one. */
  const moved = (top: Rational): Rational[] => {
    const by = rational.subtract(top, terrace.top)
    return scores.map((score) => rational.add(score, by))
  }
  for (const view of viewsOf(scores.length, masks)) {
    yield { ...row, ...view }
    yield mend({ ...row, ...view }, gap)
  }
  yield { ...row, scores: scores.map((score, k) => (isVisible(k) ? score : terrace.top)) }
  for (const simpler of simplerTerraces(terrace)) {
    yield withVisible({ ...row, scores: moved(simpler.top) }, scoresOf(simpler, gap))
  }
  for (const [k, score] of scores.entries()) {
    if (isVisible(k)) continue
    for (const simpler of simplerRationals(rational.subtract(score, terrace.top))) {
      yield { ...row, scores: scores.with(k, rational.add(terrace.top, simpler)) }
    }
  }
}

/** Not mended. */
function neighbour(row: WindowedRow, gap: Rational, masks: readonly Mask[], random: Random): WindowedRow {
  const { scores } = row
  if (random.nextInt(0, 4) === 0) return { ...row, ...oneOf(random, viewsOf(scores.length, masks)) }
  const most = visiblePart(row, scores).reduce(rational.maximum)
  const quarter = rational.multiply(gap, rational.of(1, 4))
  const varied = neighbourList(scores, quarter, [most, rational.subtract(most, gap)], random)
  return { ...row, scores: varied, position: Math.min(row.position, Math.max(1, varied.length)) }
}
