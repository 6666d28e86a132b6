// The suite of a construction.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { growth, necessary } from './embeddings.ts'
import { futureMasked } from './future-masked.ts'
import { withGarbage } from './garbage.ts'
import { hardSimulation } from './hard.ts'
import { coolerSimulation } from './lower-temperature.ts'
import { reversal } from './reversal.ts'
import { simulation } from './simulation.ts'
import { symmetry } from './symmetry.ts'
import { uniformWeights } from './uniform.ts'

/** The statement, hard attention, lower temperatures, what it must not depend on, embeddings and growth. */
export const constructionClaims = (id: StatementId): readonly Runnable[] => [
  runnable(simulation(id)),
  runnable(hardSimulation(id)),
  runnable(coolerSimulation(id)),
  statementOf(id).isFutureMasked ? runnable(futureMasked(id)) : runnable(reversal(id)),
  runnable(uniformWeights(id)),
  runnable(necessary(id)),
  runnable(growth(id)),
  runnable(withGarbage(id)),
  runnable(symmetry(id)),
]
