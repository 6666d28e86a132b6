import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { END_SIGNALS, loadParts } from '../../run/files/index.ts'
import { buildWith } from './interrupt-build.ts'
import { claimProject, type Running, running, testFile, untilFile } from './shards-project.ts'

const SHORT = `atMost('lemma-6', 10_000)`
const LONG = `atMost('lemma-8a', 10_000, { counts: { quick: { random: 1_000_000_000 } } })`

/** The long claim has begun, and told of cases. */
const isWellUnderWay = (part: string): boolean => /"random": [1-9]/.test(part)

/** Processes that it started and that still run. */
const childrenOf = ({ process: { pid } }: Running): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')

const isRunning = (pid: string): boolean => readdirSync('/proc').includes(pid)

const interruptedVitest = async (interrupt: (vitest: Running) => void) => {
  const project = claimProject({ 'a.test.ts': testFile(SHORT, LONG) })
  const vitest = project.start([])
  await untilFile(join(project.directory, 'reports/out/parts/lemma-8a.json'), isWellUnderWay)
  const workers = childrenOf(vitest)
  interrupt(vitest)
  return { project, ended: await vitest.end, workers }
}

const expectSaved = ({ project, ended }: Awaited<ReturnType<typeof interruptedVitest>>): void => {
  expect(ended.how).toBe(130)
  expect(ended.output).toMatch(/✓ lemma-6 +holds/)
  expect(ended.output).toMatch(/… lemma-8a +interrupted +[\d,]+ /)
  expect(ended.output).toContain('2 claims: 1 interrupted, 1 passed')
  const { claims } = project.theorems()
  expect(claims).toMatchObject([
    { key: 'lemma-6', verdict: 'holds', passed: true },
    { key: 'lemma-8a', verdict: 'interrupted', passed: false, stoppedBecause: 'interrupted' },
  ])
  expect(claims[1].cases.random).toBeGreaterThan(0)
}

test('vitest that is interrupted at the terminal saves and reports what it has, and exits with 130', async () => {
  // The terminal signals the whole group.
  expectSaved(await interruptedVitest(({ process: { pid = 0 } }) => process.kill(-pid, 'SIGINT')))
})

test.each(END_SIGNALS)('so does vitest that gets %s alone, and its workers end, too', async (signal) => {
  const interrupted = await interruptedVitest((vitest) => vitest.process.kill(signal))
  expectSaved(interrupted)
  expect(interrupted.workers.length).toBeGreaterThan(0)
  await expect.poll(() => interrupted.workers.filter(isRunning), { timeout: 20_000 }).toEqual([])
})

test('workers of a vitest that is killed end, without another claim or another result', async () => {
  const project = claimProject({ 'a.test.ts': testFile(LONG, SHORT) })
  const vitest = project.start([])
  const parts = join(project.directory, 'reports/out/parts')
  await untilFile(join(parts, 'lemma-8a.json'), isWellUnderWay)
  const workers = childrenOf(vitest)
  vitest.process.kill('SIGKILL')
  await expect.poll(() => workers.filter(isRunning), { timeout: 20_000 }).toEqual([])
  expect(readdirSync(parts)).toEqual(['lemma-8a.json'])
  expect(loadParts(join(parts, '..')).results).toMatchObject([{ key: 'lemma-8a', verdict: 'interrupted' }])
})

const claimsModule = (...claims: string[]): string =>
  `import { atMost } from '../tests/cli/claims.ts'\nexport const claims = [${claims.join(', ')}]\n`

test.each(END_SIGNALS)(
  'a check that gets %s saves and reports what it has, exits with 130, and can go on',
  async (signal) => {
    const directory = buildWith(claimsModule(SHORT, LONG, `atMost('lemma-9', 10_000)`))
    const check = running(process.execPath, ['start.js', 'check', '--shipped'], directory)
    await untilFile(join(directory, 'reports/out/parts/lemma-8a.json'), isWellUnderWay)
    check.process.kill(signal)
    const { how, output } = await check.end
    expect(how).toBe(130)
    expect(output).toMatch(/✓ lemma-6 +holds/)
    expect(output).toMatch(/… lemma-8a +interrupted +[\d,]+ /)
    expect(output).toMatch(/… lemma-9 +interrupted +0 /)
    const [short, long] = loadParts(join(directory, 'reports/out')).results
    expect([short.verdict, long.verdict]).toEqual(['holds', 'interrupted'])
    expect(long.cases.random).toBeGreaterThan(0)
    const again = ['start.js', 'check', '--shipped', '--resume', '--seconds', '1']
    await running(process.execPath, again, directory).end
    const later = loadParts(join(directory, 'reports/out')).results.find(({ key }) => key === 'lemma-8a')
    expect(later?.cases.random).toBeGreaterThan(long.cases.random)
  },
)

test('a case that never ends is left by a second interruption', async () => {
  const endless = `atMost('lemma-6', 1, { check() { for (;;); } })`
  const directory = buildWith(claimsModule(endless))
  const check = running(process.execPath, ['start.js', 'check', '--shipped'], directory)
  await untilFile(join(directory, 'reports/out/parts/lemma-6.json'), () => true)
  check.process.kill('SIGINT')
  setTimeout(() => check.process.kill('SIGINT'), 200)
  expect((await check.end).how).toBe(130)
  expect(loadParts(join(directory, 'reports/out')).results).toMatchObject([{ verdict: 'interrupted', passed: false }])
})

test('a check in a process of its own prints, and exits as its claims ended', async () => {
  const directory = buildWith(claimsModule(SHORT, `atMost('lemma-8b', 7_654)`))
  const check = (...words: string[]) => running(process.execPath, ['start.js', ...words], directory).end
  expect(await check('check', '--shipped', 'lemma-6', '--json')).toMatchObject({
    how: 0,
    output: expect.stringMatching(/^\{.*\}\n$/),
  })
  expect(await check('check', '--shipped')).toMatchObject({
    how: 1,
    output: expect.stringContaining('2 claims: 1 failed, 1 passed'),
  })
  expect(await check('check', '--shipped', 'lemma-5')).toMatchObject({
    how: 2,
    output: expect.stringContaining('lemmata: there is no'),
  })
  expect(await check('replay', 'corpus/lemma-8b.jsonl:1')).toMatchObject({ how: 1 })
  expect(await check('list', '--shipped')).toMatchObject({ how: 0, output: expect.stringContaining('lemma-8b') })
})
