// What fusion is worth: it notices mistakes that the cases of the statements miss.
import { expect, test } from 'vitest'
import { runClaim } from '../../../src/engine/index.ts'
import { simulation } from '../../paper/constructions/simulation.ts'
import { FAULTS } from './faults.ts'
import { fusion } from './fusion.claims.ts'

test.each(FAULTS)('$name is missed by the cases of the statement, and noticed by fused ones', ({ compile }) => {
  const wrong = compile('corollary-22a')
  expect(runClaim(simulation('corollary-22a', wrong), { profile: 'mutate' }).verdict).toBe('holds')
  const { verdict, cases } = runClaim(fusion('corollary-22a', wrong), { profile: 'mutate' })
  expect([verdict, cases.random < 50]).toEqual(['refuted', true])
})
