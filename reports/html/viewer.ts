// The attention viewer: the pictures of a claim as data, and the place where the page's script draws them. Without a script the case and
// its layers are named, and that is all.
import type { IllustrationResult } from '../../src/engine/index.ts'
import { counted, visible } from '../text.ts'
import type { Theorem } from '../theorems-shape.ts'
import { html, json, type Markup } from './markup.ts'
import { quotation } from './quotation.ts'

const TITLES: Readonly<Record<IllustrationResult['of'], string>> = {
  counterexample: 'the counterexample',
  example: 'an example',
  closest: 'the closest call',
}

export const viewer = ({ key, illustrations }: Theorem): Markup | null =>
  illustrations.length === 0
    ? null
    : html`${illustrations.map((illustration, k) => one(`picture-${key}-${k}`, illustration))}`

const one = (id: string, { of, case: line, picture }: IllustrationResult): Markup => html`
<div class="viewer" data-picture="${id}" role="group" aria-label="Attention on ${TITLES[of]}">
<p class="title">Attention on ${TITLES[of]}${picture.layers.length > 1 ? ', layer by layer' : null}</p>
<div class="case">${quotation(line)}</div>
<div class="stage"><p>${counted(picture.layers.length, 'layer')} on ${counted(picture.symbols.length, 'position')}; a script of this page draws them.</p></div>
${json(id, { ...picture, symbols: picture.symbols.map(visible) })}
</div>`
