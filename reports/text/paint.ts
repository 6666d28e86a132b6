// Colours of a terminal, where somebody watches.
import type { Standing } from '../document/index.ts'

export interface TerminalOptions {
  /** Only where somebody watches: pipes and files get plain text. */
  readonly colours: boolean
  /** How wide the terminal is. Default: as wide as it gets. */
  readonly columns?: number
}

type Style = Standing | 'heading' | 'faint'

/** SGR parameters: green, red, yellow, yellow, bold, dim. */
const STYLES: Readonly<Record<Style, number>> = {
  passed: 32,
  failed: 31,
  open: 33,
  interrupted: 33,
  heading: 1,
  faint: 2,
}

export type Paint = (text: string, style: Style) => string

export const painter =
  ({ colours }: TerminalOptions): Paint =>
  (text, style) =>
    colours && text.trim() !== '' ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text
