import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { errata, insteadOf } from './errata.ts'

const counterexample = {
  case: 'x=1',
  size: 1,
  found: 'x=9',
  phase: 'random' as const,
  index: 3,
  shrinks: 2,
  failed: ['output' as const],
  finding: [
    { term: 'expected', text: 'a ≤ b' },
    { term: 'observed', text: '2' },
  ],
  explanation: null,
  replay: null,
}
const fallen = {
  expects: 'refuted',
  verdict: 'refuted',
  passed: true,
  stoppedBecause: 'refuted',
  counterexample,
} as const

const claims = [
  theorem({ key: 'lemma-7', statement: 'The lemma.' }),
  theorem({ key: 'lemma-7.step-larger', variant: 'step', statement: 'The larger side.' }),
  theorem({ key: 'lemma-7.step-one', variant: 'step', statement: 'One side.', uses: ['lemma-7'], ...fallen }),
  theorem({ key: 'lemma-7.below', variant: 'step', statement: 'Below its range.', uses: ['lemma-7'], ...fallen }),
  theorem({ key: 'lemma-7.printed', variant: 'printed', statement: 'As it stands there.', ...fallen }),
  theorem({ key: 'corollary-17.printed', variant: 'printed', uses: ['corollary-17.stutter'], ...fallen }),
  theorem({ key: 'corollary-17.stutter', variant: 'step' }),
  theorem({ key: 'lemma-9.printed', variant: 'printed', ...fallen }),
]
const named = (key: string) => claims.find((claim) => claim.key === key) ?? claims[0]

test.each([
  ['lemma-7.step-one', 'lemma-7.step-larger'],
  ['lemma-7.below', 'lemma-7'],
  ['lemma-7.printed', 'lemma-7'],
  ['corollary-17.printed', 'corollary-17.stutter'],
  ['lemma-9.printed', undefined],
])('in the place of %s stands %s', (key, instead) => {
  expect(insteadOf(named(key), claims)?.key).toBe(instead)
})

test('what is printed comes first, what is needed after it, each with its counterexample', () => {
  const { source } = errata(claims, () => null)
  const [printed, needed] = source.split('What is needed')
  expect(printed).toContain('One side.')
  expect(printed).toContain('As it stands there.')
  expect(printed).not.toContain('Below its range.')
  expect(needed).toContain('Below its range.')
  expect(printed.match(/class="counterexample"/g)).toHaveLength(4)
})

test('a claim that fell though it should hold is there, too', () => {
  const broken = theorem({ key: 'lemma-1', statement: 'It should hold.', ...fallen, expects: 'holds', passed: false })
  expect(errata([broken], () => null).source).toContain('It should hold.')
  expect(errata([named('lemma-7')], () => null).source).toContain('Nothing fell.')
})
