// Theorem 15b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-15b')
