// A table that scrolls sideways by itself, and a list of figures.
import { type Content, html, type Markup } from './markup.ts'

/** `label` names the table for screen readers; `body` is one or several `tbody`. */
export const table = (
  label: string,
  style: 'labels' | 'sizes' | 'matrix',
  heads: readonly string[],
  body: Content,
  caption: Content = null,
): Markup => html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table class="${style}">
${caption === null ? null : html`<caption>${caption}</caption>`}
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
${body}</table></div>`

export const row = (name: Content, cells: readonly Content[]): Markup =>
  html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`

export const totalsList = (facts: readonly (readonly [term: string, fact: string])[]): Markup =>
  html`<dl class="totals">${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>`
