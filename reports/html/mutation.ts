// What became of the source, changed by a program operator by operator, a row a folder.
import type { MutatedFolder, Mutation } from '../document/index.ts'
import { grouped } from '../text/index.ts'
import { html, type Markup } from './markup.ts'

export const mutationTable = ({ folders, page }: Mutation): Markup => html`
<h2>Every operator and constant</h2>
<p class="lede">A program changed the source by itself, one operator, constant or branch at a time, and ran the tests beside it. ${
  page === null ? null : html`<a href="${page}">Every change, file by file.</a>`
}</p>
${folders.length === 0 ? null : tableOf(folders)}`

const COLUMNS: readonly (readonly [title: string, of: (folder: MutatedFolder) => string])[] = [
  ['changes', ({ mutants }) => grouped(mutants)],
  ['killed', ({ killed }) => grouped(killed)],
  ['endless', ({ timeout }) => grouped(timeout)],
  ['survived', ({ survived }) => grouped(survived)],
  ['never run', ({ noCoverage }) => grouped(noCoverage)],
  ['excluded', ({ excluded }) => grouped(excluded)],
  ['noticed', ({ score }) => `${score.toFixed(1)}%`],
  ['time', ({ seconds }) => `${grouped(Math.round(seconds))} s`],
]

const tableOf = (folders: readonly MutatedFolder[]): Markup => html`
<div class="scroll" tabindex="0" role="group" aria-label="Changes of the source by folders"><table class="sizes">
<thead><tr><th scope="col">folder of src</th>${COLUMNS.map(([title]) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${folders.map(
  (folder) =>
    html`<tr><th scope="row">${folder.folder}</th>${COLUMNS.map(([, of]) => html`<td>${of(folder)}</td>`)}</tr>`,
)}</tbody></table></div>`
