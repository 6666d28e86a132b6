import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { mutationIn } from './mutation.ts'
import { plantedIn } from './sources.ts'

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
  expect(mutationIn(outWith({ 'summary.json': summary }))).toEqual({
    kind: 'read',
    value: { folders: [FOLDER], page: null },
  })
  expect(plantedIn(outWith({ 'summary.json': summary, 'index.html': '' })).mutation?.page).toBe('mutation/index.html')
  expect(plantedIn(outWith({ 'index.html': '' })).mutation).toEqual({ folders: [], page: 'mutation/index.html' })
  expect(mutationIn(outWith({}))).toBeNull()
})

test('damaged figures are refused', () => {
  expect(mutationIn(outWith({ 'summary.json': '{"folders":[{}]}' }))?.kind).toBe('invalid')
  expect(() => plantedIn(outWith({ 'summary.json': 'no' }))).toThrow('mutation is damaged')
})
