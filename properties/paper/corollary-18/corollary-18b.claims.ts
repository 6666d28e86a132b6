// Corollary 18b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-18b')
