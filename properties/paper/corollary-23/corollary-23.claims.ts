// Corollary 23.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-23')
