// The sections of reports: stretches of the paper's one counter, named in our words, then what has no number.
import type { ClaimResult, SectionName } from '../../src/engine/index.ts'
import { inPaperOrder, numberOf } from './order.ts'

type Placed = Pick<ClaimResult, 'key' | 'id' | 'variant' | 'section'>

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
const NAMED: Readonly<Record<SectionName, string>> = { tasks: 'Tasks', arithmetic: 'The arithmetic underneath' }
const ELSEWHERE = 'Beyond the numbered statements'
const OWN = 'Own claims'

const TITLES: readonly string[] = [
  ...STRETCHES.map(([, title]) => title),
  ...[NAMED.tasks, ELSEWHERE, NAMED.arithmetic, OWN],
]

/** Those that have claims, in the order of the paper. @example sectionsOf(document.claims)[0].title */
export function sectionsOf<T extends Placed>(claims: readonly T[]): readonly Section<T>[] {
  const ordered = claims.toSorted(inPaperOrder)
  return TITLES.map((title) => ({ title, claims: ordered.filter((claim) => titleOf(claim) === title) })).filter(
    (section) => section.claims.length > 0,
  )
}

function titleOf({ id, variant, section }: Placed): string {
  if (section !== null) return NAMED[section]
  const number = numberOf(id)
  const stretch = number === undefined ? undefined : STRETCHES.find(([last]) => number <= last)
  return stretch?.[1] ?? (variant === 'own' ? OWN : ELSEWHERE)
}
