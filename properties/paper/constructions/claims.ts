// The suite of a construction.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { growth, necessary } from './embeddings.ts'
import { futureMasked } from './future-masked.ts'
import { withGarbage } from './garbage.ts'
import { hardSimulation } from './hard.ts'
import { coolerSimulation } from './lower-temperature.ts'
import { reversal } from './reversal.ts'
import { type Compiler, compilerOf, simulation } from './simulation.ts'
import { symmetry } from './symmetry.ts'
import { uniformWeights } from './uniform.ts'

/** @example const options: StatementOptions = { compile: (formula) => compile(formula, 'theorem-12a') } */
export interface StatementOptions {
  /** The construction that is tested; by default ours. */
  readonly compile?: Compiler
}

/**
 * The whole suite of a theorem, for our compiler or another: the statement, hard attention, lower temperatures, what it must not
 * depend on, embeddings and growth.
 * @example statementClaims('theorem-12a', { compile: (formula) => compile(formula, 'theorem-12a') })[0].key // theorem-12a
 */
export const statementClaims = (
  id: StatementId,
  { compile = compilerOf(id) }: StatementOptions = {},
): readonly Runnable[] => [
  runnable(simulation(id, compile)),
  runnable(hardSimulation(id, compile)),
  runnable(coolerSimulation(id, compile)),
  statementOf(id).isFutureMasked ? runnable(futureMasked(id, compile)) : runnable(reversal(id, compile)),
  runnable(uniformWeights(id, compile)),
  runnable(necessary(id, compile)),
  runnable(growth(id, compile)),
  runnable(withGarbage(id, compile)),
  runnable(symmetry(id, compile)),
]
