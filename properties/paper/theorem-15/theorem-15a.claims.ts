// Theorem 15a and its controls.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/claims.ts'
import { gammaHundred, hot, scaleTwo, untempered } from '../constructions/refuted.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-15a'),
  runnable(untempered('theorem-15a')),
  runnable(hot('theorem-15a', 4, 'hot')),
  runnable(scaleTwo()),
  runnable(gammaHundred()),
]
