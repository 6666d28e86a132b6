// One line per claim, by sections, with variants and steps below their statement. Fits the width of the terminal by
// dropping columns, the least important first.
import { casesOf } from '../../src/engine/index.ts'
import {
  formatClosest,
  NEUTRAL,
  type Presentation,
  type Section,
  type Standing,
  sectionsOf,
  standingOf,
  type Theorem,
  titleOf,
} from '../document/index.ts'
import { align, type Column, fitColumns, type Layout } from './columns.ts'
import { lines, type Output, painted, type TerminalOptions, written } from './paint.ts'
import { formatCount, formatInteger, formatSeconds, MARKS, verdictText, visible } from './text.ts'

/**
 * A claim, and the result of the last run; null if it was not run.
 * @example const line: ClaimLine = { key: 'mine', id: 'mine', variant: 'own', section: null, title: 'x ≤ 9', last: null }
 */
export interface ClaimLine extends Pick<Theorem, 'key' | 'id' | 'variant' | 'section' | 'title'> {
  readonly last: Pick<
    Theorem,
    'verdict' | 'expects' | 'passed' | 'cases' | 'tightness' | 'coverage' | 'mutants' | 'seconds'
  > | null
}

/**
 * @example
 * const line = { key: 'mine', id: 'mine', variant: 'own', section: null, title: 'x ≤ 9', last: null } as const
 * claimLines([line], { colours: false, columns: 80 }).includes('x ≤ 9') // true
 */
export const claimLines = (
  claims: readonly ClaimLine[],
  options: TerminalOptions,
  presentation: Presentation = NEUTRAL,
): string => written(claimOutput(claims, options, presentation), options)

/** The same before it is written. */
export function claimOutput(
  claims: readonly ClaimLine[],
  { columns = Number.POSITIVE_INFINITY }: Pick<TerminalOptions, 'columns'>,
  presentation: Presentation = NEUTRAL,
): Output {
  const titled = claims.map((claim) => ({ ...claim, title: titleOf(claim, presentation) }))
  const sections = sectionsOf(titled, presentation).map((section) => ({
    ...section,
    entries: entriesOf(section.claims),
  }))
  const rows = sections.flatMap(({ entries }) => entries.map(({ row }) => row))
  const layout = fitColumns(COLUMNS, rows, columns - MARGIN)
  const body = sections.flatMap(({ entries, ...section }) => [
    ...(sections.length > 1 ? ['', [painted(headingOf(section), 'heading')]] : []),
    ...entries.map((entry) => lineOf(entry, layout)),
  ])
  return lines([[painted(headOf(layout), 'faint')], ...body])
}

type Name = 'claim' | 'verdict' | 'cases' | 'closest' | 'code' | 'mutants' | 'time' | 'title'

/** `closest`: the closest call, as a share of the bound. `code`: the share of lines of the code it is about that the statement's claims reach. */
const COLUMNS: readonly Column<Name>[] = [
  { name: 'claim', head: 'claim' },
  { name: 'verdict', head: 'verdict' },
  { name: 'cases', head: 'cases', isRight: true },
  { name: 'closest', head: 'closest', isRight: true },
  { name: 'code', head: 'code', isRight: true, dropRank: 2 },
  { name: 'mutants', head: 'mutants', isRight: true, dropRank: 1 },
  { name: 'time', head: 'time', isRight: true, dropRank: 3 },
  { name: 'title', head: '', dropRank: 4, shortest: 24 },
]

type Row = Readonly<Record<Name, string>>

/** The mark and a space. */
const MARGIN = 2

interface Entry {
  readonly row: Row
  /** `name`: a statement that is not a claim itself, but has claims. */
  readonly kind: Standing | 'not run' | 'name'
}

/** Below its statement, a claim is shown without the statement's name. */
function entriesOf(claims: readonly ClaimLine[]): Entry[] {
  return [...new Set(claims.map(({ id }) => id))].flatMap((id) => {
    const own = claims.filter((claim) => claim.id === id)
    const isHeaded = own.some(({ key }) => key === id)
    const entries = own.map((claim): Entry => {
      const isBelow = (isHeaded || own.length > 1) && claim.key.startsWith(`${id}.`)
      const kind = claim.last === null ? 'not run' : standingOf(claim.last)
      return { row: rowOf(claim, isBelow ? `  ${claim.key.slice(id.length)}` : claim.key), kind }
    })
    return isHeaded || own.length === 1
      ? entries
      : [{ row: { ...EMPTY, claim: visible(id) }, kind: 'name' }, ...entries]
  })
}

const EMPTY: Row = { claim: '', verdict: '', cases: '', closest: '', code: '', mutants: '', time: '', title: '' }

function rowOf({ title, last }: ClaimLine, name: string): Row {
  const base = { ...EMPTY, claim: visible(name), title: visible(title) }
  if (last === null) return { ...base, verdict: 'not run' }
  const { tightness, coverage, mutants, seconds } = last
  return {
    ...base,
    verdict: verdictText(last),
    cases: formatInteger(casesOf(last)),
    closest: tightness === null ? '' : formatClosest(tightness),
    code: coverage === null ? '' : `${Math.round(100 * coverage.lines)}%`,
    mutants: mutants === null ? '' : `${mutants.killed}/${mutants.total}`,
    time: formatSeconds(seconds),
  }
}

const headOf = ({ columns, gap }: Layout<Name>): string =>
  `  ${columns.map(({ column, width }) => align(column, column.head, width)).join(gap)}`.trimEnd()

function lineOf({ row, kind }: Entry, { columns, gap }: Layout<Name>): Output {
  if (kind === 'name') return [painted(`  ${row.claim}`, 'faint')]
  const [mark, style] = kind === 'not run' ? (['·', 'faint'] as const) : ([MARKS[kind], kind] as const)
  const last = columns.findLastIndex(({ column }) => row[column.name] !== '')
  const cells = columns.slice(0, last + 1).flatMap(({ column, width }, k) => {
    const aligned = align(column, row[column.name], width)
    const text = k === last ? aligned.trimEnd() : aligned
    const before = k === 0 ? ' ' : gap
    if (column.name === 'verdict') return [before, painted(text, style)]
    return [before, column.name === 'title' ? painted(text, 'faint') : text]
  })
  return [painted(mark, style), ...cells]
}

function headingOf({ title, claims }: Section<ClaimLine>): string {
  const notRun = claims.filter(({ last }) => last === null).length
  const unexpected = claims.filter(({ last }) => last !== null && !last.passed).length
  const counts = [
    ...(notRun > 0 ? [`${notRun} not run`] : []),
    ...(unexpected > 0 ? [`${unexpected} not as expected`] : []),
    ...(notRun + unexpected === 0 ? ['as expected'] : []),
  ]
  return `${title}: ${[formatCount(claims.length, 'claim'), ...counts].join(', ')}`
}
