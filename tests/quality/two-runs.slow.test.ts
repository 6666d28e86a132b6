// Two runs of vitest in one folder at the same time.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimProject, type Project, testFile } from './shards-project.ts'

/** Tests that wait until each of the runs has come so far, named by LEMMATA_SEED. */
const meeting = (place: string): string => `
import { existsSync as isThere, mkdirSync as make, writeFileSync as put } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { test as plain } from 'vitest'
plain('meets the other run: ${place}', async () => {
  make('meetings', { recursive: true })
  put('meetings/${place}-' + process.env.LEMMATA_SEED, '')
  for (const seed of [1, 2]) while (!isThere('meetings/${place}-' + seed)) await wait(10)
})
`

const halves = (name: string): string => `
export function ${name}(n) {
  return n / 2
}
export function idle${name}() {
  return 1
}
`
const claimOn = (name: string, key: string): string => `
import { ${name} } from './src/${name}.ts'
claimTest(atMost('${key}', 10_000, { check: (c, probe) => probe.same(${name}(2 * c), c) }))
`

const coverageOf = (project: Project): unknown[] =>
  project.theorems().claims.map(({ key, coverage }) => [key, coverage?.lines])

test('each has the coverage that it would have alone, and neither loses what the other found', async () => {
  const project = claimProject({
    ...{ 'src/one.ts': halves('one'), 'src/two.ts': halves('two') },
    'one.test.ts': `${testFile()}${claimOn('one', 'one')}${meeting('first')}`,
    'two.test.ts': `${testFile()}${claimOn('two', 'two')}${meeting('first')}`,
    'both.test.ts': meeting('both'),
  })
  const run = (seed: string, file: string) =>
    project.vitest(['--coverage', file, 'both.test.ts'], { LEMMATA_SEED: seed })
  const ended = await Promise.all([run('1', 'one.test.ts'), run('2', 'two.test.ts')])
  for (const { how, output } of ended) {
    expect(output).not.toMatch(/error|another run/i)
    expect(how).toBe(0)
  }
  expect(coverageOf(project)).toEqual([
    ['one', 0.5],
    ['two', 0.5],
  ])
  const left = join(project.directory, 'reports/out/coverage')
  expect(readdirSync(left).toSorted()).toEqual(['one', 'statements.json', 'two', 'unreached.json'])
  for (const id of ['one', 'two']) expect(existsSync(join(left, id, 'index.html'))).toBe(true)
})

test('two that run the same claim say so, and each shows its own results', async () => {
  const project = claimProject({
    'a.test.ts': `${testFile("atMost('lemma-8a', 10_000)")}${meeting('claimed')}`,
  })
  const run = (seed: string) => project.vitest([], { LEMMATA_SEED: seed, LEMMATA_RUNS: `${seed}00` })
  const ended = await Promise.all([run('1'), run('2')])
  expect(ended.map(({ output }) => /claim: 1 passed; ([\d,]+) cases/.exec(output)?.[1])).toEqual(['1,104', '1,204'])
  const warned = ended.filter(({ output }) =>
    output.includes(
      'another run wrote its results of lemma-8a to reports/out at the same time: run them one after the other',
    ),
  )
  expect(warned).toHaveLength(1)
  const summary = readFileSync(join(project.directory, 'reports/out/summary.md'), 'utf8')
  expect(summary).toContain(`seed ${project.theorems().seed}`)
})
