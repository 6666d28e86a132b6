// Every mutant, in the order of the paper.
import { definitionMutants } from './definitions.ts'
import { lemmaMutants } from './lemmas.ts'
import { logicMutants } from './logic.ts'
import type { Mutant } from './mutant.ts'
import { normMutants } from './norms.ts'
import { programMutants } from './programs.ts'
import { softeningMutants } from './softening.ts'
import { statementMutants } from './statements.ts'
import { taskMutants } from './tasks.ts'
import { temperatureMutants } from './temperature.ts'
import { unnumberedMutants } from './unnumbered.ts'

export const mutants: readonly Mutant[] = [
  ...definitionMutants,
  ...lemmaMutants,
  ...logicMutants,
  ...statementMutants,
  ...softeningMutants,
  ...temperatureMutants,
  ...normMutants,
  ...unnumberedMutants,
  ...programMutants,
  ...taskMutants,
]
