// Errors and bounds of each layer.
import type { Theorem } from '../../document/index.ts'
import { html, type Markup } from '../markup.ts'
import { decadeOf } from './decade.ts'
import { figure, round, tick, WIDTH } from './figure.ts'

/** On a logarithmic scale; null if no layers were measured. */
export function layerByLayer({ magnitudes }: Theorem): Markup | null {
  const all = magnitudes.flatMap(({ place, ...magnitude }) => (place === null ? [] : { ...place, ...magnitude }))
  const layers = [...new Set(all.map(({ layer }) => layer))].toSorted((a, b) => a - b)
  const decades = all.flatMap(({ least, most }) => [decadeOf(least), decadeOf(most)]).filter(Number.isFinite)
  if (layers.length === 0 || decades.length === 0) return null
  const [low, high] = [
    Math.floor(Math.min(...decades)),
    Math.max(Math.ceil(Math.max(...decades)), Math.floor(Math.min(...decades)) + 1),
  ]
  const xOf = (decade: number): number => 64 + ((WIDTH - 76) * (Math.max(low, decade) - low)) / (high - low)
  const height = 34 + 34 * layers.length
  const rows = layers.flatMap((layer, k) => {
    const y = 14 + 34 * k
    const spans = all
      .filter((m) => m.layer === layer)
      .map(({ role, least, most, name }) => {
        const [from, to] = [xOf(decadeOf(least)), xOf(decadeOf(most))]
        const top = role === 'error' ? y : y + 11
        return html`<rect class="${role}" x="${round(from)}" y="${top}" width="${round(Math.max(3, to - from))}" height="8" rx="2"><title>${name}: from ${least} to ${most}</title></rect>`
      })
    return [html`<text x="56" y="${y + 13}" text-anchor="end">layer ${layer}</text>`, ...spans]
  })
  const base = height - 20
  const ticks = decadeTicks(low, high).map((decade) =>
    tick(xOf(decade), base, decade === 0 ? '1' : `1e${decade}`, decade === high ? 'end' : 'middle'),
  )
  const axis = html`<line class="axis" x1="64" x2="${WIDTH - 12}" y1="${base}" y2="${base}"/>`
  const description = all.map(({ name, least, most }) => `${name}: from ${least} to ${most}`).join('; ')
  const note = html`<span class="key error">errors</span> <span class="key bound">bounds</span>, from the least to the largest of all cases, on a logarithmic scale`
  return figure('Layer by layer', note, height, description, [...rows, axis, ...ticks])
}

/** About five, at multiples of a round number of decades. */
function decadeTicks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((nice) => nice >= rough) ?? rough
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, k) => first + k * step)
}
