// The attention viewer: the traces of a claim's cases as data, and the place where the page's script draws them. Without a script the case and
// its layers are named, and that is all.
import type { IllustrationResult } from '../../src/engine/index.ts'
import { readDocument } from '../../src/json/index.ts'
import { type Trace, traceShape } from '../../src/transformer/index.ts'
import type { Theorem } from '../document/index.ts'
import { formatCount, visible } from '../text/index.ts'
import { partId } from './address.ts'
import { html, json, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'

const TITLES: Readonly<Record<IllustrationResult['of'], string>> = {
  counterexample: 'the counterexample',
  example: 'an example',
  closest: 'the closest call',
}

export function viewer({ key, illustrations }: Theorem): Markup | null {
  const shown = illustrations.flatMap(({ of, case: line, picture }, k) => {
    // Results carry pictures unread, and this page draws none but traces.
    const read = readDocument(traceShape, JSON.stringify(picture))
    return read.kind === 'read' ? one(partId('trace', `${key}_${k}`), of, line, read.value) : []
  })
  return shown.length === 0 ? null : html`${shown}`
}

/** A model without layers attends to nothing, so there is nothing to draw. */
const one = (id: string, of: IllustrationResult['of'], line: string, trace: Trace): Markup => html`
<div class="viewer" data-trace="${id}" role="group" aria-label="Attention on ${TITLES[of]}">
<p class="title">Attention on ${TITLES[of]}${trace.layers.length > 1 ? ', layer by layer' : null}</p>
<div class="case">${quotation(line)}</div>
<div class="stage"><p>${formatCount(trace.layers.length, 'layer')} on ${formatCount(trace.symbols.length, 'position')}${trace.layers.length === 0 ? '.' : '; a script of this page draws them.'}</p></div>
${trace.layers.length === 0 ? null : json(id, { ...trace, symbols: trace.symbols.map(visible) })}
</div>`
