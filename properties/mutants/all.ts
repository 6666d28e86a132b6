// Every mutant, in the order of the paper.
import { definitionMutants } from './definitions.ts'
import { lemmaMutants } from './lemmas.ts'
import { logicMutants } from './logic.ts'
import type { Mutant } from './mutant.ts'
import { normMutants } from './norms.ts'
import { softeningMutants } from './softening.ts'
import { statementMutants } from './statements.ts'

export const mutants: readonly Mutant[] = [
  ...definitionMutants,
  ...lemmaMutants,
  ...logicMutants,
  ...statementMutants,
  ...softeningMutants,
  ...normMutants,
]
