// t₁ < t₂ as Σ λ_k κ_k > C: equal counts merged, λ = 0 dropped (Theorem 20).
import type { Addend, CountTerm } from '../logic/index.ts'

export interface NormalForm {
  readonly counts: readonly { readonly factor: bigint; readonly direction: 'left' | 'right'; readonly of: number }[]
  readonly constant: bigint
}

/** @example normalForm([{ factor: 1n, count: null }], [{ factor: 2n, count }]) // 2κ > 1 */
export function normalForm(left: CountTerm<number>, right: CountTerm<number>): NormalForm {
  const counts = new Map<string, { factor: bigint; direction: 'left' | 'right'; of: number }>()
  let constant = 0n
  const add = ({ factor, count }: Addend<number>, sign: bigint): void => {
    if (count === null) {
      // right − left > 0, with the constants brought to the other side.
      constant -= sign * factor
      return
    }
    const key = `${count.direction} ${count.of}`
    const old = counts.get(key)?.factor ?? 0n
    counts.set(key, { ...count, factor: old + sign * factor })
  }
  for (const addend of right) add(addend, 1n)
  for (const addend of left) add(addend, -1n)
  return { counts: [...counts.values()].filter(({ factor }) => factor !== 0n), constant }
}

/** A term with other things counted. */
export const mapCounts = (term: CountTerm<number>, change: (of: number) => number): CountTerm<number> =>
  term.map(({ factor, count }) => ({ factor, count: count === null ? null : { ...count, of: change(count.of) } }))
