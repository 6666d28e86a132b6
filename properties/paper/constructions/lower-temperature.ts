// Any lower temperature works as well, even a different one at each position: γ only grows.
import { integers } from '../../../generators/index.ts'
import { type Claim, randomFrom, record } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { type Scheduled, scheduledAt, withTemperature } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, simulationOutcomes, stated, untargeted } from '../../library/index.ts'
import { casesFor } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

export interface CooledCase {
  readonly of: SimulationCase
  /** The seed of the factors; 0 leaves the temperatures as they are. */
  readonly cooling: number
}

/** Each position's temperature over a random factor: mostly a few times lower, sometimes a thousand times. */
export function cooled(temperature: Scheduled, cooling: number): Scheduled {
  return {
    kind: 'function',
    name: `cooled by ${cooling}`,
    at(i, n) {
      const random = randomFrom(cooling * 1009 + i * 31 + n)
      const most = random.nextInt(0, 3) === 0 ? 1000 : 4
      const factor = cooling === 0 ? 1 : random.nextInt(1, most)
      return rational.divide(scheduledAt(temperature, i, n), rational.of(factor))
    },
  }
}

export function coolerSimulation(id: StatementId, build: Compiler = compilerOf(id)): Claim<CooledCase, never> {
  const compile = remembering(build)
  return {
    ...stated({
      key: `${id}.lower-temperature`,
      variant: 'step',
      title: `${statementOf(id).fragment} at any lower temperature`,
      statement:
        'The same weights compute the formula at every lower temperature, which may differ from position to position.',
      uses: [id],
      counts: untargeted({ quick: 30, deep: 2_000 }),
    }),
    domain: record({ of: casesFor(id), cooling: integers(0, 100_000) }),
    check({ of: { formula, word }, cooling }, probe) {
      const compiled = compile(formula)
      const { model } = compiled
      const colder = { ...compiled, model: withTemperature(model, cooled(model.schedule.temperature, cooling)) }
      return probe.all(...simulationOutcomes(colder, { formula, word }, probe))
    },
  }
}
