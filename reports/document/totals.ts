// Sums, groups, and the closest of several closest calls.
import type { Tightness } from '../../src/engine/index.ts'
import { compareDecimals } from './decimal.ts'
import { byLength } from './order.ts'

/** @example sum(results, ({ seconds }) => seconds) */
export const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** In the order of their first items. @example groupBy(['ant', 'bee', 'asp'], (word) => word[0]) // new Map([['a', ['ant', 'asp']], ['b', ['bee']]]) */
export function groupBy<T, Name>(items: readonly T[], nameOf: (item: T) => Name): Map<Name, T[]> {
  const groups = new Map<Name, T[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [item])
    else group.push(item)
  }
  return groups
}

/** The first in an order; null if there is none. @example leastOf([3, 1, 2], (a, b) => a - b) // 1 */
export const leastOf = <T>(items: readonly T[], order: (a: T, b: T) => number): T | null =>
  items.length === 0 ? null : items.reduce((least, item) => (order(item, least) < 0 ? item : least))

/**
 * As a single run compares its calls: what is attained comes first, then the largest estimate, of equals the shortest case. Runs of other
 * versions have no estimates, and their ratios stand for those.
 */
export const byCloseness = (a: Tightness, b: Tightness): number =>
  Number(b.attained) - Number(a.attained) ||
  (a.attained ? 0 : byEstimate(a, b)) ||
  byLength(a.witness, b.witness) ||
  byLength(a.ratio, b.ratio)

const byEstimate = (a: Tightness, b: Tightness): number =>
  (b.estimate ?? Number(b.ratio)) - (a.estimate ?? Number(a.ratio)) ||
  Number(a.estimate === null) - Number(b.estimate === null) ||
  (a.estimate === null ? compareDecimals(b.ratio, a.ratio) : 0)

/** The closest of all; null if there is none. */
export const closest = (calls: readonly (Tightness | null)[]): Tightness | null =>
  leastOf(
    calls.filter((call) => call !== null),
    byCloseness,
  )
