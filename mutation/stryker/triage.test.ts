import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOLDERS, testsOf } from './folders.ts'
import { readExplained, triage } from './triage.ts'

const survivor = { file: 'src/f.ts', line: 'x > 0 &&', find: 'x > 0', put: 'true' }

test('a survivor without a reason is reported, and so is a reason without a survivor', () => {
  const other = { ...survivor, put: 'false' }
  const entry = { ...survivor, why: 'x is a length.' }
  const stale = { ...survivor, put: 'x >= 0', why: 'x is never 0.' }
  expect(triage([survivor, other], [entry, stale])).toEqual({ unexplained: [other], stale: [stale] })
})

test('an entry without a reason is refused', () => {
  expect(readExplained(JSON.stringify([{ ...survivor, why: '' }]))).toMatchObject({ kind: 'unreadable' })
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

test('the lists of survivors can be read, and name lines that exist', () => {
  for (const name of readdirSync(`${import.meta.dirname}/../survivors`)) {
    const read = readExplained(readFileSync(`${import.meta.dirname}/../survivors/${name}`, 'utf8'))
    expect(read.kind, name).toBe('read')
    if (read.kind !== 'read') continue
    for (const { file, line } of read.value) {
      const flat = readFileSync(`${ROOT}/${file}`, 'utf8').replaceAll(/\s+/g, ' ')
      expect(flat.includes(line.replace(/…$/, '')), `${name}: ${file}: ${line}`).toBe(true)
    }
  }
})
