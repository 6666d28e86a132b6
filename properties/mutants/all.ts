// Every mutant, in the order of the paper.
import { definitionMutants } from './definitions.ts'
import { lemmaMutants } from './lemmas.ts'
import type { Mutant } from './mutant.ts'
import { normMutants } from './norms.ts'

export const mutants: readonly Mutant[] = [...definitionMutants, ...lemmaMutants, ...normMutants]
