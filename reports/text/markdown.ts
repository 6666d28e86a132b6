// Pieces of Markdown. Whatever is put into them stays text: no symbol, statement or message can become markup.
import { cut } from '../../src/json/index.ts'
import { visible, visibleLines } from './text.ts'

/** @example inline('a|b <script>') // a\|b \<script\> */
export const inline = (text: string): string => visible(text).replace(/[\\`*_[\]<>|~&$@]/g, '\\$&')

/** A case or a name, letter by letter. Pipes are escaped, since they would end the cell of a table. @example code('a`b') // `` a`b `` */
export function code(text: string, most = Number.POSITIVE_INFINITY): string {
  const short = cut(visible(text), most)
  const fence = '`'.repeat(longestRun(short) + 1)
  const space = longestRun(short) > 0 ? ' ' : ''
  return `${fence}${space}${short.replaceAll('|', '\\|')}${space}${fence}`
}

/** Several lines, letter by letter. */
export function block(text: string): string {
  const lines = visibleLines(text)
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1))
  return `${fence}text\n${lines}\n${fence}`
}

/** Cells are Markdown. Columns whose heads end in a colon are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(head.map((name) => name.replace(/:$/, ''))),
    line(head.map((name) => (name.endsWith(':') ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

/** Hidden until the reader opens it. The title is Markdown. */
export const collapsible = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
