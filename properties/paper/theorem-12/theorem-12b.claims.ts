// Theorem 12b.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-12b')
