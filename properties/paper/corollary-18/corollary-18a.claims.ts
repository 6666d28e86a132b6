// Corollary 18a.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-18a')
