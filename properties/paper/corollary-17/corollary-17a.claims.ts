// Corollary 17a.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-17a')
