import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Theorem } from '../../reports/index.ts'
import { claimProject, type Project, testFile } from './shards-project.ts'

const builtIn = (key: string): string => `claims.find((claim) => claim.key === '${key}')`

// Claims that hold, fall and stay open, with rows credited across files, and some of the paper's: domains must repeat themselves.
const files = {
  'first.test.ts': testFile('samples[0]', 'samples[3]'),
  'second.test.ts': testFile('samples[5]'),
  'third.test.ts': testFile(builtIn('lemma-6')),
  'fourth.test.ts': testFile(builtIn('lemma-8a'), builtIn('lemma-8a.printed')),
}
const KEYS = ['definition-5', 'lemma-6', 'lemma-8a', 'lemma-8a.printed', 'lemma-8b', 'theorem-12a']

/** All but times. */
type Lasting = Omit<Theorem, 'seconds'>
const lasting = (claims: readonly Theorem[]): Lasting[] => claims.map(({ seconds: _, ...claim }) => claim)

const environment = (seed: string) => ({ LEMMATA_SEED: seed, LEMMATA_RUNS: '300', LEMMATA_CORPUS: 'off' })

async function whole(project: Project, seed: string): Promise<Lasting[]> {
  await project.vitest([], environment(seed))
  return lasting(project.theorems().claims)
}

async function inShards(project: Project, count: number, seed: string): Promise<Lasting[]> {
  rmSync(join(project.directory, 'reports/out/theorems.json'))
  for (let index = 1; index <= count; index++) {
    await project.vitest([`--shard=${index}/${count}`, '--reporter=blob'], environment(seed))
    expect(existsSync(join(project.directory, `.vitest-reports/blob-${index}-${count}.json`))).toBe(true)
  }
  await project.vitest(['--merge-reports'], environment(seed))
  rmSync(join(project.directory, '.vitest-reports'), { recursive: true })
  return lasting(project.theorems().claims)
}

test('the same seed gives the same cases, verdicts and closest calls, again and in any number of shards', async () => {
  const project = claimProject(files)
  const once = await whole(project, '11')
  expect(once.map(({ key }) => key)).toEqual(KEYS)
  expect(once[1].compiled?.rows).toBeGreaterThan(1000)
  expect(await whole(project, '11')).toEqual(once)
  for (const count of [1, 2, 3]) expect([count, await inShards(project, count, '11')]).toEqual([count, once])
  expect(await whole(project, '12')).not.toEqual(once)
})
