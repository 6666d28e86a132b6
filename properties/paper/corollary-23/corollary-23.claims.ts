// Corollary 23.
import type { Runnable } from '../../../src/engine/index.ts'
import { statementClaims } from '../constructions/statement.ts'

export const claims: readonly Runnable[] = statementClaims('corollary-23')
