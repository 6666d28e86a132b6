// The exhaustive scope of a gadget's claim, run to its end. With the frame of every gadget (src/gadgets/frame.test.ts) it proves every
// formula made of these gadgets right at these lengths, by induction. Files share the work of minutes among the workers.
import { expect, test } from 'vitest'
import type { Runnable } from '../../src/engine/index.ts'

export const holdsForAllColumns = (claims: readonly Runnable[]): void =>
  test.each(claims.map((claim) => [claim.key, claim] as const))(
    '%s holds for all columns up to its longest',
    (_, claim) => {
      const { verdict, scope, undecided, counterexample } = claim.run({ profile: 'deep' })
      expect({ verdict, undecided, counterexample }).toEqual({
        verdict: 'holds-exhaustively',
        undecided: 0,
        counterexample: null,
      })
      expect(scope).toMatch(/length ≤ [678]/)
    },
  )
