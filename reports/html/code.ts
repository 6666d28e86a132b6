// The code that a statement is about: how much of it the claims reach, file by file, and which lines they do not.
import type { Coverage, CoveredFile } from '../document/index.ts'
import { formatCount, formatPercent } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { row, table } from './table.ts'

export function code({ lines, branches, files, report }: Coverage): Markup {
  const body = html`<tbody>${files.map((file) => row(file.file, cellsOf(file)))}</tbody>`
  const reached = `${formatPercent(lines)} of the lines and ${formatPercent(branches)} of the branches reached`
  return html`<details class="claim code">
<summary><b>Code</b> <span>${formatCount(files.length, 'file')}</span> <span class="outcome">${reached}</span></summary>
${report === null ? null : html`<p><a href="${report}">Line by line</a></p>`}
${table('Code', 'sizes', ['file', 'lines', 'branches', 'not reached'], body, 'Lines and branches within functions')}
</details>`
}

const cellsOf = (file: CoveredFile): Markup[] => [
  html`${file.lines - file.unreachedLines.length} of ${file.lines}`,
  html`${file.branches - file.unreachedBranches.length} of ${file.branches}`,
  missing(file),
]

/** A line that is not reached, or of which a branch is not. */
function missing({ unreachedLines, unreachedBranches }: CoveredFile): Markup {
  const whole = new Set(unreachedLines.map(({ line }) => line))
  const places = new Map([...unreachedLines, ...unreachedBranches].map((place) => [place.line, place.text]))
  const listed = [...places].toSorted(([a], [b]) => a - b)
  if (listed.length === 0) return html`–`
  return html`<ol class="lines">${listed.map(([line, text]) => html`<li class="${whole.has(line) ? 'unreached' : 'partly'}" value="${line}"><code>${text}</code>${whole.has(line) ? null : html` <small>(a branch)</small>`}</li>`)}</ol>`
}
