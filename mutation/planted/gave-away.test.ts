import { expect, test } from 'vitest'
import { samples } from '../../tests/cli/claims.ts'
import { gaveAway } from './gave-away.ts'

test('what gave a mutant away is the plainest that any seed saw', () => {
  const result = samples[0].run({ numRuns: 20 })
  const refuted = (...failed: readonly ('output' | 'obligation' | 'means')[]) => ({
    passed: false,
    verdict: 'refuted' as const,
    counterexample: { ...COUNTEREXAMPLE, failed },
  })
  expect(gaveAway([refuted('obligation'), refuted('output', 'obligation')])).toBe('output')
  expect(gaveAway([refuted('obligation'), refuted('obligation')])).toBe('obligation')
  expect(gaveAway([refuted('obligation', 'means')])).toBe('means')
  expect(gaveAway([{ ...result, verdict: 'undecided', passed: false }, refuted('obligation')])).toBe('obligation')
  expect(gaveAway([{ ...result, verdict: 'holds', passed: false }])).toBe('unrefuted')
  expect(gaveAway([{ ...result, passed: true }])).toBeNull()
})

const COUNTEREXAMPLE = {
  case: 'x',
  size: 1,
  found: 'x',
  phase: 'random',
  index: 1,
  shrinks: 0,
  way: [],
  shown: [],
  finding: [],
  explanation: null,
  path: null,
  replay: null,
} as const
