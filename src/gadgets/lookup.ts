// Table lookup as an attention step (Theorem 20): from the mean κ/i and 1/i to what stands in row κ, or κ + 1. Query 6G·[mean (+ 1/i),
// 1/i, 0, 0] and key [2j, −j², 0, 0] give (6G/√4)(2κj − j²)/i = 3G(2κj − j²)/i, peaked at j = κ; after the temperature its slope is
// at least 3G. d_k = 4 keeps √d_k rational. A count to the right is looked up among all positions: row κ may lie left of i.
import { type Rational, rational } from '../numbers/index.ts'
import { type Coordinate, plain, type Site, times } from '../stream/index.ts'
import type { CountOf, LinearForm } from '../transformer/index.ts'
import { mean } from './mean.ts'
import { reciprocal } from './reciprocal.ts'

export interface Lookup {
  readonly name: string
  readonly of: Coordinate
  readonly direction: CountOf['direction']
  /** Row κ, or κ + 1. */
  readonly plus: 0 | 1
  /** G, how much steeper than 3. */
  readonly steep: bigint
  /** The position j itself, or a table of values in [0, 1]. */
  readonly value: 'position' | Coordinate
  readonly tolerance: Rational
}

/** Scores are multiplied by this much: (3/2)e^{−3} < ¼ and 4e^{−3} < ¼. */
const GAMMA = 3
/** √d_k for d_k = 4. */
const ROOT = 2

/** The result is approximate. */
export function attendToRow(site: Site, lookup: Lookup): Coordinate {
  const { name, of, direction, plus, steep, value, tolerance } = lookup
  const { id, lookup: keys } = site.statement
  if (keys === null) throw new RangeError(`${id} has no keys for lookups`)
  const [rows, squares] = keys
  const share = mean(direction).build(site, [of])
  const inverse = reciprocal(direction).build(site)
  const factor = rational.multiply(rational.of(ROOT * GAMMA), rational.of(steep))
  const row: LinearForm = [times(factor, share), ...(plus === 1 ? [times(factor, inverse)] : [])]
  const read = value === 'position' ? plain(site.position('i')) : plain(value)
  const to = site.fresh(name, 'approximate')
  site.add({
    kind: 'attention',
    name,
    mask: direction === 'left' ? 'future' : 'none',
    query: [row, [times(factor, inverse)], [], []],
    key: [[times(2, site.position(rows))], [times(-1, site.position(squares))], [], []],
    value: read,
    to: to.index,
    obligation: {
      kind: 'lookup',
      lemma: value === 'position' ? 'lemma-7' : 'lemma-6',
      count: { of: of.index, direction },
      plus,
      gamma: rational.multiply(rational.of(GAMMA), rational.of(steep)),
      tolerance,
    },
  })
  return to
}
