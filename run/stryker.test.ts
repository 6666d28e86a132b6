import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { loadMutantReport } from './sources.ts'
import { loadStrykerReport } from './stryker.ts'

const FOLDER = {
  ...{ folder: 'json', mutants: 10, killed: 7, timeout: 1, survived: 1, noCoverage: 0, excluded: 1 },
  ...{ score: 88.9, seconds: 3.5 },
}

function outWith(files: Readonly<Record<string, string>>): string {
  const out = temporaryFolder()
  mkdirSync(join(out, 'mutation'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, 'mutation', name), text)
  return out
}

test('figures are read, and the page is linked where it is there', () => {
  const summary = JSON.stringify({ folders: [FOLDER] })
  expect(loadStrykerReport(outWith({ 'summary.json': summary }))).toEqual({
    kind: 'read',
    value: { folders: [FOLDER], page: null },
  })
  expect(loadMutantReport(outWith({ 'summary.json': summary, 'index.html': '' })).stryker?.page).toBe(
    'mutation/index.html',
  )
  expect(loadMutantReport(outWith({ 'index.html': '' })).stryker).toEqual({ folders: [], page: 'mutation/index.html' })
  expect(loadStrykerReport(outWith({}))).toBeNull()
})

test('damaged figures are refused', () => {
  expect(loadStrykerReport(outWith({ 'summary.json': '{"folders":[{}]}' }))?.kind).toBe('unreadable')
  expect(() => loadMutantReport(outWith({ 'summary.json': 'no' }))).toThrow('mutation is damaged')
})
