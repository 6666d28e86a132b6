import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Theorem } from '../../reports/document/index.ts'
import { lemmata } from '../cli/terminal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { claimProject, type Project, testFile, theoremsIn } from './shards-project.ts'

const builtIn = (key: string): string => `claims.find((claim) => claim.key === '${key}')`

// Small functions that become hot and are inlined, one that is called while the module loads, one that only one claim calls.
const HALVES = `
export const table = [1, 2, 3].map((n) => triple(n))
export function triple(n: number) {
  return 3 * n
}
export function half(n: number) {
  return n % 2 === 0 ? even(n) : odd(n)
}
const even = (n: number) => n / 2
const odd = (n: number) => (n - 1) / 2
export function seldom(n: number) {
  if (n === 3) return triple(n)
  return n
}
export const idle = () => 1
`
const exercising = (key: string, what: string): string => `
import { half, seldom } from './src/halves.ts'
claimTest(atMost('${key}', 10_000, {
  check(c, probe) {
    let sum = 0
    for (let k = 0; k < 200; k++) sum += ${what}
    return probe.same(sum >= 0, true)
  },
}))
`

// Claims that hold, are refuted or stay open, with rows credited across files, and some of the paper's: domains must repeat themselves.
const files = {
  'src/halves.ts': HALVES,
  'first.test.ts': testFile('samples[0]', 'samples[3]'),
  'second.test.ts': `${testFile('samples[5]')}${exercising('lemma-7', 'half(c + k)')}`,
  'third.test.ts': `${testFile(builtIn('lemma-6'))}${exercising('lemma-9', 'seldom(c) + half(2 * k)')}`,
  'fourth.test.ts': `${testFile(builtIn('lemma-8a'), builtIn('lemma-8a.printed'))}${exercising('lemma-28', 'half(c)')}`,
}
const PAPER = ['definition-5', 'lemma-6', 'lemma-7', 'lemma-8a', 'lemma-8a.printed', 'lemma-8b', 'lemma-9']
const KEYS = [...PAPER, 'theorem-12a', 'lemma-28']

/** All but times. */
type Lasting = Omit<Theorem, 'seconds'>
const lasting = (claims: readonly Theorem[]): Lasting[] => claims.map(({ seconds: _, ...claim }) => claim)

const environment = (seed: string) => ({ LEMMATA_SEED: seed, LEMMATA_RUNS: '300', LEMMATA_CORPUS: 'off' })

async function whole(project: Project, seed: string, ...words: readonly string[]): Promise<Lasting[]> {
  await project.vitest(['--coverage', ...words], environment(seed))
  return lasting(project.theorems().claims)
}

async function inShards(project: Project, count: number, seed: string): Promise<Lasting[]> {
  rmSync(join(project.directory, 'reports/out/theorems.json'))
  for (let index = 1; index <= count; index++) {
    await project.vitest([`--shard=${index}/${count}`, '--reporter=blob', '--coverage'], environment(seed))
    expect(existsSync(join(project.directory, `.vitest-reports/blob-${index}-${count}.json`))).toBe(true)
  }
  await project.vitest(['--merge-reports'], environment(seed))
  rmSync(join(project.directory, '.vitest-reports'), { recursive: true })
  return lasting(project.theorems().claims)
}

/** Each shard on a machine of its own, joined by the command. */
async function onMachines(count: number, seed: string): Promise<Lasting[]> {
  const machines = Array.from({ length: count }, () => claimProject(files))
  for (const [k, machine] of machines.entries()) {
    await machine.vitest([`--shard=${k + 1}/${count}`, '--coverage'], environment(seed))
  }
  const directory = temporaryFolder()
  const folders = machines.map((machine) => machine.directory)
  expect(lemmata(['report', '--merge', ...folders], { directory })).toMatchObject({ code: 1, err: '' })
  return lasting(theoremsIn(directory).claims)
}

const coverageOf = (claims: readonly Lasting[]): Record<string, Lasting['coverage']> =>
  Object.fromEntries(claims.map(({ key, coverage }) => [key, coverage]))

test('the same seed gives the same cases, verdicts, closest calls and coverage, again and in any number of shards', async () => {
  const project = claimProject(files)
  const once = await whole(project, '11')
  expect(once.map(({ key }) => key)).toEqual(KEYS)
  expect(once[1].compiled?.rows).toBeGreaterThan(1000)
  expect(await whole(project, '11')).toEqual(once)
  for (const count of [2, 3]) expect([count, await inShards(project, count, '11')]).toEqual([count, once])
  expect(await onMachines(3, '11')).toEqual(once)
  expect(await whole(project, '12')).not.toEqual(once)
})

// What runs as a file loads belongs to none of its claims, no more than what earlier files did. In the claim only the last number is odd:
// by then the loop over `half` is hot, and compiled with all that was ever called in it.
const LATE = `
import { half } from './src/halves.ts'
for (let n = 0; n < 200_000; n++) half(n)
const sumFrom = (n: number) => {
  let sum = 0
  for (let k = 0; k < 200; k++) sum += half(n + 2 * k)
  return sum
}
claimTest(atMost('lemma-30', 10_000, {
  check(c, probe) {
    for (let k = 0; k < 3000; k++) sumFrom(2 * k)
    return probe.same(sumFrom(1) > 0, true)
  },
}))
`

test('a function that is first called when its caller is hot counts, whatever ran before', async () => {
  const project = claimProject({ 'src/halves.ts': HALVES, 'late.test.ts': `${testFile()}${LATE}` })
  const [{ coverage }] = await whole(project, '11')
  expect(coverage).toEqual({ lines: 3 / 8, branches: 2 / 4 })
})

test('what a claim reaches does not depend on the order of the files, nor on how many processes run them', async () => {
  const project = claimProject(files)
  const once = coverageOf(await whole(project, '11', '--maxWorkers=1'))
  // Of 8 lines and 4 arms: half, even and odd; seldom, triple, half and even; half, even and odd.
  expect(once['lemma-7']).toEqual({ lines: 3 / 8, branches: 2 / 4 })
  expect(once['lemma-9']).toEqual({ lines: 5 / 8, branches: 3 / 4 })
  expect(once['lemma-28']).toEqual({ lines: 3 / 8, branches: 2 / 4 })
  // It shares a file with lemma-7.
  expect(once['definition-5']).toEqual(once['lemma-7'])
  expect(once['theorem-12a']).toBeNull()
  for (const seed of ['1', '2']) {
    const shuffled = ['--maxWorkers=1', '--sequence.shuffle.files', `--sequence.seed=${seed}`]
    expect([seed, coverageOf(await whole(project, '11', ...shuffled))]).toEqual([seed, once])
  }
  for (const way of ['--maxWorkers=4', '--isolate'])
    expect([way, coverageOf(await whole(project, '11', way))]).toEqual([way, once])
  // The branch of odd numbers is never taken: its page says so, line by line.
  const folder = join(project.directory, 'reports/out')
  expect(readFileSync(join(folder, 'coverage/lemma-9/lcov.info'), 'utf8')).toContain('SF:src/halves.ts')
  expect(readFileSync(join(folder, 'coverage/lemma-9/halves.ts.html'), 'utf8')).toContain('branch not covered')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
    '<li class="partly" value="7"><code>return n % 2 === 0 ? even(n) : odd(n)</code> <small>(a branch)</small></li>',
  )
})
