// Theorem 13d.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-13d')
