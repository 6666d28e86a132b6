// Proposition 24: every AHAT has a positive gap for every length, since the words of a length are finitely many; where every row
// ties completely the minimum is over nothing, and every number is a gap.
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { gammaOf } from '../../../src/soften/index.ts'
import { gapOn } from '../../../src/transformer/index.ts'
import { stated } from '../../library/index.ts'
import { type SofteningCase, softenings } from '../theorem-26/softening.ts'

type Label = 'a gap' | 'every row ties'

/** The proposition, or another way to find the gap. */
export const claim = (find: typeof gammaOf = gammaOf): Claim<SofteningCase, Label> => ({
  ...stated<Label>({
    key: 'proposition-24',
    variant: 'repaired',
    title: 'every AHAT has a gap',
    statement:
      'For every length n there is γ(n) > 0 that is a gap of every row of scores on every word of length n; 1, say, where all rows tie completely.',
    uses: ['definition-5'],
    requires: { 'a gap': 0.4, 'every row ties': 0.02 },
    counts: { quick: { random: 500, targeted: 0, small: 0 }, deep: { random: 50_000, targeted: 0, small: 0 } },
  }),
  domain: softenings,
  check({ model, word }, probe) {
    const gamma = find(model, word.length)
    const here = gapOn(model, word)
    probe.label('a gap', here.kind === 'gap')
    probe.label('every row ties', gamma.source === 'all-tied')
    return probe.all(
      probe.same(rational.sign(gamma.square), 1, 'the sign of γ²'),
      ...(here.kind === 'gap'
        ? [probe.atMost(gamma.square, here.square, 'γ(n)² against the gap on the word, squared')]
        : []),
    )
  },
})

export const claims: readonly Runnable[] = [runnable(claim())]
