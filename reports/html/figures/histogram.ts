// The distribution of the cases of a claim below their bounds.
import type { RatioBin } from '../../../src/engine/index.ts'
import { sum, type Theorem } from '../../document/index.ts'
import { formatCount, formatInteger } from '../../text/index.ts'
import { html, type Markup } from '../markup.ts'
import { figure, round, tick, WIDTH } from './figure.ts'

const LEFT = 8
const RIGHT = 8

interface Bar {
  readonly label: string
  readonly count: number
}

const BARS = 20
/** Fewer cases have no distribution. */
const FEWEST = 10
/** If all cases are below this share of the bound, decades say more than percentages. */
const SMALL = 0.05

/** The distribution of observed/bound; null if too few cases were compared. */
export function histogram({ ratios, tightness }: Theorem): Markup | null {
  const zero = ratios.find(({ atMost }) => atMost === 0)?.count ?? 0
  const rest = ratios.filter(({ atMost }) => atMost > 0)
  const total = countIn(ratios)
  if (countIn(rest) < FEWEST) return null
  const isSmall = rest[rest.length - 1].atMost <= SMALL
  const bars = isSmall ? decades(rest) : shares(rest)
  const whose =
    tightness === null
      ? 'for each case the closest row, against the bound of its lemma'
      : 'for each case the closest comparison'
  const note = `${formatCount(total, 'case')}${zero > 0 ? `, ${formatInteger(zero)} of them exactly 0` : ''}; ${whose}`
  const counts = bars.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${formatInteger(count)}`)
  return figure('Observed as a share of the bound', note, 132, counts.join('; '), drawBars(bars, isSmall))
}

const countIn = (bins: readonly RatioBin[]): number => sum(bins, ({ count }) => count)

const shares = (bins: readonly RatioBin[]): Bar[] =>
  Array.from({ length: BARS }, (_, k) => ({
    label: `${5 * k} to ${5 * (k + 1)}%`,
    count: countIn(
      bins.filter(({ atMost }) => Math.ceil(round(100 * atMost) / 5) === k + 1 || (k === 0 && atMost < 0.01)),
    ),
  }))

/** From the smallest decade that occurs up to SMALL. */
function decades(bins: readonly RatioBin[]): Bar[] {
  const least = Math.round(Math.log10(bins[0].atMost))
  return Array.from({ length: -least }, (_, k) => {
    const power = least + k
    const isIn = ({ atMost }: RatioBin): boolean => Math.min(-1, Math.ceil(Math.log10(atMost) - 1e-9)) === power
    return { label: `up to 1e${power}`, count: countIn(bins.filter(isIn)) }
  })
}

function drawBars(bars: readonly Bar[], isSmall: boolean): Markup[] {
  const base = 108
  const most = Math.max(...bars.map(({ count }) => count))
  const step = (WIDTH - LEFT - RIGHT) / bars.length
  const rectangles = bars.map(({ label, count }, k) => {
    if (count === 0) return null
    const height = Math.max(1.5, (88 * count) / most)
    const [x, y] = [round(LEFT + k * step + 1), round(base - height)]
    return html`<rect x="${x}" y="${y}" width="${round(step - 2)}" height="${round(height)}"><title>${label}: ${formatCount(count, 'case')}</title></rect>`
  })
  const ticks = isSmall
    ? bars.map(({ label }, k) => tick(LEFT + (k + 0.5) * step, base, label.replace('up to ', '≤ '), 'middle'))
    : [0, 25, 50, 75, 100].map((at) =>
        tick(
          LEFT + ((WIDTH - LEFT - RIGHT) * at) / 100,
          base,
          `${at}%`,
          at === 0 ? 'start' : at === 100 ? 'end' : 'middle',
        ),
      )
  const line = html`<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${base}" y2="${base}"/>`
  return [html`${rectangles}`, line, ...ticks.filter((_, k) => !isSmall || bars.length <= 7 || k % 2 === 0)]
}
