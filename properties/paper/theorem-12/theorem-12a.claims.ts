// Theorem 12a, its controls, and the same with one head per layer or several.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/claims.ts'
import { hot, untempered } from '../constructions/refuted.ts'
import { heads } from './heads.ts'

export const claims: readonly Runnable[] = [
  ...statementClaims('theorem-12a'),
  runnable(untempered('theorem-12a')),
  runnable(hot('theorem-12a', 8, 'hot')),
  runnable(heads()),
]
