// A case in its own syntax. A long one is shown without its models until the reader opens it.
import { abridge } from '../text/index.ts'
import { code, html, type Markup } from './markup.ts'

const LONGEST = 220
const SHOWN = 160

export const quotation = (line: string): Markup =>
  line.length <= LONGEST
    ? code(line)
    : html`<details class="long"><summary>${code(abridge(line, SHOWN))} <small>${line.length} characters</small></summary>${code(line)}</details>`
