// One model serves every length: whatever n the construction is asked for, the weights are the same.
import { integers } from '../../../generators/index.ts'
import type { Construction } from '../../../src/check/index.ts'
import { compile } from '../../../src/compile/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import type { Formula } from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import { type SimulationCase, sameWeights, stated, untargeted } from '../../library/index.ts'
import { casesFor } from './domain.ts'

export interface UniformCase {
  readonly of: SimulationCase
  readonly n: number
  readonly m: number
}

export const uniformWeights = (
  id: StatementId,
  build: (formula: Formula, n: number) => Construction = (formula) => compile(formula, id),
): Claim<UniformCase, never> => ({
  ...stated({
    key: `${id}.uniform`,
    variant: 'step',
    title: 'the weights do not depend on n',
    statement:
      'Asked twice, for words of two lengths, the construction gives the same weights: nothing but position embeddings and temperature may depend on n.',
    uses: [id],
    counts: untargeted({ quick: 30, deep: 500 }),
  }),
  domain: record({ of: casesFor(id), n: integers(1, 64), m: integers(1, 64) }),
  check({ of: { formula }, n, m }, probe) {
    return sameWeights(build(formula, n).model, build(formula, m).model, probe)
  },
})
