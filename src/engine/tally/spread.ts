// How close the cases of a run came to their bounds, for reports: a histogram of observed/bound, and the largest ratio for each n.
// Ratios are estimates in doubles and decide nothing. Costs a tenth of a microsecond per case.
import type { RatioAt, RatioBin } from '../result.ts'
import type { TallyState } from './state.ts'

/** Zero, then decades up to a hundredth, then hundredths: fine at both ends. */
const EDGES: readonly number[] = [
  0,
  ...[1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3],
  ...Array.from({ length: 100 }, (_, k) => (k + 1) / 100),
]
/** As many as a figure can show. */
const MOST_LENGTHS = 200

export class Spread {
  private readonly counts = new Array<number>(EDGES.length).fill(0)
  private readonly lengths = new Map<number, { cases: number; most: number }>()

  /** The closest comparison of a case, and the case's n if it has one. */
  add(ratio: number, n: number | undefined): void {
    if (!Number.isFinite(ratio)) return
    this.counts[binOf(ratio)] += 1
    if (n === undefined) return
    const known = this.lengths.get(n)
    if (known !== undefined) {
      known.cases += 1
      known.most = Math.max(known.most, ratio)
    } else if (this.lengths.size < MOST_LENGTHS) {
      this.lengths.set(n, { cases: 1, most: ratio })
    }
  }

  state(): TallyState['spread'] {
    return { counts: [...this.counts], lengths: [...this.lengths].map(([n, known]) => ({ n, ...known })) }
  }

  restore({ counts, lengths }: TallyState['spread']): void {
    for (const k of EDGES.keys()) this.counts[k] = counts[k] ?? 0
    for (const { n, ...known } of lengths) this.lengths.set(n, known)
  }

  ratios(): RatioBin[] {
    return EDGES.flatMap((atMost, k) => (this.counts[k] === 0 ? [] : [{ atMost, count: this.counts[k] }]))
  }

  growth(): RatioAt[] {
    return [...this.lengths].map(([n, { cases, most }]) => ({ n, cases, most })).toSorted((a, b) => a.n - b.n)
  }
}

/** An estimate above 1 counts as 1: the case did not fail. */
const binOf = (ratio: number): number => EDGES.findIndex((edge) => Math.min(ratio, 1) <= edge)
