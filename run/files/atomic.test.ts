import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { removeTemporaries, replaceFolder, writeAtomically } from './atomic.ts'

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
  expect(() => writeAtomically(join(folder, 'taken'), 'new')).toThrow('it is a folder')
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['summary.md', 'taken'])
})

test('a link stays one, and what it leads to is written', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'there'), 'old', { mode: 0o600 })
  const links = { link: 'there', lost: 'nowhere', loop: 'loop', device: '/dev/full' }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(folder, name))
  writeAtomically(join(folder, 'link'), 'new')
  expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('new')
  expect(statSync(join(folder, 'there')).mode & 0o777).toBe(0o600)
  expect(() => writeAtomically(join(folder, 'lost'), '')).toThrow('lost is a link that leads nowhere')
  expect(() => writeAtomically(join(folder, 'loop'), '')).toThrow('its links lead in a circle')
  expect(() => writeAtomically(join(folder, 'device'), 'x')).toThrow('no space left')
  const areLinks = Object.keys(links).map((name) => lstatSync(join(folder, name)).isSymbolicLink())
  expect(areLinks).toEqual([true, true, true, true])
})

test('a write removes what killed processes left in the folder', () => {
  const folder = temporaryFolder()
  const long = new Date(Date.now() - 3_600_000)
  // Larger than any number of a process.
  const gone = 4_194_305
  const left = [`b.json~${gone}-${crypto.randomUUID()}`, `c~${gone}-${crypto.randomUUID()}`]
  const running = `b.json~${process.pid}-${crypto.randomUUID()}`
  const recent = `recent~${gone}-${crypto.randomUUID()}`
  const foreign = `notes~${gone}-mine`
  mkdirSync(join(folder, left[1]))
  for (const name of [left[0], running, recent, foreign]) writeFileSync(join(folder, name), '')
  for (const name of [...left, running, foreign]) utimesSync(join(folder, name), long, long)
  writeAtomically(join(folder, 'a.json'), '')
  expect(readdirSync(folder).toSorted()).toEqual(['a.json', running, recent, foreign].toSorted())
})

test('only the temporaries of the file itself are removed', () => {
  const folder = temporaryFolder()
  for (const name of ['a.json', 'a.json~1-x', 'a.json~2-y', 'b.json~1-x', 'a.jsonx'])
    writeFileSync(join(folder, name), '')
  removeTemporaries(join(folder, 'a.json'))
  expect(readdirSync(folder)).toEqual(['a.json', 'a.jsonx', 'b.json~1-x'])
})

test('a folder takes the place of another, whose files are removed with it', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'pages')
  for (const name of ['one.html', 'two.html']) {
    const by = join(folder, 'new')
    writeAtomically(join(by, name), name)
    await replaceFolder(path, by)
    expect([readdirSync(folder), readdirSync(path)]).toEqual([['pages'], [name]])
  }
})

test('a folder that cannot be replaced stays, and the error comes at once', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'pages')
  writeAtomically(join(path, 'one.html'), '1')
  expect(() => replaceFolder(path, join(folder, 'missing'))).toThrow('pages: ')
  expect([readdirSync(folder), readdirSync(path)]).toEqual([['pages'], ['one.html']])
})
