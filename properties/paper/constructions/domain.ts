// The cases of a statement: formulas of its fragment and words. The deep profile has larger ones of both.
import { simulations } from '../../../generators/index.ts'
import type { Domain } from '../../../src/engine/index.ts'
import { builtIn, type Feature, FRAGMENTS } from '../../../src/logic/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import type { SimulationCase } from '../../library/index.ts'

export interface CaseSizes {
  readonly maxSize: number
  readonly maxLength: number
  /** Of enumerated words. */
  readonly enumerated?: number
}

const QUICK: CaseSizes = { maxSize: 12, maxLength: 16, enumerated: 4 }
const DEEP: CaseSizes = { maxSize: 40, maxLength: 64, enumerated: 6 }

/** The first two are enumerated: one that does not depend on n, and one that does. θ_n(0) depends on n for three. */
const PREDICATES = [
  builtIn('ODD'),
  builtIn('REST', [2, 0]),
  builtIn('MOD', [3, 1]),
  builtIn('TABLE', [1, 0, 1]),
  builtIn('PRIME'),
  builtIn('REST', [2, 1]),
  builtIn('REST', [3, 0]),
].filter((theta) => theta !== undefined)

/** @example casesFor('theorem-12a') */
export const casesFor = (id: StatementId, sizes: CaseSizes = QUICK): Domain<SimulationCase> =>
  casesWith(FRAGMENTS[statementOf(id).fragment].features, sizes)

export const casesWith = (features: readonly Feature[], sizes: CaseSizes = QUICK): Domain<SimulationCase> =>
  simulations({ features, predicates: PREDICATES, ...sizes })

export const deepCasesFor = (id: StatementId): Domain<SimulationCase> => casesFor(id, DEEP)
