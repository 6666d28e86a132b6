// A case in its own syntax. Long ones open on demand; until then, models in them are left out.
import { cut } from '../../src/json/index.ts'
import { code, html, type Markup } from './markup.ts'

const LONGEST = 220
const SHOWN = 160

export const quotation = (line: string): Markup =>
  line.length <= LONGEST
    ? code(line)
    : html`<details class="long"><summary>${code(abridged(line))} <small>${line.length} characters</small></summary>${code(line)}</details>`

/** @example abridged('model="{\\"layers\\":[]}"; word=ab') // model={…}; word=ab */
export const abridged = (line: string): string => cut(withoutModels(line), SHOWN)

/** Records print their parts in quotes, and a model is JSON. */
const withoutModels = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const inner = quoted.slice(1, -1).replace(/\\(["\\])/g, '$1')
    if (/^\{.*\}$/s.test(inner)) return '{…}'
    return inner.includes('=') ? `(${withoutModels(inner)})` : quoted
  })
