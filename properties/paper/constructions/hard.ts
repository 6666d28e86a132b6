// The hard reading: under hard attention the same weights compute the formula as well, whichever way ties are broken. So the construction
// is an AHAT, and apart from its averages a masked UHAT, which the softmax transformer simulates.
import { foundHard, truthOf } from '../../../src/check/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import type { HardWeighting } from '../../../src/transformer/index.ts'
import { ofTheFormula, remembering, type SimulationCase, sameColumns, stated, untargeted } from '../../library/index.ts'
import { casesFor } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

const WEIGHTINGS: readonly HardWeighting[] = ['average', 'leftmost', 'rightmost']

export function hardSimulation(id: StatementId, build: Compiler = compilerOf(id)): Claim<SimulationCase, never> {
  const compile = remembering(build)
  return {
    ...stated({
      key: `${id}.hard`,
      variant: 'step',
      title: `${statementOf(id).fragment} under hard attention`,
      statement:
        'Under hard attention the same weights compute the formula: heads with equal scores average, and all others choose one position, whether ties are broken to the left, to the right or not at all.',
      uses: ['definition-2', id],
      counts: untargeted({ quick: 50, deep: { random: 5_000, small: 4 } }),
    }),
    domain: casesFor(id),
    check({ formula, word }, probe) {
      const construction = compile(formula)
      const truth = truthOf(construction.formula, word)
      return probe.all(
        ofTheFormula(construction, truth, { formula, word }, probe),
        ...WEIGHTINGS.map((weighting) =>
          sameColumns(construction, foundHard(construction, word, weighting), truth, probe),
        ),
      )
    },
  }
}
