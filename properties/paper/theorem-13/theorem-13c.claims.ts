// Theorem 13c.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-13c')
