// Labels: how often the edges of a claim were reached, how often they must be, and the smallest case that reached each.
import type { LabelResult } from '../../src/engine/index.ts'
import type { Theorem } from '../document/index.ts'
import { formatPercent } from '../text/index.ts'
import { html, type Markup, percent } from './markup.ts'
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
<td><svg class="track" aria-hidden="true"><rect width="${percent(share)}" height="100%" rx="2"/>${
  required > 0 ? html`<rect class="mark" x="${percent(required)}"/>` : null
}</svg> ${hasShare ? formatPercent(share) : '–'}</td>
<td>${required > 0 ? formatPercent(required) : '–'}</td>
<td>${example === null ? '–' : quotation(example)}</td></tr>`
