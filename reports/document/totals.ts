// Many numbers as one.
import type { Tightness } from '../../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'

/** @example sum(results, ({ seconds }) => seconds) */
export const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** Of several closest calls the closest, the first of equals. */
export const closest = (calls: readonly (Tightness | null)[]): Tightness | null =>
  calls.filter((call) => call !== null).toSorted((a, b) => compareDecimals(b.ratio, a.ratio))[0] ?? null
