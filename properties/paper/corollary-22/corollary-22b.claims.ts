// Corollary 22b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('corollary-22b')
