// Theorem 16a.
import type { Runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/statement.ts'

export const claims: readonly Runnable[] = statementClaims('theorem-16a')
