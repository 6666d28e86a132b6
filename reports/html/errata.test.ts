import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { errata } from './errata.ts'

const counterexample = {
  case: 'x=1',
  size: 1,
  found: 'x=9',
  phase: 'random' as const,
  index: 3,
  shrinks: 2,
  way: [],
  shown: [],
  failed: ['output' as const],
  finding: [
    { term: 'expected', text: 'a ≤ b' },
    { term: 'observed', text: '2' },
  ],
  explanation: null,
  path: null,
  replay: null,
}
const refuted = {
  expects: 'refuted',
  verdict: 'refuted',
  passed: true,
  stoppedBecause: 'refuted',
  counterexample,
} as const

const claims = [
  theorem({ key: 'lemma-7', statement: 'The lemma.' }),
  theorem({ key: 'lemma-7.step-larger', variant: 'step', statement: 'The larger side.' }),
  theorem({
    ...{ key: 'lemma-7.step-one', variant: 'step', statement: 'One side.', insteadOf: 'lemma-7.step-larger' },
    ...refuted,
  }),
  theorem({
    ...{ key: 'lemma-7.below', variant: 'control', statement: 'Below its range.', insteadOf: 'lemma-7' },
    ...refuted,
  }),
  theorem({ key: 'lemma-7.printed', variant: 'printed', statement: 'As it stands there.', ...refuted }),
]
const named = (key: string) => claims.find((claim) => claim.key === key) ?? claims[0]

test('beside what is false stands what holds in its place, where the claim names it', () => {
  const [, one, below, printed] = errata(claims, () => null).source.split('<article')
  const instead = (erratum: string) => /What holds: <a href="#([^"]+)"/.exec(erratum)?.[1]
  expect([one, below, printed].map(instead)).toEqual(['lemma-7.step-larger', undefined, 'lemma-7'])
})

test('what is printed comes first, what is needed after it, each with its counterexample', () => {
  const { source } = errata(claims, () => null)
  const [printed, needed] = source.split('What is needed')
  expect(printed).toContain('One side.')
  expect(printed).toContain('As it stands there.')
  expect(printed).not.toContain('Below its range.')
  expect(needed).toContain('Below its range.')
  expect(printed.match(/class="counterexample"/g)).toHaveLength(2)
})

test('a claim that is refuted though it should hold is there, too', () => {
  const broken = theorem({ key: 'lemma-1', statement: 'It should hold.', ...refuted, expects: 'holds', passed: false })
  expect(errata([broken], () => null).source).toContain('It should hold.')
  expect(errata([named('lemma-7')], () => null).source).toContain('Nothing was refuted.')
})
