// A table of claims to be pasted into a paper or a README: what each says, its verdict, and the smallest counterexample where it is refuted.
import { casesOf } from '../../src/engine/index.ts'
import { formatClosest, nameOf, sectionsOf, type Theorem, type Theorems } from '../document/index.ts'
import { abridge } from './abridge.ts'
import { headline } from './headline.ts'
import { latexCode, latexOf, latexText } from './latex.ts'
import { code, inline } from './markdown.ts'
import { formatInteger, verdictText } from './text.ts'

export const TABLE_FORMATS = ['latex', 'markdown'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** @example claimTable(theorems([], { profile: 'quick', seed: 1, seconds: 0 }), 'markdown').slice(0, 11) // | statement */
export const claimTable = (document: Theorems, format: TableFormat): string =>
  format === 'latex' ? latexTable(document) : markdownTable(document)

const HEADS = ['statement', 'claim', 'verdict', 'cases', 'closest', 'tried in full'] as const
type Row = readonly string[]

/** How a format writes what is not a number. */
interface Style {
  readonly name: (text: string) => string
  /** Our notation. */
  readonly text: (text: string) => string
  readonly code: (text: string) => string
  readonly lineBreak: string
}

/** What else there is of a longer case, the report has. */
const LONGEST_CASE = 160

function rowOf(claim: Theorem, { presentation }: Theorems, style: Style): Row {
  const { key, statement, verdict, counterexample, tightness, scope } = claim
  const note =
    counterexample === null
      ? []
      : [`Smallest counterexample: ${style.code(abridge(counterexample.case, LONGEST_CASE))}`]
  return [
    style.name(nameOf(key, presentation)),
    [style.text(statement), ...note].join(style.lineBreak),
    style.name(verdictText(claim).replace('holds-exhaustively', 'holds in every case')),
    formatInteger(casesOf(claim)),
    // How near a bound came to breaking says nothing where it broke.
    tightness === null || verdict === 'refuted' ? '' : style.name(formatClosest(tightness)),
    scope === null ? '' : style.text(scope),
  ]
}

function markdownTable(document: Theorems): string {
  const style = { name: inline, text: inline, code, lineBreak: '<br>' }
  const sections = sectionsOf(document.claims, document.presentation)
  const rows = sections.flatMap(({ title, claims }) => [
    ...(sections.length > 1 ? [[`**${inline(title)}**`, ...HEADS.slice(1).map(() => '')]] : []),
    ...claims.map((claim) => rowOf(claim, document, style)),
  ])
  const widths = widthsOf([HEADS, ...rows])
  const rule = widths.map((width, k) => (isRight(k) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [HEADS, rule, ...rows].map((row) => `| ${padded(row, widths).join(' | ')} |`).join('\n')
}

function latexTable(document: Theorems): string {
  const style: Style = {
    name: latexText,
    text: (text) => latexOf(text, (key) => nameOf(key, document.presentation)),
    code: latexCode,
    lineBreak: ' \\newline ',
  }
  const sections = sectionsOf(document.claims, document.presentation).map(({ title, claims }) => ({
    title,
    rows: claims.map((claim) =>
      rowOf(claim, document, style).map((cell, k) => (isRight(k) || cell === '' ? cell : `\\raggedright ${cell}`)),
    ),
  }))
  const head = HEADS.map((name) => `${name[0].toUpperCase()}${name.slice(1)}`)
  const widths = widthsOf([head, ...sections.flatMap(({ rows }) => rows)])
  const line = (row: Row): string => `${padded(row, widths).join(' & ')} \\tabularnewline`
  return [
    `% ${headline(document)}`,
    '% Made by "lemmata report --table latex". Needs \\usepackage{booktabs}, and UTF-8 as LaTeX has it by default.',
    '\\begin{tabular}{@{}p{0.14\\linewidth}p{0.33\\linewidth}p{0.11\\linewidth}rrp{0.19\\linewidth}@{}}',
    '\\toprule',
    line(head),
    ...sections.flatMap(({ title, rows }) => [
      '\\midrule',
      ...(sections.length > 1 ? [`\\multicolumn{${HEADS.length}}{@{}l}{\\emph{${latexText(title)}}} \\\\`] : []),
      ...rows.flatMap((row, k) => [...(k === 0 ? [] : ['\\addlinespace']), line(row)]),
    ]),
    '\\bottomrule',
    '\\end{tabular}',
  ].join('\n')
}

/** Numbers stand to the right. */
const isRight = (column: number): boolean => column === 3 || column === 4

const lengthOf = (cell: string): number => [...cell].length

const widthsOf = (rows: readonly Row[]): readonly number[] =>
  HEADS.map((_, k) => Math.max(...rows.map((row) => lengthOf(row[k]))))

const padded = (row: Row, widths: readonly number[]): Row =>
  row.map((cell, k) => {
    const rest = ' '.repeat(widths[k] - lengthOf(cell))
    return isRight(k) ? rest + cell : cell + rest
  })
