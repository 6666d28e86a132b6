// The sections of reports: stretches of the paper's one counter, named in our words, then what has no number.
import type { Variant } from '../../src/engine/index.ts'
import { inPaperOrder, numberOf } from './order.ts'

interface Placed {
  readonly key: string
  readonly id: string
  readonly variant: Variant
}

export interface Section<T> {
  /** With the numbers of its statements, where they have some, as in Counting (19–23). */
  readonly title: string
  /** In the order of the paper. */
  readonly claims: readonly T[]
}

const STRETCHES: readonly (readonly [last: number, title: string])[] = [
  [5, 'Attention, hard and soft (1–5)'],
  [9, 'One row of attention (6–9)'],
  [10, 'Positions (10)'],
  [13, 'Previous and next (11–13)'],
  [18, 'Since and until (14–18)'],
  [23, 'Counting (19–23)'],
  [26, 'Any hard attention by soft attention (24–26)'],
  [33, 'Bounds behind it (27–33)'],
]
const TASKS = 'Tasks'
const ELSEWHERE = 'Beyond the numbered statements'
const ARITHMETIC = 'The arithmetic underneath'
const OWN = 'Own claims'

const TITLES: readonly string[] = [...STRETCHES.map(([, title]) => title), TASKS, ELSEWHERE, ARITHMETIC, OWN]

/** Those that have claims, in the order of the paper. @example sectionsOf(document.claims)[0].title */
export function sectionsOf<T extends Placed>(claims: readonly T[]): readonly Section<T>[] {
  const ordered = claims.toSorted(inPaperOrder)
  return TITLES.map((title) => ({ title, claims: ordered.filter((claim) => titleOf(claim) === title) })).filter(
    (section) => section.claims.length > 0,
  )
}

function titleOf({ id, variant }: Placed): string {
  const number = numberOf(id)
  const found = number === undefined ? undefined : STRETCHES.find(([last]) => number <= last)
  if (found !== undefined) return found[1]
  if (id.startsWith('task-')) return TASKS
  if (id === 'arithmetic') return ARITHMETIC
  return variant === 'own' ? OWN : ELSEWHERE
}
