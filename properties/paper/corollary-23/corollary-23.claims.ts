// Corollary 23.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-23')
