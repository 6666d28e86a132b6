// What a terminal is sent. Colours stand apart from the text that has them, so that no text can bring its own.
import { visibleLines } from '../../src/json/index.ts'
import type { Standing } from '../document/index.ts'

/** @example const options: TerminalOptions = { colours: process.stdout.isTTY, columns: process.stdout.columns } */
export interface TerminalOptions {
  /** False for pipes and files. */
  readonly colours: boolean
  /** The width of the terminal. Default: no limit. */
  readonly columns?: number
}

type Style = Standing | 'heading' | 'faint'

interface Painted {
  readonly text: string
  readonly style: Style
}

/** Texts of anybody's, some of them in a style of ours. */
export type Output = string | readonly (string | Painted)[]

export const painted = (text: string, style: Style): Painted => ({ text, style })

/** SGR parameters: green, red, yellow, yellow, bold, dim. */
const STYLES: Readonly<Record<Style, number>> = {
  passed: 32,
  failed: 31,
  open: 33,
  interrupted: 33,
  heading: 1,
  faint: 2,
}

/** What is not a letter of a text is spelled out, but for line breaks. @example written(['a\u0007', painted('b', 'faint')], { colours: false }) // a\u{7}b */
export const written = (output: Output, { colours }: TerminalOptions): string =>
  piecesOf(output)
    .map((piece) => {
      if (typeof piece === 'string') return visibleLines(piece)
      const text = visibleLines(piece.text)
      return colours && text.trim() !== '' ? `\u001b[${STYLES[piece.style]}m${text}\u001b[0m` : text
    })
    .join('')

const piecesOf = (output: Output): readonly (string | Painted)[] => (typeof output === 'string' ? [output] : output)

/** With a line break after each but the last. */
export const lines = (outputs: readonly Output[]): Output =>
  outputs.flatMap((output, k) => [...(k === 0 ? [] : ['\n']), ...piecesOf(output)])

/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether it takes escapes. A dumb terminal shows them. @example takesEscapes(process.stderr, process.env) */
export const takesEscapes = ({ isTTY }: Screen, { TERM }: Environment): boolean => isTTY === true && TERM !== 'dumb'

/** @example looksOf(process.stdout, process.env) */
export const looksOf = (screen: Screen, environment: Environment): TerminalOptions => {
  const { NO_COLOR = '' } = environment
  const { columns = 0 } = screen
  const colours = takesEscapes(screen, environment) && NO_COLOR === ''
  return { colours, ...(columns === 0 ? {} : { columns }) }
}
