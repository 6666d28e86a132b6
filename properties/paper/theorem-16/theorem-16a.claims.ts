// Theorem 16a.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-16a')
