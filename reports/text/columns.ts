// Fits the columns of a table to the width of a terminal: the least important is dropped first.
import { cut } from '../../src/json/index.ts'
import { sum } from '../document/index.ts'

export interface Column<Name extends string> {
  readonly name: Name
  readonly head: string
  readonly isRight?: true
  /** The largest is dropped first; without a rank, a column stays. Ranks above 2 are dropped before the gap shrinks. */
  readonly dropRank?: number
  /** How many characters it may be cut to. */
  readonly shortest?: number
}

export interface Layout<Name extends string> {
  readonly columns: readonly { readonly column: Column<Name>; readonly width: number }[]
  /** Between columns. */
  readonly gap: string
}

/** Empty columns are dropped. */
export function fitColumns<Name extends string>(
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
  const candidates = candidatesOf(columns)
  const need = ({ kept, gap }: Candidate<Name>): number => sum(kept, least) + gap.length * (kept.length - 1)
  const chosen = candidates.find((candidate) => need(candidate) <= room) ?? candidates[candidates.length - 1]
  const left = Math.max(0, room - need(chosen))
  const columnsOf = chosen.kept.map((column) => ({ column, width: Math.min(whole(column), least(column) + left) }))
  return { gap: chosen.gap, columns: columnsOf }
}

interface Candidate<Name extends string> {
  readonly kept: readonly Column<Name>[]
  readonly gap: string
}

function candidatesOf<Name extends string>(columns: readonly Column<Name>[]): readonly Candidate<Name>[] {
  const ranks = columns.flatMap(({ dropRank }) => dropRank ?? []).toSorted((a, b) => b - a)
  return [Number.POSITIVE_INFINITY, ...ranks].flatMap((limit) => {
    const kept = columns.filter(({ dropRank = 0 }) => dropRank < limit)
    const gaps = kept.some(({ dropRank = 0 }) => dropRank > 2) ? ['  '] : ['  ', ' ']
    return gaps.map((gap) => ({ kept, gap }))
  })
}

/** Pads the text to the width of its column, or cuts it. */
export function align({ isRight }: Pick<Column<string>, 'isRight'>, text: string, width: number): string {
  const short = cut(text, width)
  const rest = ' '.repeat(Math.max(0, width - lengthOf(short)))
  return isRight ? rest + short : short + rest
}

/** In code points, since our texts have no wide characters. */
const lengthOf = (text: string): number => [...text].length
