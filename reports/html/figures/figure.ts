// The frame of a small chart: for screen readers one image, whose description states the same facts.
import { type Content, html, type Markup } from '../markup.ts'

export const WIDTH = 440

export const figure = (
  title: string,
  note: Content,
  height: number,
  description: string,
  body: readonly Markup[],
): Markup => html`
<figure><figcaption>${title} <small>${note}</small></figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}: ${description}">${body}</svg></figure>`

export const round = (value: number): number => Math.round(value * 10) / 10

/** A label below the axis. A page has thousands, so attributes that the style sheet can set are left out. */
export const tick = (x: number, y: number, label: string, anchor: 'start' | 'middle' | 'end'): Markup =>
  html`<text x="${round(x)}" y="${y + 15}"${anchor === 'middle' ? null : html` text-anchor="${anchor}"`}>${label}</text>`
