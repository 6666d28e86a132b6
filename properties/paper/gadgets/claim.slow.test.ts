import { expect, test } from 'vitest'
import { claims } from './claim.ts'

// With the frame of every gadget (src/gadgets/frame.test.ts) this proves every formula made of these gadgets right at these lengths, by induction.
test.each(claims.map((claim) => [claim.key, claim] as const))(
  '%s holds for all columns up to its longest',
  (_, claim) => {
    const { verdict, scope, undecided, counterexample } = claim.run({ profile: 'deep' })
    expect({ verdict, undecided, counterexample }).toEqual({
      verdict: 'holds-exhaustively',
      undecided: 0,
      counterexample: null,
    })
    expect(scope).toMatch(/length ≤ [68]/)
  },
)
