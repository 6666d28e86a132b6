// Labels: how often the edges of a claim were reached, how often they must be, and the smallest case that reached each.
import type { LabelResult } from '../../src/engine/index.ts'
import type { Theorem } from '../document/index.ts'
import { formatPercent } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'
import { table } from './table.ts'
import { typeset } from './typeset.ts'

export const labels = ({ labels: all, cases }: Theorem): Markup | null => {
  if (all.length === 0) return null
  const caption = html`Labels <small>share of the random cases, and the share that is required</small>`
  const heads = ['label', 'share', 'required', 'smallest example']
  return table(
    'Labels',
    'labels',
    heads,
    html`<tbody>${all.map((label) => labelRow(label, cases.random > 0))}</tbody>`,
    caption,
  )
}

const labelRow = ({ name, share, required, example }: LabelResult, hasShare: boolean): Markup => html`
<tr><th scope="row" dir="auto">${typeset(name)}</th>
<td><span class="track"><span style="width:${width(share)}%"></span>${
  required > 0 ? html`<i style="left:${width(required)}%"></i>` : null
}</span> ${hasShare ? formatPercent(share) : '–'}</td>
<td>${required > 0 ? formatPercent(required) : '–'}</td>
<td>${example === null ? '–' : quotation(example)}</td></tr>`

const width = (share: number): string => Math.min(100, 100 * share).toFixed(1)
