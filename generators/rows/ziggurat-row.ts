// Rows as in Lemma 6: with every step away from the peak, scores fall by at least γ > 0. A row is its peak, the score there,
// γ and the slack of each position: how far its score lies below the limit. Without slack the lemma is tight, so many
// rows have none, or none on one side. Written `(-1 0 -3) peak 2 gamma 1`.
import type { Random } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'
import { oneOf, several } from '../chance.ts'
import type { Line } from '../line.ts'
import { listsOver } from '../lists.ts'
import {
  type GammaOptions,
  gammaRange,
  isRational,
  listSize,
  nudge,
  rationalSize,
  simplerGammas,
  simplerLists,
} from '../rationals/index.ts'
import { drawSlack, drawTop, type Row, type RowOptions, rowsOfKind } from './row.ts'

/** @example const { scores, peak, gamma }: ZigguratRow = zigguratRows().parse('(-1 0 -1) peak 2 gamma 1') */
export interface ZigguratRow extends Row {
  readonly gamma: Rational
  /** j*, from 1. */
  readonly peak: number
}

/** @example const options: ZigguratOptions = { gamma: { least: rational.one } } */
export interface ZigguratOptions extends RowOptions {
  /** The range of γ. Default: 1/1000 to 100,000. */
  readonly gamma?: GammaOptions
}

/** @example fc.assert(fc.property(zigguratRows().arbitrary, lemma6.hypothesis)) */
export function zigguratRows(options: ZigguratOptions = {}): Line<ZigguratRow> {
  const gammas = gammaRange(options.gamma)
  return rowsOfKind(
    {
      draw(random, n) {
        const gamma = gammas.draw(random)
        const peak = oneOf(random, [1, n, random.nextInt(1, n), random.nextInt(1, n)])
        const isTight = oneOf(random, TIGHT)
        const slack = (k: number): Rational =>
          isTight(k + 1, peak) || k + 1 === peak ? rational.zero : drawSlack(gamma, random)
        return rowOf({ gamma, peak, top: drawTop(random), slacks: several(n, slack) })
      },
      isShaped: (value): value is ZigguratRow =>
        'gamma' in value && isRational(value.gamma) && 'peak' in value && typeof value.peak === 'number',
      flaw(row) {
        const { scores, gamma, peak } = row
        if (!Number.isInteger(peak) || peak < 1 || peak > scores.length) return `there is no position ${peak}`
        if (!gammas.contains(gamma)) return `gamma ${rational.print(gamma)} is out of range`
        const { slacks } = zigguratOf(row)
        const high = slacks.findIndex((slack) => rational.sign(slack) < 0)
        if (high < 0) return undefined
        const limit = rational.add(scores[high], slacks[high])
        return `the score of position ${high + 1} is above ${rational.print(limit)}`
      },
      names: ['peak', 'gamma'],
      texts: ({ peak, gamma }) => ({ peak: String(peak), gamma: rational.print(gamma) }),
      read: (scores, [peak, gamma]) => ({ scores, gamma: rational.parse(gamma), peak: Number(peak) }),
      size(row) {
        const { gamma, peak, top, slacks } = zigguratOf(row)
        return rationalSize(gamma) + peak + rationalSize(top) + listSize(slacks)
      },
      outstanding: ({ peak }) => [peak - 1],
      reversed: ({ scores, gamma, peak }) => ({ scores: scores.toReversed(), gamma, peak: scores.length + 1 - peak }),
      cut: (row, start, count) => rowOf(cut(zigguratOf(row), start, count)),
      *simplerInPlace(row) {
        for (const simpler of simplerZiggurats(zigguratOf(row))) yield rowOf(simpler)
      },
      neighbour,
      *smallOf(n) {
        for (const peak of several(n, (k) => k + 1)) {
          for (const slacks of listsOver([rational.zero, rational.one], n - 1)) {
            const all = slacks.toSpliced(peak - 1, 0, rational.zero)
            yield rowOf({ gamma: gammas.simplest, peak, top: rational.zero, slacks: all })
          }
        }
      },
      smallness: `with gamma ${rational.print(gammas.simplest)}, peak score 0 and slacks 0 or 1`,
    },
    options,
  )
}

interface Ziggurat {
  readonly gamma: Rational
  readonly peak: number
  /** The score of the peak. */
  readonly top: Rational
  /** Of each position, that of the peak being 0. */
  readonly slacks: readonly Rational[]
}

/** How far the limit lies below the peak at index k. */
const fall = (gamma: Rational, peak: number, k: number): Rational =>
  rational.multiply(gamma, rational.of(Math.abs(k + 1 - peak)))

const rowOf = ({ gamma, peak, top, slacks }: Ziggurat): ZigguratRow => ({
  scores: slacks.map((slack, k) => rational.subtract(top, rational.add(fall(gamma, peak, k), slack))),
  gamma,
  peak,
})

/** Slacks are negative where the row is no ziggurat. A peak out of range counts as one of score 0. */
function zigguratOf({ scores, gamma, peak }: ZigguratRow): Ziggurat {
  const top = scores[peak - 1] ?? rational.zero
  const slack = (score: Rational, k: number): Rational =>
    rational.subtract(top, rational.add(fall(gamma, peak, k), score))
  return { gamma, peak, top, slacks: scores.map(slack) }
}

type Side = (position: number, peak: number) => boolean

/** Where a row has no slack: everywhere, left of the peak, right of it, or nowhere in particular. */
const TIGHT: readonly Side[] = [
  () => true,
  (position, peak) => position < peak,
  (position, peak) => position > peak,
  () => false,
]

const tighten = (row: Ziggurat, isTight: Side): Ziggurat => ({
  ...row,
  slacks: row.slacks.map((slack, k) => (isTight(k + 1, row.peak) ? rational.zero : slack)),
})

/** Slacks stay. Where the peak itself is cut, its neighbour becomes the peak. */
function cut({ gamma, peak, top, slacks }: Ziggurat, start: number, count: number): Ziggurat {
  const rest = slacks.toSpliced(start, count)
  const moved = peak <= start ? peak : peak > start + count ? peak - count : Math.min(start + 1, rest.length)
  return { gamma, peak: moved, top, slacks: rest.map((slack, k) => (k + 1 === moved ? rational.zero : slack)) }
}

function* simplerZiggurats(row: Ziggurat): IterableIterator<Ziggurat> {
  const { gamma, peak, slacks } = row
  yield { gamma: rational.one, peak, top: rational.zero, slacks: slacks.map(() => rational.zero) }
  yield { ...row, top: rational.zero }
  for (const simpler of simplerGammas(gamma)) {
    const ratio = rational.divide(simpler, gamma)
    yield { ...row, gamma: simpler, slacks: slacks.map((slack) => rational.multiply(slack, ratio)) }
    yield { ...row, gamma: simpler }
  }
  for (const isTight of TIGHT) yield tighten(row, isTight)
  for (const simpler of simplerLists(slacks)) yield { ...row, slacks: simpler.with(peak - 1, rational.zero) }
  for (let earlier = 1; earlier < peak; earlier++) {
    yield { ...row, peak: earlier, slacks: slacks.toSpliced(peak - 1, 1).toSpliced(earlier - 1, 0, rational.zero) }
  }
}

function neighbour(old: ZigguratRow, random: Random): ZigguratRow {
  const row = zigguratOf(old)
  const { gamma, peak, slacks } = row
  const k = random.nextInt(0, slacks.length - 1)
  const isBefore = k + 1 < peak
  switch (random.nextInt(0, 6)) {
    case 0:
      return rowOf({ ...row, slacks: slacks.toSpliced(k, 0, slacks[k]), peak: isBefore ? peak + 1 : peak })
    case 1:
      return rowOf(cut(row, k, 1))
    case 2:
      return rowOf({ ...row, gamma: nudge(gamma, rational.multiply(gamma, rational.of(1, 4)), [], random) })
    case 3: {
      const moved = oneOf(random, [1, slacks.length, k + 1])
      return rowOf({ ...row, peak: moved, slacks: slacks.with(moved - 1, rational.zero) })
    }
    case 4:
      return rowOf(tighten(row, oneOf(random, TIGHT)))
    default: {
      if (k + 1 === peak) return rowOf({ ...row, top: nudge(row.top, rational.of(1, 4), [], random) })
      const step = rational.multiply(gamma, rational.of(1, 4))
      const slack = rational.maximum(rational.zero, nudge(slacks[k], step, [rational.zero], random))
      return rowOf({ ...row, slacks: slacks.with(k, slack) })
    }
  }
}
