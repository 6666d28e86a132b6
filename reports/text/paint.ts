// Colours for a terminal.
import type { Standing } from '../document/index.ts'

/** @example const options: TerminalOptions = { colours: process.stdout.isTTY, columns: process.stdout.columns } */
export interface TerminalOptions {
  /** False for pipes and files. */
  readonly colours: boolean
  /** The width of the terminal. Default: no limit. */
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
