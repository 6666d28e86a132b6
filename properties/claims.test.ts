import { expect, test } from 'vitest'
import { claims } from './claims.ts'

const byKey = new Map(claims.map((claim) => [claim.key, claim]))

test('every claim has a key of its own', () => {
  expect(byKey.size).toBe(claims.length)
})

test.each(claims.filter(({ expects }) => expects === 'refuted'))(
  '$key names the claim that holds in its place',
  ({ insteadOf = '' }) => {
    expect(byKey.get(insteadOf)?.expects).toBe('holds')
  },
)

test('what holds stands in the place of others, and in its own', () => {
  expect(claims.filter(({ expects, insteadOf }) => expects === 'holds' && insteadOf !== undefined)).toEqual([])
})

test('controls and printed forms are expected to be refuted; repaired, sharp and own forms to hold', () => {
  const kinds = claims.flatMap(({ variant, expects }) => (variant === 'step' ? [] : [`${variant} ${expects}`]))
  expect([...new Set(kinds)].toSorted()).toEqual([
    'control refuted',
    'own holds',
    'printed refuted',
    'repaired holds',
    'sharp holds',
  ])
})

/** Examples only; cases of a plain arbitrary have no line. */
const glance = { numRuns: 0, most: 0, observations: 1_000 }

test('every example is a case of its domain, which reads back what it prints', { timeout: 120_000 }, () => {
  const results = claims.map((claim) => ({ claim, result: claim.run(glance) }))
  expect(results.flatMap(({ claim, result }) => result.problems.map((problem) => `${claim.key}: ${problem}`))).toEqual(
    [],
  )
  const tried = results.flatMap(({ claim, result }) => result.observations.map((seen) => ({ claim, line: seen.case })))
  expect(tried.length).toBeGreaterThan(100)
  for (const { claim, line } of tried) expect(claim.replay(line).case).toBe(line)
})
