// Theorem 15b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-15b')
