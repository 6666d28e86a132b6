// Corollary 18a.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-18a')
