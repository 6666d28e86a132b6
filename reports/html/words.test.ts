import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { ending, moodOf, verdictText } from './words.ts'

test.each([
  [{}, 'passed', 'holds'],
  [{ verdict: 'holds-exhaustively' }, 'passed', 'holds in every case'],
  [{ verdict: 'refuted', passed: false }, 'failed', 'refuted'],
  [{ expects: 'refuted', verdict: 'refuted' }, 'refuted', 'refuted, as expected'],
  [{ expects: 'refuted', verdict: 'holds', passed: false }, 'failed', 'holds, though it should be refuted'],
  [{ verdict: 'undecided', passed: false }, 'open', 'undecided'],
  [{ verdict: 'interrupted', passed: false }, 'interrupted', 'interrupted'],
] as const)('%j is %s: %s', (parts, mood, text) => {
  const claim = theorem({ key: 'k', ...parts })
  expect([moodOf(claim), verdictText(claim)]).toEqual([mood, text])
})

test.each(['budget', 'exhausted', 'refuted', 'discards', 'undercovered', 'interrupted', 'crashed', 'flaky'] as const)(
  'a run that ended because of %s says so in a sentence',
  (stoppedBecause) => {
    expect(ending(theorem({ key: 'k', stoppedBecause }))).toMatch(/^[A-Z].*\.$/)
  },
)
