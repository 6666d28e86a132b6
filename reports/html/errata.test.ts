import { expect, test } from 'vitest'
import { sampleTheorem as theorem } from '../../tests/support/sample-theorem.ts'
import { errata, titleOfRefuted } from './errata.ts'
import { NO_LINKS } from './typeset.ts'

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
    ...{ key: 'lemma-7.below', variant: 'control', statement: 'Below its range.' },
    ...refuted,
  }),
  theorem({
    ...{ key: 'lemma-7.printed', variant: 'printed', statement: 'As it stands there.', insteadOf: 'lemma-7' },
    ...refuted,
  }),
]

const parts = errata(claims, NO_LINKS).source.split('<h2>').slice(1)

test('printed forms, steps of proofs and what is needed are different things, each with its counterexample', () => {
  expect(parts.map((part) => part.split('</h2>')[0])).toEqual(['What is printed', 'Steps of proofs', 'What is needed'])
  const texts = ['As it stands there.', 'One side.', 'Below its range.']
  expect(parts.map((part) => texts.filter((text) => part.includes(text)))).toEqual(texts.map((text) => [text]))
  for (const part of parts) expect(part.match(/class="counterexample"/g)).toHaveLength(1)
})

test('beside what is false stands what holds in its place, where the claim names it', () => {
  const instead = (part: string) => /What holds: <a href="#([^"]+)"/.exec(part)?.[1]
  expect(parts.map(instead)).toEqual(['lemma-7', 'lemma-7.step-larger', undefined])
})

test('errata are what says of itself that it is printed, and nothing else', () => {
  expect(titleOfRefuted(claims)).toBe('Errata')
  expect(titleOfRefuted(claims.filter(({ variant }) => variant !== 'printed'))).toBe('Refuted')
  const broken = theorem({ key: 'mine', variant: 'own', ...refuted, expects: 'holds', passed: false })
  expect(titleOfRefuted([broken])).toBeNull()
  const onPurpose = theorem({ key: 'mine', variant: 'own', statement: 'On purpose.', ...refuted })
  const { source } = errata([onPurpose], NO_LINKS)
  expect(source).toContain('On purpose.')
  expect(source).not.toMatch(/printed|Errata/)
})
