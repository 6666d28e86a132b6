// Corollary 22a.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-22a')
