// Lemma 30: how far a feed-forward layer carries an error of its input.
import { rowsOf, type Tensors, tensors } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { lemma30, type Net, norm1 } from '../../../src/lemmas/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { boundedBy } from '../../library/index.ts'

type Case = Tensors<'d' | 'hidden', 'first' | 'firstBias' | 'second' | 'secondBias' | 'c' | 'move'>

const netOf = ({ sizes, parts }: Case): Net => ({
  first: rowsOf(parts.first, sizes.d),
  firstBias: parts.firstBias,
  second: rowsOf(parts.second, sizes.hidden),
  secondBias: parts.secondBias,
})

const epsilonOf = ({ parts }: Case): Rational => norm1(parts.move)

/** The lemma, or a wrong bound. */
export const claim = (bound: typeof lemma30.bound = lemma30.bound): Claim<Case, 'wide' | 'narrow' | 'moved'> =>
  boundedBy({
    key: 'lemma-30',
    variant: 'repaired',
    title: 'the error of a feed-forward layer',
    statement: 'If ‖c − ĉ‖₁ ≤ ε, then the outputs of a feed-forward layer differ by at most (d·d_f·p² + 1)·ε in ‖·‖₁.',
    uses: ['lemma-28'],
    requires: { wide: 0.1, narrow: 0.1, moved: 0.4 },
    domain: tensors({
      axes: { d: [1, 3], hidden: [1, 3] },
      parts: {
        first: ['hidden', 'd'],
        firstBias: ['hidden'],
        second: ['d', 'hidden'],
        secondBias: ['d'],
        c: ['d'],
        move: ['d'],
      },
    }),
    what: '‖h − ĥ‖₁',
    observed: (c) =>
      lemma30.observed(
        netOf(c),
        c.parts.c,
        c.parts.c.map((v, k) => rational.add(v, c.parts.move[k])),
      ),
    bound: (c) => bound(netOf(c), epsilonOf(c)),
    note(c, probe) {
      probe.label('wide', c.sizes.hidden > c.sizes.d)
      probe.label('narrow', c.sizes.hidden < c.sizes.d)
      probe.label('moved', rational.sign(epsilonOf(c)) > 0)
    },
  })

export const claims: readonly Runnable[] = [runnable(claim())]
