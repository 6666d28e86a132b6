// Theorem 13c.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-13c')
