// Corollary 22a.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-22a')
