// Theorem 21, and as printed.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/claims.ts'
import { withoutZeroRow } from '../constructions/refuted.ts'

export const claims: readonly Runnable[] = [...statementClaims('theorem-21'), runnable(withoutZeroRow())]
