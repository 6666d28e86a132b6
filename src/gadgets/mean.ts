// Equal attention: the exact mean of a column over the visible positions. For a Boolean column and a mask to the left it is
// #←[a]/i, to the right #→[a]/(n − i + 1).
import { countAt } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { type Coordinate, plain, type Site, type StepObligation } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import type { Gadget } from './gadget.ts'

export interface EqualAttention {
  readonly name: string
  readonly mask: 'future' | 'past'
  readonly value: LinearForm
  /** What it is for, where that is more than a mean. */
  readonly obligation?: StepObligation
}

/** One attention step without queries and keys: all scores are equal, at every temperature. */
export function attendEqually(
  site: Site,
  { name, mask, value, obligation = { kind: 'mean' } }: EqualAttention,
): Coordinate {
  const to = site.fresh(name, 'exact')
  site.add({
    kind: 'attention',
    name,
    mask,
    query: [],
    key: [],
    value,
    to: to.index,
    obligation,
  })
  return to
}

/** The share of visible positions at which a Boolean column is true. @example mean('left').build(site, [a]) // #←[a]/i */
export const mean = (direction: 'left' | 'right'): Gadget => ({
  name: `mean to the ${direction}`,
  rests: ['definition-3'],
  needs: [],
  inputs: 1,
  build: (site, [a]) =>
    site.once(`mean ${direction} ${a.index}`, () =>
      attendEqually(site, {
        name: `mean ${direction} of ${a.name}`,
        mask: direction === 'left' ? 'future' : 'past',
        value: plain(a),
      }),
    ),
  meaning: ([a], i, n) => rational.of(countAt({ direction }, a, i), direction === 'left' ? i : n - i + 1),
})
