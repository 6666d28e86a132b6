// How close a claim comes to its bound as n grows.
import { formatRatio, sum, type Theorem } from '../../document/index.ts'
import { formatCount } from '../../text/index.ts'
import { html, type Markup } from '../markup.ts'
import { figure, round, tick, WIDTH } from './figure.ts'

/** Fewer cases say nothing about growth. */
const FEWEST = 20

/** The largest observed/bound for each n; null for fewer than three values of n. */
export function growthOverN({ growth }: Theorem): Markup | null {
  const total = sum(growth, ({ cases }) => cases)
  if (growth.length < 3 || total < FEWEST || growth.every(({ most }) => most <= 0)) return null
  const base = 108
  const most = Math.max(...growth.map((at) => at.most))
  const [first, last] = [growth[0].n, growth[growth.length - 1].n]
  const xOf = (n: number): number => 44 + ((WIDTH - 56) * (n - first)) / (last - first)
  const yOf = (ratio: number): number => base - (84 * Math.max(0, ratio)) / most
  const points = growth.map(({ n, most: ratio }) => `${round(xOf(n))},${round(yOf(ratio))}`)
  const dots = growth.map(
    ({ n, cases, most: ratio }) =>
      html`<circle cx="${round(xOf(n))}" cy="${round(yOf(ratio))}" r="3"><title>n = ${n}: at most ${formatRatio(`${ratio}`)} in ${formatCount(cases, 'case')}</title></circle>`,
  )
  const guides = [0, 0.5, 1].map((part) => {
    const y = round(yOf(part * most))
    return html`<line class="guide" x1="40" x2="${WIDTH - 8}" y1="${y}" y2="${y}"/><text x="36" y="${y + 4}" text-anchor="end">${short(part * most)}</text>`
  })
  const labels = nTicks(growth.map(({ n }) => n)).map((n) => tick(xOf(n), base, `${n}`, 'middle'))
  const description = growth.map(({ n, most: ratio }) => `n = ${n}: ${formatRatio(`${ratio}`)}`).join('; ')
  const curve = html`<polyline class="curve" points="${points.join(' ')}"/>`
  return figure('Growth over n', 'the closest call for each length', 132, description, [
    html`${guides}`,
    curve,
    ...dots,
    ...labels,
  ])
}

/** At most eight, evenly spaced. */
function nTicks(lengths: readonly number[]): number[] {
  const every = Math.ceil(lengths.length / 8)
  return lengths.filter((_, k) => k % every === 0)
}

const short = (ratio: number): string => {
  if (ratio === 0) return '0'
  if (ratio >= 0.1) return `${Math.round(100 * ratio)}%`
  return ratio >= 1e-5 ? `${Number((100 * ratio).toPrecision(2))}%` : ratio.toExponential(0)
}
