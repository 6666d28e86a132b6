// Mistakes that show in long words, in many symbols, and in formulas within formulas.
import { inClaim, type Mutant } from '../../library/index.ts'
import { FAULTS } from './faults.ts'
import { fusion } from './fusion.claims.ts'

export const mutants: readonly Mutant[] = FAULTS.map(({ name, mistake, compile }) =>
  inClaim(`fusion.${name}`, 'fusion', mistake, fusion('corollary-22a', compile('corollary-22a'))),
)
