// Corollary 18b.
import { constructionClaims } from '../constructions/claims.ts'

export const claims = constructionClaims('corollary-18b')
