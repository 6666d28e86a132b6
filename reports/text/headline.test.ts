import { expect, test } from 'vitest'
import { samples } from '../../tests/cli/claims.ts'
import { theorems } from '../document/theorems.ts'
import { earlierLine, headline } from './headline.ts'

const document = theorems(
  samples.map((claim) => claim.run({ numRuns: 100 })),
  { profile: 'quick', seed: 1, seconds: 1.26 },
)

test('what is not as it should be comes first', () => {
  expect(headline(document)).toBe('6 claims: 1 failed, 1 open, 4 passed; 2,341 cases; 1.3 s; seed 1; quick')
})

test('a large run still fits into the subject of a commit', () => {
  const claims = document.claims.flatMap((claim) =>
    Array.from({ length: 50 }, () => ({ ...claim, cases: { ...claim.cases, random: 12_345 } })),
  )
  const line = headline({ ...document, claims, seconds: 118.4, seed: -1 })
  expect(line).toBe('300 claims: 50 failed, 50 open, 200 passed; 3,804,500 cases; 118 s; seed -1; quick')
  const allPassed = headline({ ...document, claims: claims.filter(({ passed }) => passed), seconds: 118.4 })
  expect(allPassed.length).toBeLessThanOrEqual(72)
})

test('a report of which only a part ran says how many', () => {
  const earlier = (count: number) => ({
    ...document,
    claims: document.claims.map((claim, k) => ({ ...claim, earlier: k < count })),
  })
  expect(earlierLine(document)).toBeNull()
  expect(earlierLine(earlier(1))).toBe('5 of 6 claims ran; the other in the report is of an earlier run')
  expect(earlierLine(earlier(5))).toBe('1 of 6 claims ran; the others in the report are of earlier runs')
})
