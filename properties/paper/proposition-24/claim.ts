// Proposition 24: every AHAT has a positive gap for every length, since the words of a length are finitely many; where every row
// ties completely the minimum is over nothing, and every number is a gap. Three ways to know it: by running every word, by the
// denominators of the weights, and by construction.
import { gapOf } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { gapOn } from '../../../src/transformer/index.ts'
import { stated } from '../../library/index.ts'
import { deepSoftenings, type SofteningCase, softenings } from '../theorem-26/softening.ts'

type Label = 'a gap' | 'by enumeration' | 'by denominators' | 'by construction'

/** The proposition, or another way to find the gap. */
export const claim = (find: typeof gapOf = gapOf): Claim<SofteningCase, Label> => ({
  ...stated<Label>({
    key: 'proposition-24',
    variant: 'repaired',
    title: 'every AHAT has a gap',
    statement:
      'For every length n there is γ(n) > 0 that is a gap of every row of scores on every word of length n; any number, where all rows tie completely.',
    uses: ['definition-5'],
    requires: { 'a gap': 0.4, 'by enumeration': 0.15, 'by denominators': 0.15, 'by construction': 0.15 },
    counts: { quick: { random: 500, targeted: 0, small: 0 }, deep: { random: 50_000, targeted: 0, small: 0 } },
  }),
  domain: softenings,
  deep: deepSoftenings,
  check({ ahat, word }, probe) {
    const gamma = find(ahat, word.length)
    const here = gapOn(ahat.model, word)
    probe.label('a gap', here.kind === 'gap')
    probe.label('by enumeration', ahat.kind === 'enumerated')
    probe.label('by denominators', ahat.kind === 'grid')
    probe.label('by construction', ahat.kind === 'constructed')
    if (gamma.kind === 'all-tied') return probe.same(here.kind, 'all-tied', 'the rows on the word')
    return probe.all(
      probe.same(rational.sign(gamma.square), 1, 'the sign of γ²'),
      ...(here.kind === 'gap'
        ? [probe.atMost(gamma.square, here.square, 'γ(n)² against the gap on the word, squared')]
        : []),
    )
  },
})

export const claims: readonly Runnable[] = [runnable(claim())]
