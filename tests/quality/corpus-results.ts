// Results to write and read back: of real runs, with something in every field.
import { type Claim, type ClaimResult, runClaim } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { integers } from '../support/integers.ts'

const atMost = (limit: number): Claim<number> => ({
  key: 'lemma-8a',
  of: 'lemma-8a',
  variant: 'repaired',
  expects: 'holds',
  title: 'a claim about numbers',
  statement: `Every number is at most ${limit}.`,
  uses: ['lemma-6'],
  domain: integers(100),
  requires: { even: 0.1 },
  check(c, probe) {
    probe.label('even', c % 2 === 0)
    probe.measure('size', c * 1e30)
    return probe.all(
      probe.credit('lemma-6', rational.of(c), rational.of(200)),
      probe.atMost(rational.of(c), rational.of(limit)),
    )
  },
})

const options = { numRuns: 20, observations: 5, corpus: ['nonsense', '7'] }

export const holding: ClaimResult = runClaim(atMost(100), options)
export const refuted: ClaimResult = runClaim(
  { ...atMost(50), key: 'lemma-8a.printed', variant: 'printed', explain: (c) => `${c} is more than 50` },
  options,
)
