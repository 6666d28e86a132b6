// What the check of obligations writes down: for each lemma the rows that were looked at and the closest of them, and whatever is
// broken. Rows are decided by float64 intervals, and by exact reals where those overlap; what does not hold is left to the caller.
import {
  decide,
  estimateRatio,
  type Interval,
  interval,
  type Rational,
  type Real,
  rational,
  real,
} from '../numbers/index.ts'

/** Where in a model an obligation is checked. */
export interface Spot {
  readonly layer: number
  readonly layerName: string
  /** The head or the coordinate. */
  readonly of: string
  readonly i: number
}

/** observed ≤ bound, on behalf of a lemma. */
export interface LedgerRow {
  readonly lemma: string
  readonly spot: Spot
  readonly what: string
  readonly observed: Real
  readonly bound: Real
}

/** A hypothesis that does not hold, or an exact value that is another. */
export interface Broken {
  readonly lemma: string
  readonly spot: Spot
  readonly message: string
}

export interface LemmaCredit {
  readonly lemma: string
  readonly rows: number
  /** The row that came closest to its bound. */
  readonly closest: LedgerRow
}

/** @example const isKept = ({ open, broken }: Checked) => open.length + broken.length === 0 */
export interface Checked {
  readonly credits: readonly LemmaCredit[]
  /** Rows that do not hold, or that nothing settled. */
  readonly open: readonly LedgerRow[]
  readonly broken: readonly Broken[]
  /** The least distance from an approximate Boolean's error to ¼, rounded down; null where nothing is approximate. */
  readonly margin: number | null
}

export interface Ledger {
  /** A row whose observed and bound are known as intervals; `exactly` is asked only where they overlap. */
  row(lemma: string, spot: Spot, what: string, observed: Interval, bound: Interval, exactly?: () => Compared): void
  broken(lemma: string, spot: Spot, message: string): void
  margin(left: number): void
  checked(): Checked
}

export interface Compared {
  readonly observed: Real
  readonly bound: Real
}

/** As many as anybody reads. */
const MOST_BROKEN = 20

const known = (a: Interval): Real => {
  if (a.lo === a.hi && Number.isFinite(a.lo)) return rational.fromNumber(a.lo)
  return real.within(a)
}

/** Less than three digits are known. */
const isLoose = ({ lo, hi }: Interval): boolean => hi - lo > hi * 1e-3

export interface LedgerOptions {
  /** Whether to find each lemma's closest row, which costs n exponentials for every row that may be it. Default: true. */
  readonly isCredited?: boolean
}

export function openLedger({ isCredited = true }: LedgerOptions = {}): Ledger {
  const rows = new Map<string, { count: number; ratio: number; closest: LedgerRow }>()
  const open: LedgerRow[] = []
  const broken: Broken[] = []
  let margin: number | null = null
  return {
    row(lemma, spot, what, observed, bound, exactly) {
      const before = rows.get(lemma)
      if (before !== undefined) before.count += 1
      const isCloser = (ratio: number): boolean => before === undefined || ratio > before.ratio
      const asRun = (): Compared => ({ observed: known(observed), bound: known(bound) })
      const note = (ratio: number, compared: Compared): void => {
        if (!isCredited || !isCloser(ratio)) return
        rows.set(lemma, { count: before?.count ?? 1, ratio, closest: { lemma, spot, what, ...compared } })
      }
      if (observed.hi <= bound.lo) {
        if (!isCredited) return
        const ratio = bound.hi === 0 ? 0 : observed.hi / bound.hi
        if (!isCloser(ratio)) return
        // A candidate for the closest row is worth its digits.
        if (exactly === undefined || !isLoose(observed)) note(ratio, asRun())
        else {
          const compared = exactly()
          note(estimateRatio(compared.observed, compared.bound), compared)
        }
        return
      }
      // Where the intervals are apart, the run itself speaks; where they overlap, more digits do.
      const compared = observed.lo > bound.hi ? asRun() : (exactly ?? asRun)()
      note(estimateRatio(compared.observed, compared.bound), compared)
      if (decide(compared.observed, compared.bound).answer !== 'holds' && open.length < MOST_BROKEN)
        open.push({ lemma, spot, what, ...compared })
    },
    broken(lemma, spot, message) {
      if (broken.length < MOST_BROKEN) broken.push({ lemma, spot, message })
    },
    margin(left) {
      margin = margin === null ? left : Math.min(margin, left)
    },
    checked: () => ({
      credits: [...rows].map(([lemma, { count, closest }]) => ({ lemma, rows: count, closest })),
      open,
      broken,
      margin,
    }),
  }
}

/** bound ≤ tolerance, which is worth a row only where intervals leave it open. */
export function requireTolerance(
  ledger: Ledger,
  { lemma, spot, what }: Pick<LedgerRow, 'lemma' | 'spot' | 'what'>,
  bound: Interval,
  tolerance: Rational,
  exactBound: () => Real,
): void {
  const most = interval.fromRational(tolerance)
  if (bound.hi <= most.lo) return
  ledger.row(lemma, spot, what, bound, most, () => ({ observed: exactBound(), bound: tolerance }))
}

/** @example spotText({ layer: 2, layerName: 'Y a', of: 'first', i: 1 }) // 'layer 2 (Y a), first, position 1' */
export const spotText = ({ layer, layerName, of, i }: Spot): string =>
  `layer ${layer} (${layerName}), ${of}, position ${i}`
