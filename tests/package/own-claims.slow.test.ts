// Claims of a stranger's, from the command line: everything that is printed to be run again is run again.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untilFile } from '../quality/shards-project.ts'
import { strangersProject } from './strangers-project.ts'

const CONFIG = `
import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { reporters: ['default', 'lemmata/vitest/reporter'] } })
`

const IMPORTS = `
import fc from 'fast-check'
import { rational } from 'lemmata'
import { integers } from 'lemmata/generators'
import { boundedBy, inClaim, inSource, statementClaims } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { describe, test } from 'vitest'
export const below = (key, limit, domain, more = {}) => boundedBy({
  key, title: 'x ≤ ' + limit, statement: 'A number is at most ' + limit + '.', domain,
  observed: (x) => rational.of(x), bound: () => rational.of(limit), ...more,
})
`

/** The case of each is the smallest that fails. */
const FAILING = `${IMPORTS}
claimTest(below('text', 7, integers(0, 9)))
claimTest(below('text.example', 998, integers(0, 999), { examples: [999] }))
claimTest(below('plain', 700, fc.nat(1000)))
claimTest(below('plain.example', 2000, fc.nat(2001), { examples: [2001] }))
describe('in a group', () => {
  claimTest(below('grouped', 7, integers(0, 9)))
  claimTest(below('grouped.plain', 700, fc.nat(1000)))
})
claimTest(below('holds', 9, integers(0, 9)))
test('holds: no claim', () => { throw new Error('must not run') })
`
const CASES: Readonly<Record<string, string>> = {
  text: '8',
  'text.example': '999',
  plain: '701',
  'plain.example': '2001',
  grouped: '8',
  'grouped.plain': '701',
}

const failing = () =>
  strangersProject({
    'package.json': '{"type":"module"}',
    'vitest.config.js': CONFIG,
    'claims.test.ts': FAILING,
  })

test.each([{}, { CI: 'true' }])('every printed line runs its case again, with %j', async (environment) => {
  const { shell, replayLines, directory } = failing()
  expect((await shell('npx vitest run', environment)).how).toBe(1)
  expect(existsSync(join(directory, 'corpus'))).toBe(!('CI' in environment))
  const lines = [...replayLines()].filter(([, line]) => line !== '')
  expect(lines.map(([key]) => key).toSorted()).toEqual(Object.keys(CASES).toSorted())
  for (const [key, line] of lines) {
    const { how, output } = await shell(line, environment)
    expect([key, how, output]).toEqual([key, 1, expect.stringContaining(`case      ${CASES[key]}\n`)])
  }
})

test('what check prints runs again as well, with results elsewhere', async () => {
  const { shell } = failing()
  const { how, output } = await shell('npx lemmata check text plain --out part --seed 3', { CI: 'true' })
  expect(how).toBe(1)
  const lines = [...output.matchAll(/^ {2}replay {4}(.*)$/gm)].map(([, line]) => line)
  expect(lines.length).toBe(4)
  for (const line of lines) expect([line, (await shell(line)).how]).toEqual([line, 1])
})

test('a counterexample of a plain arbitrary is replayed by its path, and a test by LEMMATA_REPLAY', async () => {
  const { shell } = failing()
  await shell('npx lemmata check plain text')
  const file = 'reports/out/counterexamples/plain.json'
  const { how, output } = await shell(`npx --silent lemmata replay ${file} --json`)
  expect([how, JSON.parse(output)]).toEqual([
    1,
    expect.objectContaining({ key: 'plain', case: '701', ending: 'failed' }),
  ])
  const tested = await shell('LEMMATA_REPLAY=corpus/text.jsonl:1 npx vitest run -t "(^| )(text|plain): "')
  expect(tested.how).toBe(1)
  expect(tested.output).toContain('fails again\ncase      8')
  expect(tested.output).toMatch(/1 failed \| \d+ skipped/)
})

test('list, check and replay know own claims first, also those named like shipped ones', async () => {
  const own = `${IMPORTS}
claimTest(below('lemma-6', 9, integers(0, 9)))
claimTest(below('holds', 9, integers(0, 9)))`
  const { shell, write } = strangersProject({ 'package.json': '{}', 'vitest.config.mjs': CONFIG })
  expect((await shell('npx --silent lemmata list')).output).toBe(
    'no claims of your own have run here yet: npx lemmata init writes one to start from, npx vitest run runs it\n',
  )
  write({ 'own.test.ts': own })
  const checked = await shell('npx --silent lemmata check lemma-6 --json --runs 50')
  expect(checked.how).toBe(0)
  expect(JSON.parse(checked.output).claims).toMatchObject([{ key: 'lemma-6', title: 'x ≤ 9', file: 'own.test.ts' }])
  const shipped = await shell('npx --silent lemmata check lemma-7 --shipped --json --runs 5')
  expect(JSON.parse(shipped.output).claims[0]).toMatchObject({ key: 'lemma-7', file: null })
  expect((await shell('npx vitest run')).how).toBe(0)
  const listed = JSON.parse((await shell('npx --silent lemmata list --json')).output)
  expect(listed.claims.map(({ key, file }: { key: string; file: string }) => [key, file])).toEqual([
    ['lemma-6', 'own.test.ts'],
    ['holds', 'own.test.ts'],
  ])
  expect(await shell('npx --silent lemmata check hodls')).toEqual({
    how: 2,
    output: expect.stringContaining('there is no claim "hodls"; did you mean "holds"?'),
  })
})

test('a file that cannot be loaded, and a project without vitest, are said to be so', async () => {
  const { shell, write } = strangersProject({ 'package.json': '{}', 'own.test.ts': 'import "./gone.js"' })
  const broken = await shell('npx --silent lemmata check')
  expect(broken).toEqual({ how: 2, output: expect.stringContaining('own.test.ts: ') })
  write({ 'own.test.ts': '' })
  const bare = strangersProject({ 'package.json': '{}', 'pnpm-lock.yaml': '' }, ['lemmata', 'fast-check'])
  expect(await bare.shell('npx --silent lemmata check mine')).toEqual({
    how: 2,
    output:
      'lemmata: claims of your own run in vitest, which is not installed here: pnpm add --save-dev vitest@4.1.12\n',
  })
})

test('mutants of own claims, in the claim and in the source, are killed or alive', async () => {
  const { shell, directory } = strangersProject({
    'package.json': '{"type":"module"}',
    'lib/digit.ts': 'export const largest = (n: number): number => n + 9\n',
    'own.test.ts': `${IMPORTS}
import { largest } from './lib/digit.ts'
claimTest(below('digit', largest(0), integers(0, 9)), {
  mutants: [
    inClaim('digit.8', 'digit', 'Digits end at 8.', below('digit', 8, integers(0, 9))),
    ...inSource('lib/digit.ts', 'largest', 'digit', [
      ['digit.source-8', 'Digits end at 8.', '9', '8'],
      ['digit.source-10', 'Digits end at 10.', '9', '10'],
    ]),
  ],
})`,
  })
  const { how, output } = await shell('npx --silent lemmata mutants digit --json')
  expect(how).toBe(1)
  const killed = { 'digit.8': true, 'digit.source-8': true, 'digit.source-10': false }
  const verdicts = (text: string) =>
    Object.fromEntries(JSON.parse(text).mutants.map((one: { name: string; killed: boolean }) => [one.name, one.killed]))
  expect(verdicts(output)).toEqual(killed)
  expect(verdicts(readFileSync(join(directory, 'reports/out/mutants.json'), 'utf8'))).toEqual(killed)
  expect((await shell('npx --silent lemmata mutants digit.8')).output).toContain('1 of 1 mutant killed')
})

test('claims in several files share the time of a check, and go on from there with the same settings only', async () => {
  const { shell } = strangersProject({
    'package.json': '{"type":"module"}',
    ...Object.fromEntries(
      ['a', 'b', 'c'].map((key) => [
        `${key}.test.ts`,
        `${IMPORTS}\nclaimTest(below('${key}', 1000000, integers(0, 1000000)))`,
      ]),
    ),
  })
  const check = async (...words: string[]) => {
    const { how, output } = await shell(`npx --silent lemmata check --out part ${words.join(' ')}`)
    const cases = [...output.matchAll(/… [abc] +interrupted +([\d,]+)/g)].map(([, count]) =>
      Number(count.replaceAll(',', '')),
    )
    return { how, output, cases }
  }
  const begun = await check('--runs 100000000', '--seconds 20')
  expect([begun.how, begun.cases.length]).toEqual([130, 3])
  expect(Math.min(...begun.cases)).toBeGreaterThan(0)
  const later = await check('--runs 100000000', '--seconds 20', '--resume')
  for (const k of begun.cases.keys()) expect(later.cases[k]).toBeGreaterThan(begun.cases[k])
  expect(await check('--runs 7', '--resume')).toMatchObject({
    how: 2,
    output: expect.stringContaining(
      'with 100000000 random cases, and this one is with 7 random cases: give --runs 100000000',
    ),
  })
})

test('an interruption ends the run with what is known by then', async () => {
  const { start, directory } = strangersProject({
    'package.json': '{"type":"module"}',
    'own.test.ts': `${IMPORTS}\nclaimTest(below('long', 1000000, integers(0, 1000000)))`,
  })
  const { process: child, end } = start('exec node node_modules/lemmata/cli/lemmata.js check long --runs 100000000')
  await untilFile(join(directory, 'reports/out/parts/long.json'), (text) => /"random": [1-9]/.test(text))
  child.kill('SIGINT')
  const { how, output } = await end
  expect(how).toBe(130)
  expect(output).toMatch(/… long +interrupted +[1-9]/)
})

test.each(['module', 'commonjs'])('init leads to a verdict, in a package of kind %s', async (type) => {
  const { shell, replayLines } = strangersProject({ 'package.json': JSON.stringify({ type }) })
  expect((await shell('npx --silent lemmata init')).how).toBe(0)
  const tested = await shell('npx vitest run')
  expect([tested.how, tested.output]).toEqual([0, expect.stringContaining('✓ finds-one  holds')])
  expect((await shell('npx --silent lemmata mutants')).output).toContain('1 of 1 mutant killed')
  await shell("sed -i 's/-n - 1/-n - 2/' lib/finds-one.ts")
  expect((await shell('npx vitest run')).how).toBe(1)
  const { how, output } = await shell(replayLines().get('finds-one') ?? '')
  expect([how, output]).toEqual([1, expect.stringContaining('fails again\n  case      10\n')])
})

test('of claims that share a key none passes unseen: in one file neither runs, in two the failing one counts', async () => {
  const { write, shell } = strangersProject({
    'package.json': '{"type":"module"}',
    'vitest.config.js': CONFIG,
    'a.test.ts': `${IMPORTS}claimTest(below('same', 7, integers(0, 9)))\nclaimTest(below('same', 9, integers(0, 9)))`,
  })
  const twins = await shell('npx vitest run')
  expect(twins.how).toBe(1)
  expect(twins.output).toContain('the test "same: x ≤ 9" has the key "same" as well: give each claim a key of its own')
  expect(twins.output).not.toContain('same  holds')

  write({
    'a.test.ts': `${IMPORTS}claimTest(below('same', 7, integers(0, 9)))`,
    'b.test.ts': `${IMPORTS}claimTest(below('same', 9, integers(0, 9)))`,
  })
  const apart = await shell('npx vitest run')
  expect(apart.how).toBe(1)
  expect(apart.output).toContain('several tests ran a claim with the key "same": give each claim a key of its own')
  expect(apart.output).toContain('✗ same   refuted')
})

test('a key that names no file is shown where it stands, and a claim where vitest does not look is said to be there', async () => {
  const { write, shell } = strangersProject({
    'package.json': '{"type":"module"}',
    'vitest.config.js': "export default { test: { include: ['test/*.spec.js'] } }",
    'a.test.ts': `${IMPORTS}claimTest(below('half of it', 7, integers(0, 9)))`,
  })
  const unseen = await shell('npx --silent lemmata check')
  expect([unseen.how, unseen.output]).toEqual([
    2,
    'lemmata: vitest finds no claims of your own here: npx lemmata init writes one, and its file must be among those that test.include of the vitest configuration names\n',
  ])
  write({ 'vitest.config.js': CONFIG })
  const { how, output } = await shell('npx vitest run')
  expect(how).toBe(1)
  expect(output).toContain('"half of it" cannot name a file: a key consists of letters, digits, dots and dashes')
  expect(output).toMatch(/❯ a\.test\.ts:\d+:\d+/)
})
