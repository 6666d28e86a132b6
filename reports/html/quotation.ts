// A case in its own syntax. A long one is shown without its models until the reader opens it.
import { cut } from '../../src/json/index.ts'
import { code, html, type Markup } from './markup.ts'

const LONGEST = 220
const SHOWN = 160

export const quotation = (line: string): Markup =>
  line.length <= LONGEST
    ? code(line)
    : html`<details class="long"><summary>${code(abridge(line))} <small>${line.length} characters</small></summary>${code(line)}</details>`

/** @example abridge('model="{\\"layers\\":[]}"; word=ab') // model={…}; word=ab */
export const abridge = (line: string): string => cut(withoutModels(line), SHOWN)

/** Records print their parts in quotes; a part that is JSON is a model. */
const withoutModels = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => {
    const inner = quoted.slice(1, -1).replace(/\\(["\\])/g, '$1')
    if (/^\{.*\}$/s.test(inner)) return '{…}'
    return inner.includes('=') ? `(${withoutModels(inner)})` : quoted
  })
