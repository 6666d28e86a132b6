// Sums, and the closest of several closest calls.
import type { Tightness } from '../../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'

/** @example sum(results, ({ seconds }) => seconds) */
export const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** What is attained, else the first of equals. */
export const closest = (calls: readonly (Tightness | null)[]): Tightness | null =>
  calls
    .filter((call) => call !== null)
    .toSorted((a, b) => Number(b.attained) - Number(a.attained) || compareDecimals(b.ratio, a.ratio))[0] ?? null
