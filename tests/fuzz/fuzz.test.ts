// The fuzzers notice what they are for: each promise of the command line is broken in turn.
import { expect, test } from 'vitest'
import { assertDomain } from '../../generators/index.ts'
import { runClaim } from '../../src/engine/index.ts'
import { attempts } from './attempt.ts'
import { claims, FUZZERS, fuzzClaim } from './claims.ts'
import { type Answer, obey } from './obey.ts'

test.each(FUZZERS)('$what: command lines are drawn, printed, read and shrunk like cases of any domain', ({ draw }) => {
  assertDomain(attempts(draw), { isValid: ({ words }) => words.length > 0, draws: 10, starts: 1 })
})

test.each(claims.map((claim) => [claim.key, claim] as const))('%s: 40 get an answer or a pointed error', (_, claim) => {
  const { counterexample, problems } = claim.run({ numRuns: 40 })
  expect([counterexample, problems]).toEqual([null, []])
})

const [formulas, programs, , , faults] = FUZZERS

/** What is found when answers come out changed. */
function foundWith(fuzzer: (typeof FUZZERS)[number], change: (answer: Answer, words: readonly string[]) => Answer) {
  const ask: typeof obey = (one, ...rest) => change(obey(one, ...rest), one.words)
  const { verdict, counterexample } = runClaim(fuzzClaim(fuzzer, ask), { numRuns: 300 })
  return [verdict, counterexample?.finding.map(({ text }) => text).join(' ') ?? '']
}

const isError = ({ code }: Answer): boolean => code === 2

const MISTAKES: readonly (readonly [name: string, change: (answer: Answer) => Answer, finding: RegExp])[] = [
  ['a colour in a message', (a) => ({ ...a, err: a.err.replace('^', '\u001b[31m^') }), /a control character/],
  ['an error without a word', (a) => (isError(a) ? { ...a, out: '', err: '' } : a), /exit 2 without a message/],
  [
    'what the engine says of itself',
    (a) => (isError(a) ? { ...a, out: '', err: 'lemmata: Invalid array length' } : a),
    /an error for nobody/,
  ],
  ['an answer that is refuted', (a) => (isError(a) ? a : { ...a, code: 1 }), /the exit code/],
  ['an answer with an error', (a) => (isError(a) ? a : { ...a, err: 'lemmata: sorry' }), /exit 0, with/],
  ['more than two seconds', (a) => ({ ...a, milliseconds: 2001 }), /2001/],
]

test.each(MISTAKES)('%s is noticed', (_, change, finding) => {
  expect(foundWith(programs, change)).toEqual(['refuted', expect.stringMatching(finding)])
})

test('a fault of the file system that nobody tells is noticed', () => {
  const change = (answer: Answer): Answer => (answer.isRefused ? { ...answer, code: 0, out: 'fine', err: '' } : answer)
  expect(foundWith(faults, change)).toEqual(['refuted', expect.stringMatching(/not a word/)])
})

test('a wrong truth is noticed where two cases of known truth are fused', () => {
  const change = (answer: Answer): Answer => ({ ...answer, out: answer.out.replace(/"truth":\[[01]/, '"truth":[2') })
  expect(foundWith(formulas, change)).toEqual(['refuted', expect.stringMatching(/the truth along the word/)])
})

test('what is thrown is noticed, and shrunk to a command line of a few words', () => {
  const ask: typeof obey = (one, ...rest) => {
    if (one.words.join(' ').includes('X')) throw new TypeError('x is not a function')
    return obey(one, ...rest)
  }
  const { verdict, counterexample } = runClaim(fuzzClaim(formulas, ask), { numRuns: 300 })
  expect([verdict, JSON.parse(counterexample?.case ?? '').words]).toEqual(['crashed', expect.any(Array)])
  expect(JSON.parse(counterexample?.case ?? '').words.join(' ').length).toBeLessThan(40)
})
