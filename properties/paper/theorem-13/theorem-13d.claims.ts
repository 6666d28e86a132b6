// Theorem 13d.
import { statementClaims } from '../constructions/claims.ts'

export const claims = statementClaims('theorem-13d')
