// Corollary 17b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-17b')
