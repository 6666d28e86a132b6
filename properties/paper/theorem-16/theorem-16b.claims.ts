// Theorem 16b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-16b')
