// Theorem 20b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-20b')
