// Theorem 16b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-16b')
