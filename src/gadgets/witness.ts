// What since and until have in common (Theorems 15 and 16): attention to the nearest visible position where the search ends, because
// ¬a ∨ b is true there, and the value of a ∧ b at it. If it ends nowhere all scores tie, and the value is 0 wherever it goes.
import { rational } from '../numbers/index.ts'
import { type Coordinate, plain, type Site, times } from '../stream/index.ts'
import { writeRounded } from './rounding.ts'
import { attendTieBroken } from './tie-break.ts'

export interface Witness {
  readonly name: string
  readonly left: Coordinate
  readonly right: Coordinate
  readonly prefer: 'right' | 'left'
}

const minusOne = rational.of(-1)

/** b₁ = ¬a ∨ b = 1 − ReLU(a − b), b₂ = a ∧ b = ReLU(a + b − 1); then f of the attention to the nearest b₁ with values b₂. */
export function attendToWitness(site: Site, { name, left, right, prefer }: Witness): Coordinate {
  const ends = site.fresh(`end for ${name}`, 'exact')
  const found = site.fresh(`witness for ${name}`, 'exact')
  site.means(ends, { kind: 'or', parts: [site.node({ kind: 'not', of: left }), right] })
  site.means(found, { kind: 'and', parts: [left, right] })
  const isSame = left.index === right.index
  site.add({
    kind: 'net',
    name: `ends for ${name}`,
    units: [
      {
        bias: rational.zero,
        form: isSame ? [] : [times(1, left), times(minusOne, right)],
        outputs: [times(minusOne, ends)],
      },
      {
        bias: minusOne,
        form: isSame ? [times(2, left)] : [times(1, left), times(1, right)],
        outputs: plain(found),
      },
    ],
    bias: plain(ends),
    obligations: [],
  })
  const attended = attendTieBroken(site, { name: `search for ${name}`, prefer, base: plain(ends), value: found })
  return writeRounded(site, name, [{ constant: rational.zero, form: plain(attended) }])
}
