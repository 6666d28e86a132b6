// Columns that fit into a terminal: the least important is left out first.
import { cut } from '../../src/json/index.ts'

export interface Column<Name extends string> {
  readonly name: Name
  readonly head: string
  readonly isRight?: true
  /** What is left out first has the largest number; what has none stays. Above 2, it goes before columns move together. */
  readonly leaves?: number
  /** It may be cut to so many characters. */
  readonly shortest?: number
}

export interface Layout<Name extends string> {
  readonly columns: readonly { readonly column: Column<Name>; readonly width: number }[]
  /** Between columns. */
  readonly gap: string
}

/** Columns without anything in them are not there. */
export function fitting<Name extends string>(
  all: readonly Column<Name>[],
  rows: readonly Readonly<Record<Name, string>>[],
  room: number,
): Layout<Name> {
  const columns = all.filter(({ name }) => rows.some((row) => row[name] !== ''))
  const widthOf = ({ name, head }: Column<Name>): number =>
    Math.max(lengthOf(head), ...rows.map((row) => lengthOf(row[name])))
  const widths = new Map(columns.map((column) => [column, widthOf(column)]))
  const whole = (column: Column<Name>): number => widths.get(column) ?? 0
  const least = (column: Column<Name>): number => Math.min(whole(column), column.shortest ?? whole(column))
  const tries = triesOf(columns)
  const need = ({ kept, gap }: Try<Name>): number =>
    kept.reduce((sum, column) => sum + least(column), 0) + gap.length * (kept.length - 1)
  const chosen = tries.find((one) => need(one) <= room) ?? tries[tries.length - 1]
  const left = Math.max(0, room - need(chosen))
  const columnsOf = chosen.kept.map((column) => ({ column, width: Math.min(whole(column), least(column) + left) }))
  return { gap: chosen.gap, columns: columnsOf }
}

interface Try<Name extends string> {
  readonly kept: readonly Column<Name>[]
  readonly gap: string
}

function triesOf<Name extends string>(columns: readonly Column<Name>[]): readonly Try<Name>[] {
  const leaving = columns.flatMap(({ leaves }) => leaves ?? []).toSorted((a, b) => b - a)
  return [Number.POSITIVE_INFINITY, ...leaving].flatMap((limit) => {
    const kept = columns.filter(({ leaves = 0 }) => leaves < limit)
    const gaps = kept.some(({ leaves = 0 }) => leaves > 2) ? ['  '] : ['  ', ' ']
    return gaps.map((gap) => ({ kept, gap }))
  })
}

/** The text as wide as its column, cut if need be. */
export function aligned({ isRight }: Pick<Column<string>, 'isRight'>, text: string, width: number): string {
  const shown = cut(text, width)
  const rest = ' '.repeat(Math.max(0, width - lengthOf(shown)))
  return isRight ? rest + shown : shown + rest
}

/** In code points: our texts have no wide characters. */
const lengthOf = (text: string): number => [...text].length
