// Proposition 10a and b: the first and the last position from (−1)^i alone. The mean of (−1)^{j+1} over positions up to i is 1 at
// i = 1 and at most 1/3 after; from i on it is ±1 at n and within ±1/3 before. 2·ReLU(x − ½) tells them apart; Lemma 9's net
// would not, since it is 1/6 at 1/3.
import { rational } from '../numbers/index.ts'
import { type Coordinate, type Site, times } from '../stream/index.ts'
import { type PositionGadget, truth } from './gadget.ts'
import { attendEqually } from './mean.ts'

const minusOne = rational.of(-1)
const minusHalf = rational.of(-1, 2)

/** The marker of an edge, once for all who need it. */
const mark = (site: Site, edge: 'first' | 'last'): Coordinate => site.once(edge, () => writeMark(site, edge))

function writeMark(site: Site, edge: 'first' | 'last'): Coordinate {
  const alternating = [times(minusOne, site.position('(-1)^i'))]
  const mask = edge === 'first' ? 'future' : 'past'
  const mean = attendEqually(site, { name: `mean for ${edge}`, mask, value: alternating })
  const output = site.fresh(edge, 'exact')
  const isNot = site.node({ kind: edge === 'first' ? 'previous' : 'next', of: site.one })
  site.means(output, { kind: 'not', of: isNot })
  // At n the mean has the sign of (−1)^{n+1}.
  const signs = edge === 'first' ? [1] : [1, -1]
  site.add({
    kind: 'net',
    name: edge,
    units: signs.map((sign) => ({ bias: minusHalf, form: [times(sign, mean)], outputs: [times(2, output)] })),
    bias: [],
    obligations: [{ kind: 'marker', edge, from: mean.index, to: output.index }],
  })
  return output
}

/** @example first.build(site) */
export const first: PositionGadget = {
  name: 'first',
  rests: ['proposition-10a'],
  needs: ['first position'],
  inputs: 0,
  build: (site) => mark(site, 'first'),
  meaning: (_, i) => truth(i === 1),
}

/** @example last.build(site) */
export const last: PositionGadget = {
  name: 'last',
  rests: ['proposition-10b'],
  needs: ['last position'],
  inputs: 0,
  build: (site) => mark(site, 'last'),
  meaning: (_, i, n) => truth(i === n),
}
