// What became of the source, changed by a program operator by operator, a row a folder.
import type { StrykerFolder, StrykerReport } from '../document/index.ts'
import { formatInteger } from '../text/index.ts'
import { html, type Markup } from './markup.ts'

export const strykerTable = ({ folders, page }: StrykerReport): Markup => html`
<h2>Every operator and constant</h2>
<p class="lede">A program changed the source by itself, one operator, constant or branch at a time, and ran the tests beside it. ${
  page === null ? null : html`<a href="${page}">Every change, file by file.</a>`
}</p>
${folders.length === 0 ? null : tableOf(folders)}`

const COLUMNS: readonly (readonly [title: string, of: (folder: StrykerFolder) => string])[] = [
  ['changes', ({ mutants }) => formatInteger(mutants)],
  ['killed', ({ killed }) => formatInteger(killed)],
  ['endless', ({ timeout }) => formatInteger(timeout)],
  ['survived', ({ survived }) => formatInteger(survived)],
  ['never run', ({ noCoverage }) => formatInteger(noCoverage)],
  ['excluded', ({ excluded }) => formatInteger(excluded)],
  ['noticed', ({ score }) => `${score.toFixed(1)}%`],
  ['time', ({ seconds }) => `${formatInteger(Math.round(seconds))} s`],
]

const tableOf = (folders: readonly StrykerFolder[]): Markup => html`
<div class="scroll" tabindex="0" role="group" aria-label="Changes of the source by folders"><table class="sizes">
<thead><tr><th scope="col">folder of src</th>${COLUMNS.map(([title]) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${folders.map(
  (folder) =>
    html`<tr><th scope="row">${folder.folder}</th>${COLUMNS.map(([, of]) => html`<td>${of(folder)}</td>`)}</tr>`,
)}</tbody></table></div>`
