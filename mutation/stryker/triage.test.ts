import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOLDERS, testsOf } from './folders.ts'
import { readExplained, triage } from './triage.ts'

const survivor = { file: 'src/f.ts', in: 'f', find: '$1 > 0', put: 'true', within: '_ && $1 < a' }

test('a survivor without a reason is reported, and so is a reason without a survivor', () => {
  const other = { ...survivor, put: 'false' }
  const entry = { ...survivor, why: 'x is a length.' }
  const stale = { ...survivor, put: 'x >= 0', why: 'x is never 0.' }
  expect(triage([survivor, other], [entry, stale])).toEqual({ unexplained: [other], stale: [stale] })
})

test('an entry says within what its change is where another looks the same, and only there', () => {
  const other = { ...survivor, within: '_ || $1 < a' }
  const entry = { ...survivor, why: 'x is a length.' }
  expect(triage([survivor, other], [entry])).toEqual({ unexplained: [other], stale: [] })
  expect(triage([survivor], [{ ...entry, within: '' }])).toEqual({ unexplained: [], stale: [] })
})

test('an entry without a reason is refused, and one need not say within what it is', () => {
  const { within: _, ...entry } = { ...survivor, why: 'x is a length.' }
  expect(readExplained(JSON.stringify([{ ...entry, why: '' }]))).toMatchObject({ kind: 'unreadable' })
  expect(readExplained(JSON.stringify([entry]))).toEqual({ kind: 'read', value: [{ ...entry, within: '' }] })
})

const ROOT = `${import.meta.dirname}/../..`

test('every folder of src is mutated, and the tests for it exist', () => {
  const folders = readdirSync(`${ROOT}/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(FOLDERS.map(({ folder }) => folder).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  for (const folder of FOLDERS)
    for (const glob of testsOf(folder))
      expect(existsSync(`${ROOT}/${glob.split('*')[0].replace(/[^/]*$/, '')}`), glob).toBe(true)
})

test('claims alone are asked without the tests beside the code', () => {
  expect(testsOf({ folder: 'json', tests: ['src/text/**/*.test.ts'], isForClaims: true })).toEqual([
    'properties/**/*.claims.ts',
  ])
})

/** That each is exactly one change of Stryker is seen by changes.slow.test.ts. */
test('the lists of survivors can be read, and name functions and constants that exist', () => {
  for (const name of readdirSync(`${import.meta.dirname}/../survivors`)) {
    const read = readExplained(readFileSync(`${import.meta.dirname}/../survivors/${name}`, 'utf8'))
    expect(read.kind, name).toBe('read')
    if (read.kind !== 'read') continue
    for (const entry of read.value) {
      const declaration = new RegExp(`^(export )?(const|function\\*?|class) ${entry.in}\\b`, 'm')
      expect(readFileSync(`${ROOT}/${entry.file}`, 'utf8'), `${name}: ${entry.file}: ${entry.in}`).toMatch(declaration)
    }
  }
})
