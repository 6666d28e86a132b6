// Equal weights: means of the visible values, exactly; 1/i and 1/(n − i + 1) where the values mark an end (Proposition 10c and d).
import { interval, rational } from '../numbers/index.ts'
import { type HeadObligation, isExact, visible } from '../transformer/index.ts'
import type { HeadView } from './head-view.ts'
import type { Ledger } from './ledger.ts'
import { exactColumn } from './row-state.ts'

type Equal = Extract<HeadObligation, { kind: 'mean' | 'reciprocal' }>

export function checkMean(obligation: Equal, view: HeadView, ledger: Ledger): void {
  const lemma = obligation.kind === 'mean' ? 'definition-3' : RECIPROCALS[obligation.direction]
  const { n, head, after } = view
  const expected = obligation.kind === 'mean' ? meansOf(obligation, view) : reciprocals(obligation.direction, n)
  if (expected === undefined) {
    ledger.broken(lemma, view.spot(1), 'the values are not exact')
    return
  }
  if (head.query.entries.length > 0 && head.key.entries.length > 0) {
    ledger.broken(lemma, view.spot(1), 'the head has queries and keys, so its weights need not be equal')
  }
  expected.forEach((mean, k) => {
    const found = after[k][obligation.to]
    if (!(isExact(found) && rational.equal(found, mean))) {
      ledger.broken(lemma, view.spot(k + 1), `expected exactly ${rational.print(mean)}`)
    } else if (obligation.kind === 'reciprocal') {
      const value = interval.fromRational(mean)
      ledger.row(lemma, view.spot(k + 1), 'the mean of the marker', value, value, () => ({
        observed: found,
        bound: mean,
      }))
    }
  })
}

export const RECIPROCALS = { left: 'proposition-10c', right: 'proposition-10d' } as const

const reciprocals = (direction: 'left' | 'right', n: number) =>
  Array.from({ length: n }, (_, k) => rational.of(1, direction === 'left' ? k + 1 : n - k))

function meansOf(obligation: Extract<Equal, { kind: 'mean' }>, { before, n, head }: HeadView) {
  const column = exactColumn(obligation.value, before)
  if (column === undefined) return undefined
  const { numerators, denominator } = rational.overCommonDenominator(column)
  const prefix = [0n]
  for (const v of numerators) prefix.push(prefix[prefix.length - 1] + v)
  return column.map((_, k) => {
    const { first, last } = visible(head.mask, k + 1, n)
    return rational.of(prefix[last] - prefix[first - 1], denominator * BigInt(last - first + 1))
  })
}
