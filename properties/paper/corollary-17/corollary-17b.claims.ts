// Corollary 17b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-17b')
