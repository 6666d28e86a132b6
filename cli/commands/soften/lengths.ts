// The lengths that a model can be run on: where its position embeddings are tables, those that every table has.
import type { Model } from '../../../src/transformer/index.ts'
import { InputError } from '../../command.ts'

/** Throws unless the tables have every length asked for, with the lengths they have and what to pass. */
export function requireLengths(model: Model, from: number, to: number): void {
  const tables = model.schedule.positions.flatMap(({ value }) =>
    'rows' in value ? [value.rows.map(({ n }) => n)] : [],
  )
  if (tables.length === 0) return
  const [first, ...others] = tables.map((lengths) => new Set(lengths))
  const common = [...first].filter((n) => others.every((lengths) => lengths.has(n))).sort((a, b) => a - b)
  const has = new Set(common)
  let least = to + 1
  while (least > from && has.has(least - 1)) least -= 1
  if (least === from) return
  const advice = least > to ? `pass one of these as --length` : `pass --from ${least}`
  throw new InputError(
    `the position embeddings of the model are tables without n = ${least - 1}; they have n = ${runsText(common)}: ${advice}`,
  )
}

/** @example runsText([1, 2, 3, 7]) // '1 to 3, 7' */
function runsText(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'none in common'
  const runs: [number, number][] = []
  for (const n of lengths) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === n - 1) last[1] = n
    else runs.push([n, n])
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a} to ${b}`)).join(', ')
}
