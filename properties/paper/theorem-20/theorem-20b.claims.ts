// Theorem 20b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-20b')
