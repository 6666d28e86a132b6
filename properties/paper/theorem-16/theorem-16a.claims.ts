// Theorem 16a.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-16a')
