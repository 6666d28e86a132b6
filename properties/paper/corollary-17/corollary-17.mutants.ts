// Masks that stay strict, and position embeddings that stay.
import type { Model } from '../../../src/transformer/index.ts'
import { inClaim, type Mutant } from '../../library/index.ts'
import { stutter, withoutEmbeddings } from './corollary-17.claims.ts'

const strict = (model: Model): Model => ({ ...model, schedule: { ...model.schedule, positions: [] } })

export const mutants: readonly Mutant[] = [
  inClaim('corollary-17.strict', 'corollary-17.stutter', 'Strict masks stay strict.', stutter(strict)),
  inClaim(
    'corollary-17.embeddings-kept',
    'corollary-17.no-embeddings',
    'The position embeddings are kept, and so the reading is not refuted.',
    withoutEmbeddings((model) => model),
  ),
]
