// Theorem 12b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('theorem-12b')
