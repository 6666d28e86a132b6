// Σ λ_k κ_k > C (Theorem 20). Each count is looked up with slope 3Λ, Λ = Σ|λ_k|, hence known within (3/2)e^{−3Λ} ≤ 1/(4Λ), and the sum
// within ¼. A lookup of 0 finds row 1, so the zero test is subtracted: no fixed net can multiply a count by a Boolean.
import { countAt } from '../logic/index.ts'
import { bigint, rational } from '../numbers/index.ts'
import { type Coordinate, times } from '../stream/index.ts'
import type { CountOf } from '../transformer/index.ts'
import { type Gadget, truth } from './gadget.ts'
import { attendToRow } from './lookup.ts'
import { reciprocal } from './reciprocal.ts'
import { writeRounded } from './rounding.ts'
import { zero } from './zero.ts'

/** λ·κ; the counts of a comparison are different ones, and no λ is 0. */
export interface Weighted {
  readonly factor: bigint
  readonly direction: CountOf['direction']
}

/** Input k is what the k-th count counts. @example compare([{ factor: 2n, direction: 'left' }], 1n, '2*#L[a] > 1').build(site, [a]) */
export const compare = (weighted: readonly Weighted[], constant: bigint, name = 'Σλκ > C'): Gadget => ({
  name,
  rests: ['lemma-7', 'lemma-9'],
  needs: ['lookup', ...new Set(weighted.flatMap(({ direction }) => reciprocal(direction).needs))],
  inputs: weighted.length,
  build(site, inputs) {
    const steep = weighted.reduce((sum, { factor }) => sum + bigint.absolute(factor), 0n)
    const tolerance = rational.of(1n, 4n * steep)
    const looked = (of: Coordinate, direction: CountOf['direction']): Coordinate =>
      site.once(`lookup ${direction} ${of.index} ${steep}`, () =>
        attendToRow(site, {
          name: `${direction} count of ${of.name}, within 1/${4n * steep}`,
          of,
          direction,
          plus: 0,
          steep,
          value: 'position',
          tolerance,
        }),
      )
    const form = weighted.flatMap(({ factor, direction }, k) => {
      const [lambda, of] = [rational.of(factor), inputs[k]]
      return [times(lambda, looked(of, direction)), times(rational.negate(lambda), zero(direction).build(site, [of]))]
    })
    return writeRounded(site, name, [{ constant: rational.of(-constant), form }])
  },
  meaning(columns, i) {
    const counts = weighted.map(({ factor, direction }, k) => factor * BigInt(countAt({ direction }, columns[k], i)))
    const value = counts.reduce((sum, count) => sum + count, 0n)
    return truth(value > constant)
  },
})
