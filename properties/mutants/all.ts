// Every mutant: those of this folder, in the order of the paper, and those that stand beside their claims.

import type { Mutant } from '../library/index.ts'
import { mutants as own } from '../own/claims.ts'
import { mutants as paper } from '../paper/claims.ts'
import { mutants as tasks } from '../tasks/claims.ts'
import { arithmeticMutants } from './arithmetic.ts'
import { boundMutants } from './bounds.ts'
import { compiledProgramMutants } from './compiled-programs.ts'
import { countingMutants } from './counting-pieces.ts'
import { definitionMutants } from './definitions.ts'
import { evaluatorMutants } from './evaluators.ts'
import { layerConstantMutants } from './layer-constants.ts'
import { lemmaMutants } from './lemmas.ts'
import { logicMutants } from './logic.ts'
import { normMutants } from './norms.ts'
import { pieceMutants } from './pieces.ts'
import { programMutants } from './programs.ts'
import { scheduleMutants } from './schedules.ts'
import { semanticMutants } from './semantics.ts'
import { softEvaluatorMutants } from './soft-evaluators.ts'
import { softeningMutants } from './softening.ts'
import { statementMutants } from './statements.ts'
import { taskMutants } from './tasks.ts'
import { temperatureMutants } from './temperature.ts'
import { unnumberedMutants } from './unnumbered.ts'

export const mutants: readonly Mutant[] = [
  ...paper,
  ...own,
  ...tasks,
  ...arithmeticMutants,
  ...definitionMutants,
  ...evaluatorMutants,
  ...softEvaluatorMutants,
  ...lemmaMutants,
  ...boundMutants,
  ...logicMutants,
  ...semanticMutants,
  ...pieceMutants,
  ...countingMutants,
  ...scheduleMutants,
  ...statementMutants,
  ...softeningMutants,
  ...layerConstantMutants,
  ...temperatureMutants,
  ...normMutants,
  ...unnumberedMutants,
  ...programMutants,
  ...compiledProgramMutants,
  ...taskMutants,
]
