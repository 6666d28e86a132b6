// Claims that end in every way, for what runs and reports them.
import { type Claim, type Runnable, runnable } from '../../src/engine/index.ts'
import { precise, preciseExp, rational, real } from '../../src/numbers/index.ts'
import { integers } from '../support/integers.ts'

/** That every number up to 10,000 is at most the limit. */
export const atMost = (key: string, limit: number, more: Partial<Claim<number>> = {}): Runnable =>
  runnable<number, string>({
    key,
    of: key.split('.')[0],
    variant: 'repaired',
    expects: 'holds',
    title: `numbers up to ${limit}`,
    statement: `Every number up to 10,000 is at most ${limit}.`,
    uses: [],
    domain: integers(10_000),
    check: (c, probe) => probe.atMost(rational.of(c), rational.of(limit), 'c'),
    ...more,
  })

const e = real.enclosed((bits) => preciseExp.exp(precise.one, bits))

/** One of each standing, with labels, measures and credits; out of the order of the paper. */
export const samples: readonly Runnable[] = [
  atMost('theorem-12a', 20_000, {
    uses: ['lemma-6'],
    requires: { even: 0.3 },
    check(c, probe) {
      probe.label('even', c % 2 === 0)
      probe.measure('c', c)
      return probe.all(
        probe.credit('lemma-6', rational.of(c), rational.of(40_000)),
        probe.atMost(rational.of(c), rational.of(20_000)),
      )
    },
  }),
  atMost('lemma-8a.printed', 9_000, { variant: 'printed', expects: 'refuted' }),
  atMost('lemma-8a', 10_000),
  atMost('lemma-8b', 7_654, { explain: (c) => `${c} is larger than 7654` }),
  atMost('lemma-6', 10_000, { domain: integers(3) }),
  atMost('definition-5', 1, {
    check: (c, probe) => (c === 0 ? probe.atMost(e, e) : probe.same(c, c)),
    // The search would go back to 0 all the time, where the answer takes 4,096 bits.
    counts: { quick: { targeted: 0 } },
  }),
]
