import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTheorems } from '../../reports/document/index.ts'
import { integers } from '../support/integers.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { atMost, samples } from './claims.ts'
import { lemmata, type Surroundings } from './terminal.ts'

const check = (words: readonly string[], more: Surroundings = {}) =>
  lemmata(['check', ...words], { claims: samples, directory: temporaryFolder(), ...more })

const keysOf = (json: string): string[] => JSON.parse(json).claims.map((claim: { key: string }) => claim.key)

test('check runs the claims that are named, and reports them', () => {
  const { code, out, err } = check(['lemma-8a', 'theorem', '--runs', '50'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "  claim        verdict               cases   closest   time

    One row of attention (6–9): 2 claims, as expected
    ✓ lemma-8a     holds                 1,054  attained  0.0 s  numbers up to 10000
    ✓   .printed   refuted, as expected     19    93.93%  0.0 s  numbers up to 9000

    Previous and next (11–13): 1 claim, as expected
    ✓ theorem-12a  holds                 1,054    50.00%  0.0 s  numbers up to 20000

    3 claims: 3 passed; 2,127 cases; 0.0 s; seed 1; quick
    report: reports/out/check.html"
  `)
})

test('a refutation is explained with the line that runs it again, and makes the exit code 1', () => {
  const directory = temporaryFolder()
  const { code, out } = check(['lemma-8b'], { directory })
  expect(code).toBe(1)
  expect(out).toContain('replay    npx lemmata replay corpus/lemma-8b.jsonl:1')
  expect(existsSync(join(directory, 'corpus/lemma-8b.jsonl'))).toBe(true)
})

test('what cannot be written costs no verdict, and makes the exit code 2', () => {
  const directory = temporaryFolder()
  writeFileSync(join(directory, 'reports'), '')
  const { code, out, err } = check(['lemma-6', 'lemma-8b'], { directory })
  expect(out).toMatch(/✓ lemma-6 +holds.*✗ lemma-8b +refuted/s)
  expect(out).toContain('replay    npx lemmata replay corpus/lemma-8b.jsonl:1')
  expect(out).not.toContain('report:')
  expect(err.replaceAll(`${directory}/`, '')).toBe(
    'lemmata: cannot write reports/out/counterexamples/lemma-8b.json and 7 others: reports is a file, where a folder should be',
  )
  expect(code).toBe(2)
})

test('in CI the corpus stays as it is', () => {
  const directory = temporaryFolder()
  const { out } = check(['lemma-8b'], { directory, environment: { CI: '1' } })
  expect(out).toContain('replay    npx lemmata replay reports/out/counterexamples/lemma-8b.json')
  expect(existsSync(join(directory, 'corpus'))).toBe(false)
})

test('with --json the document is that of theorems.json', () => {
  const { code, out } = check(['lemma-6', '--json', '--seed', '7'])
  expect(code).toBe(0)
  expect(readTheorems(out)).toMatchObject({
    kind: 'read',
    value: { seed: 7, profile: 'quick', claims: [{ key: 'lemma-6' }] },
  })
})

test('an unknown claim is answered with the statement of the same number', () => {
  const many = ['theorem-12a', 'corollary-17a', 'corollary-17a.size'].map((key) => atMost(key, 10_000))
  expect(check(['theorem-17a'], { claims: many }).err).toBe(
    'lemmata: there is no claim "theorem-17a"; did you mean "corollary-17a"? (lemmata list shows all)',
  )
})

test('a key stands for all that begin with it, a number for itself, and no key for all', () => {
  const many = ['lemma-8', 'lemma-8a', 'lemma-8a.printed', 'lemma-80', 'theorem-8'].map((key) => atMost(key, 10_000))
  const keys = (...words: string[]) => keysOf(check([...words, '--runs', '1', '--json'], { claims: many }).out)
  expect(keys('lemma-8')).toEqual(['lemma-8', 'lemma-8a', 'lemma-8a.printed'])
  expect(keys('lemma-8a')).toEqual(['lemma-8a', 'lemma-8a.printed'])
  expect(keys('lemma-8a.p', 'theorem')).toEqual(['theorem-8', 'lemma-8a.printed'])
  expect(keys('lemma')).toHaveLength(4)
  expect(keys()).toHaveLength(5)
})

test.each([
  [['lemma-6'], 0],
  [['lemma-8a.printed'], 0],
  [['definition-5'], 3],
  [['lemma-8b'], 1],
  [['lemma-8b', 'definition-5'], 1],
  [['lemma-6', 'definition-5'], 3],
])('check %j exits with %i', (keys, code) => {
  expect(check(keys).code).toBe(code)
})

test('an expected refutation that is not found makes the exit code 1', () => {
  const claims = [atMost('printed', 10_000, { expects: 'refuted' })]
  const { code, out } = check([], { claims })
  expect(code).toBe(1)
  expect(out).toContain('holds, to be refuted')
})

/** A clock on which a second passes with every look. */
const fastClock = () => {
  let now = 0
  return () => now++
}

test('claims share the time: what was found by then is reported, and it is no pass', () => {
  const directory = temporaryFolder()
  const claims = [atMost('first', 10_000), atMost('second', 10_000)]
  const { code, out } = check(['--seconds', '100'], { directory, claims, clock: fastClock() })
  expect(code).toBe(130)
  expect(out).toMatch(/… first +interrupted +14 /)
  expect(out).toMatch(/… second +interrupted +12 /)
  expect(readdirSync(join(directory, 'reports/out/parts'))).toHaveLength(4)
})

test('time that a claim leaves goes to those after it', () => {
  const claims = [
    atMost('first', 10_000),
    atMost('second', 10_000, { domain: integers(1), counts: { quick: { random: 1, targeted: 0 } } }),
    atMost('third', 10_000),
  ]
  const { out } = check(['--seconds', '150'], { claims, clock: fastClock() })
  const cases = (key: string): number => Number(new RegExp(`${key} +\\S+ +(\\d+) `).exec(out)?.[1])
  expect(out).toMatch(/✓ second +holds-exhaustively/)
  expect(cases('third')).toBeGreaterThan(1.5 * cases('first'))
})

test('a refutation before the time is over still counts as one', () => {
  const claims = [atMost('first', 2), atMost('second', 10_000)]
  expect(check(['--seconds', '100'], { claims, clock: fastClock() })).toMatchObject({ code: 1 })
})

test('the user’s interruption makes the exit code 130, whatever was found', () => {
  let looks = 0
  const claims = [atMost('first', 2), atMost('second', 10_000)]
  const { code, out } = check([], { claims, isInterrupted: () => looks++ > 100 })
  expect(code).toBe(130)
  expect(out).toContain('2 claims: 1 failed, 1 interrupted')
})

test('a random seed is shown', () => {
  const { out } = check(['lemma-6', '--seed', 'random'])
  expect(out).toMatch(/seed \d+/)
})

test('progress is cleared in the end', () => {
  expect(check(['lemma-6']).progress).toEqual([''])
})

test.each([
  [['lemma-8c']],
  [['lema-8a']],
  [['everything']],
  [['lemma-6', '--runs', '0']],
  [['--seconds', 'soon']],
  [['--seconds', '0']],
  [['--seed', 'one']],
  [['--profile', 'slow']],
  [['--run', '5']],
])('check %j says what is wrong and exits with 2', (words) => {
  const { code, out, err } = check(words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})
