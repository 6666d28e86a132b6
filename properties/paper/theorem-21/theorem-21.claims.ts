// Theorem 21, with the readings of it that fail.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { withoutZeroRow } from '../constructions/printed.ts'
import { statementClaims } from '../constructions/statement.ts'

export const claims: readonly Runnable[] = [...statementClaims('theorem-21'), runnable(withoutZeroRow())]
