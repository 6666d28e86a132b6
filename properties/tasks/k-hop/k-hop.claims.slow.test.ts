import { expect, test } from 'vitest'
import { runClaim } from '../../../src/engine/index.ts'
import { formulaClaim } from '../by-formula.ts'
import { programClaim } from '../by-program.ts'
import { fiveLetters } from './k-hop.claims.ts'
import { HOPS, kHop } from './task.ts'

const SCOPE = 'all 510 words of length ≤ 8 over {a, b}'

test.each(HOPS)('k = %i: formulas, program and reference agree on all words of length ≤ 8 over two letters', (k) => {
  const effort = { quick: { small: 8, random: 0 } }
  const task = kHop(k, ['a', 'b'])
  const results = [runClaim(formulaClaim(task, effort)), runClaim(programClaim(task, effort))]
  expect(results.map(({ verdict, scope }) => [verdict, scope])).toEqual([
    ['holds', SCOPE],
    ['holds', SCOPE],
  ])
})

test('one to three hops agree on random words over five letters', () => {
  const { verdict, cases } = runClaim(fiveLetters(), { profile: 'deep', numRuns: 40 })
  expect([verdict, cases.random]).toEqual(['holds', 40])
})
