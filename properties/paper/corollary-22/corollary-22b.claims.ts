// Corollary 22b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-22b')
