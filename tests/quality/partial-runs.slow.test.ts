import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timeless } from '../support/timeless.ts'
import { claimProject, type Project, testFile } from './shards-project.ts'

const files = {
  'src/halves.ts': 'export const half = (n: number) => n / 2\nexport const idle = () => 1\n',
  'one.test.ts': `import { half } from './src/halves.ts'\n${testFile(
    "atMost('one', 10_000, { check: (c, probe) => probe.same(half(2 * c), c) })",
    "atMost('one.other', 10_000)",
  )}`,
  'two.test.ts': testFile("atMost('two', 9_000)", "atMost('third', 10_000)"),
}

const out = (project: Project, ...names: string[]): string => join(project.directory, 'reports/out', ...names)
const read = (project: Project, ...names: string[]): string => readFileSync(out(project, ...names), 'utf8')
const earlier = (project: Project): string[] =>
  project.theorems().claims.map((claim) => `${claim.key} ${claim.verdict}${claim.earlier ? ', earlier' : ''}`)
const change = (project: Project, name: string, ...claims: readonly string[]): void =>
  writeFileSync(join(project.directory, name), testFile(...claims))

test('a run of some claims leaves what the last run said of the others, and says so', async () => {
  const project = claimProject(files)
  await project.vitest(['--coverage'])
  expect(earlier(project)).toEqual(['one holds', 'one.other holds', 'third holds', 'two refuted'])
  const coverage = project.theorems().claims.map((claim) => claim.coverage)
  const unreached = read(project, 'coverage/unreached.json')

  change(project, 'two.test.ts', "atMost('two', 10_000)", "atMost('third', 10_000)")
  const byName = await project.vitest(['-t', '^two: '])
  expect(earlier(project)).toEqual([
    ...['one holds, earlier', 'one.other holds, earlier', 'third holds, earlier'],
    'two holds',
  ])
  const table = byName.output.slice(byName.output.indexOf('  claim'))
  expect(timeless(table).replace(/ +$/gm, '').trimEnd()).toMatchInlineSnapshot(`
    "  claim  verdict  cases   closest  time
    ✓ two    holds    3,005  attained  0.0 s  numbers up to 10000

    1 claim: 1 passed; 3,005 cases; 0.0 s; seed 1; quick
    1 of 4 claims ran; the others in the report are of earlier runs
    report: reports/out/index.html"
  `)
  expect(project.theorems().claims.map((claim) => claim.coverage)).toEqual(coverage)
  expect(read(project, 'junit.xml').match(/<testcase/g)).toHaveLength(1)
  expect(read(project, 'index.html')).toContain('It is the result of an earlier run.')
  expect(read(project, 'summary.md')).toContain('1 of 4 claims ran; the others in the report are of earlier runs')
  expect(existsSync(out(project, 'counterexamples/two.json'))).toBe(false)

  // A part of a statement is not measured anew: it would reach less than the whole.
  await project.vitest(['--coverage', 'one.test.ts', '-t', '^one.other: '])
  expect(project.theorems().claims.map((claim) => claim.coverage)).toEqual(coverage)
  expect(read(project, 'coverage/unreached.json')).toBe(unreached)
  expect(existsSync(out(project, 'coverage/one/index.html'))).toBe(true)
})

test('claims that are gone go with all that belongs to them, also by a run of some files', async () => {
  const project = claimProject({ ...files, 'three.test.ts': testFile("atMost('three', 9_000)") })
  await project.vitest(['--coverage'])
  writeFileSync(out(project, 'check.html'), 'of an earlier check')
  change(project, 'two.test.ts', "atMost('third', 10_000)")
  rmSync(join(project.directory, 'three.test.ts'))
  await project.vitest(['two.test.ts', '-t', 'nothing has this name'])
  expect(earlier(project)).toEqual(['one holds', 'one.other holds', 'third holds', 'three refuted', 'two refuted'])
  await project.vitest(['two.test.ts'])
  expect(earlier(project)).toEqual(['one holds, earlier', 'one.other holds, earlier', 'third holds'])
  expect(readdirSync(out(project, 'counterexamples'))).toEqual([])
  expect(readdirSync(out(project, 'parts')).filter((name) => name.endsWith('.json'))).toEqual([
    ...['one.json', 'one.other.json', 'third.json'],
  ])
  expect(existsSync(out(project, 'check.html'))).toBe(true)

  change(project, 'one.test.ts', "atMost('fourth', 10_000)")
  await project.vitest([])
  expect(earlier(project)).toEqual(['fourth holds', 'third holds'])
  for (const name of ['coverage/one', 'check.html'])
    expect([name, existsSync(out(project, name))]).toEqual([name, false])
})

test('a file that cannot be loaded keeps its claims', async () => {
  const project = claimProject(files)
  await project.vitest([])
  writeFileSync(join(project.directory, 'two.test.ts'), 'this is no program')
  await project.vitest([])
  expect(earlier(project)).toEqual(['one holds', 'one.other holds', 'third holds, earlier', 'two refuted, earlier'])
})
