// The frame of a small picture of numbers: one image to a screen reader, with the same facts in its description.
import { type Content, html, type Markup } from './markup.ts'

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

/** A word below the axis. There are thousands: what the style sheet says of all of them is left out. */
export const tick = (x: number, y: number, label: string, anchor: 'start' | 'middle' | 'end'): Markup =>
  html`<text x="${round(x)}" y="${y + 15}"${anchor === 'middle' ? null : html` text-anchor="${anchor}"`}>${label}</text>`
