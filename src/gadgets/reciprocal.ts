// Proposition 10c and d: 1/i and 1/(n − i + 1), a position embedding where the statement lists it, else the mean of the marker of
// the first (last) position over what is visible.
import { rational } from '../numbers/index.ts'
import { plain, type Site } from '../stream/index.ts'
import { first, last } from './edges.ts'
import type { PositionGadget } from './gadget.ts'
import { attendEqually } from './mean.ts'

const isListed = (site: Site, name: '1/i' | '1/(n-i+1)'): boolean => site.statement.positions.includes(name)

/** @example reciprocal('right').build(site) // 1/(n − i + 1) */
export const reciprocal = (direction: 'left' | 'right'): PositionGadget => {
  const name = direction === 'left' ? '1/i' : '1/(n-i+1)'
  return {
    name,
    rests: [direction === 'left' ? 'proposition-10c' : 'proposition-10d'],
    needs: [name],
    inputs: 0,
    build(site) {
      if (isListed(site, name)) return site.position(name)
      return site.once(name, () => {
        const marker = (direction === 'left' ? first : last).build(site)
        const mask = direction === 'left' ? 'future' : 'past'
        return attendEqually(site, {
          name,
          mask,
          value: plain(marker),
          obligation: { kind: 'reciprocal', direction },
        })
      })
    },
    meaning: (_, i, n) => rational.of(1, direction === 'left' ? i : n - i + 1),
  }
}
