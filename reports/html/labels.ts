// Labels: how often the edges of a claim were reached, against how often they must be, and the smallest case that reached each.
import type { LabelResult } from '../../src/engine/index.ts'
import { formatPercent } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'
import { typeset } from './typeset.ts'

export const labels = (all: readonly LabelResult[]): Markup | null =>
  all.length === 0
    ? null
    : html`<div class="scroll" tabindex="0" role="group" aria-label="Labels"><table class="labels">
<caption>Labels <small>share of the random cases, against what is required</small></caption>
<thead><tr><th scope="col">label</th><th scope="col">share</th><th scope="col">required</th><th scope="col">smallest example</th></tr></thead>
<tbody>${all.map(row)}</tbody></table></div>`

const row = ({ name, share: reached, required, example }: LabelResult): Markup => html`
<tr><th scope="row" dir="auto">${typeset(name)}</th>
<td><span class="track"><span style="width:${width(reached)}%"></span>${
  required > 0 ? html`<i style="left:${width(required)}%"></i>` : null
}</span> ${formatPercent(reached)}</td>
<td>${required > 0 ? formatPercent(required) : '–'}</td>
<td>${example === null ? '–' : quotation(example)}</td></tr>`

const width = (part: number): string => Math.min(100, 100 * part).toFixed(1)
