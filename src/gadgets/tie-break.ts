// Lemma 8 as an attention step: attend to the rightmost (leftmost) visible position of the largest score, within 4e^{−3} < ¼.
// Where the statement has i/n: query 6·scale, key base ± ½·j/n, so that scores over the temperature are 2·3·n(base ± j/(2n)).
// Where it has 1/i: query 3·scale, key base − 1/j, which gives 3·i²(base − 1/j).
import { rational } from '../numbers/index.ts'
import { type Coordinate, plain, type Site, times } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { reciprocal } from './reciprocal.ts'

export interface TieBroken {
  readonly name: string
  readonly prefer: 'right' | 'left'
  /** Scores whose visible values have gap 1. */
  readonly base: LinearForm
  /** Values in [0, 1]. */
  readonly value: Coordinate
}

/** γ: 4e^{−3} ≈ 0.199 is below ¼, and 4e^{−2} is not. */
const GAMMA = 3
const TOLERANCE = rational.of(1, 4)

/**
 * A future mask to prefer the right, a past mask to prefer the left; the result is approximate.
 * @example
 * const last = (site: gadgets.Site, a: gadgets.Coordinate) =>
 *   gadgets.attendTieBroken(site, { name: 'last', prefer: 'right', base: gadgets.plain(a), value: a })
 */
export function attendTieBroken(site: Site, { name, prefer, base, value }: TieBroken): Coordinate {
  const { statement } = site
  const to = site.fresh(name, 'approximate')
  const { factor, key, clause } = breakingOf(site, prefer, base)
  const scale = statement.scale === '1' ? site.one : site.position(statement.scale)
  site.add({
    kind: 'attention',
    name,
    mask: prefer === 'right' ? 'future' : 'past',
    query: [[times(factor, scale)]],
    key: [key],
    value: plain(value),
    to: to.index,
    obligation: {
      kind: 'tie-break',
      clause,
      base,
      gamma: rational.of(GAMMA),
      tolerance: TOLERANCE,
    },
  })
  return to
}

function breakingOf(
  site: Site,
  prefer: TieBroken['prefer'],
  base: LinearForm,
): { factor: number; key: LinearForm; clause: 'a' | 'b' | 'c' } {
  const { tieBreak, id } = site.statement
  if (tieBreak === 'n') {
    const lean = times(rational.of(prefer === 'right' ? 1 : -1, 2), site.position('i/n'))
    return { factor: 2 * GAMMA, key: [...base, lean], clause: prefer === 'right' ? 'b' : 'c' }
  }
  if (tieBreak === null || prefer === 'left') throw new RangeError(`${id} cannot break ties to the ${prefer}`)
  const inverse = reciprocal('left').build(site)
  return { factor: GAMMA, key: [...base, times(-1, inverse)], clause: 'a' }
}
