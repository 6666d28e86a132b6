// Theorem 20a, a printed form that is false, and controls.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/claims.ts'
import { hot, otherRounding, pastMaskedLookup, withoutZeroTest } from '../constructions/refuted.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-20a'),
  runnable(pastMaskedLookup()),
  runnable(withoutZeroTest()),
  runnable(otherRounding()),
  runnable(hot('theorem-20a', 4, 'hot', ['count-left', 'count-right', 'comparison'])),
  runnable(hot('theorem-20a', 2, 'hot-predicate', ['count-left', 'count-right', 'predicate'])),
]
