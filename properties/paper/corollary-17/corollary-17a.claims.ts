// Corollary 17a.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-17a')
