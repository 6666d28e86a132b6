import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { removeTemporaries, writeAtomically } from './atomic.ts'

test('a file is written with the folders it lies in, and replaced as a whole', () => {
  const path = join(temporaryFolder(), 'reports', 'out', 'summary.md')
  writeAtomically(path, 'a long first text\n')
  writeAtomically(path, '∀\n')
  expect(readFileSync(path, 'utf8')).toBe('∀\n')
  expect(readdirSync(join(path, '..'))).toEqual(['summary.md'])
})

test('a file that somebody has open is not changed under them: the new text is a new file', () => {
  const path = join(temporaryFolder(), 'summary.md')
  writeAtomically(path, 'old')
  linkSync(path, `${path}.opened`)
  writeAtomically(path, 'new')
  expect(readFileSync(`${path}.opened`, 'utf8')).toBe('old')
})

test('what cannot be finished leaves the old text and nothing besides', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'summary.md')
  writeAtomically(path, 'old')
  const confirm = (): void => {
    expect(readdirSync(folder)).toHaveLength(2)
    throw new Error('not now')
  }
  expect(() => writeAtomically(path, 'new', confirm)).toThrow('not now')
  mkdirSync(join(folder, 'taken'))
  expect(() => writeAtomically(join(folder, 'taken'), 'new')).toThrow(/EISDIR|EPERM|ENOTEMPTY/)
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['summary.md', 'taken'])
})

test('only the temporaries of the file itself are removed', () => {
  const folder = temporaryFolder()
  for (const name of ['a.json', 'a.json~1-x', 'a.json~2-y', 'b.json~1-x', 'a.jsonx'])
    writeFileSync(join(folder, name), '')
  removeTemporaries(join(folder, 'a.json'))
  expect(readdirSync(folder)).toEqual(['a.json', 'a.jsonx', 'b.json~1-x'])
})
