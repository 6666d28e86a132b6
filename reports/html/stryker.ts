// Stryker's mutants: one row per folder of src.
import type { StrykerFolder, StrykerReport } from '../document/index.ts'
import { formatInteger } from '../text/index.ts'
import { html, type Markup } from './markup.ts'
import { row, table } from './table.ts'

export const strykerTable = ({ folders, page }: StrykerReport): Markup => html`
<h2>Every operator and constant</h2>
<p class="lede">Stryker changed the source, one operator, constant or branch at a time, and ran the tests beside it. ${
  page === null ? null : html`<a href="${page}">See every change, file by file.</a>`
}</p>
${folders.length === 0 ? null : tableOf(folders)}`

const COLUMNS: readonly (readonly [title: string, of: (folder: StrykerFolder) => string])[] = [
  ['changes', ({ mutants }) => formatInteger(mutants)],
  ['killed', ({ killed }) => formatInteger(killed)],
  ['timed out', ({ timeout }) => formatInteger(timeout)],
  ['survived', ({ survived }) => formatInteger(survived)],
  ['never run', ({ noCoverage }) => formatInteger(noCoverage)],
  ['excluded', ({ excluded }) => formatInteger(excluded)],
  ['noticed', ({ score }) => `${score.toFixed(1)}%`],
  ['time', ({ seconds }) => `${formatInteger(Math.round(seconds))} s`],
]

const tableOf = (folders: readonly StrykerFolder[]): Markup =>
  table(
    'Stryker’s changes by folder',
    'sizes',
    ['folder of src', ...COLUMNS.map(([title]) => title)],
    html`<tbody>${folders.map((folder) =>
      row(
        folder.folder,
        COLUMNS.map(([, of]) => of(folder)),
      ),
    )}</tbody>`,
  )
