// Proposition 24: every AHAT has a positive gap for every length, since the words of a length are finitely many; where every row
// ties completely the minimum is over nothing, and every number is a gap. Three ways to know it: by running every word, by the
// denominators of the weights, and by construction.
import { gapOf } from '../../../generators/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { hasGap, untargeted } from '../../library/index.ts'
import { deepSoftenings, type SofteningCase, softenings } from '../theorem-26/softening.ts'
import { compiled } from './compiled.ts'

type Label = 'a gap' | 'by enumeration' | 'by denominators' | 'by construction'

/** The proposition, or another way to find the gap. */
export const claim = (find: typeof gapOf = gapOf): Claim<SofteningCase, Label> =>
  hasGap<SofteningCase, Label>({
    key: 'proposition-24',
    variant: 'repaired',
    title: 'every AHAT has a gap',
    statement:
      'For every length n there is a γ(n) > 0 that is a gap of every row of scores on every word of length n; where all rows tie completely, any number is.',
    uses: ['definition-5'],
    requires: { 'a gap': 0.4, 'by enumeration': 0.15, 'by denominators': 0.15, 'by construction': 0.15 },
    counts: untargeted({ quick: 500, deep: 50_000 }),
    domain: softenings,
    deep: deepSoftenings,
    model: ({ ahat }) => ahat.model,
    word: ({ word }) => word,
    gamma: ({ ahat }, n) => find(ahat, n),
    note({ ahat }, probe, gap) {
      probe.label('a gap', gap.kind === 'gap')
      probe.label('by enumeration', ahat.kind === 'enumerated')
      probe.label('by denominators', ahat.kind === 'grid')
      probe.label('by construction', ahat.kind === 'constructed')
    },
  })

export const claims: readonly Runnable[] = [runnable(claim()), runnable(compiled())]
