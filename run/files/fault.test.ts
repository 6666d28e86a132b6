import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { writeAtomically } from './atomic.ts'
import { attempt, type Fault, FileError, faultLines } from './fault.ts'
import { namesIn, readIfThere } from './read.ts'

test('there is a line per reason, which names the first file and counts the others', () => {
  const full = (path: string): Fault => ({ action: 'write', path, reason: 'no space left' })
  const locked: Fault = { action: 'remove', path: 'd', reason: 'permission denied' }
  expect(faultLines([])).toEqual([])
  expect(faultLines([full('a'), locked, full('a')])).toEqual([
    'cannot write a: no space left',
    'cannot remove d: permission denied',
  ])
  expect(faultLines([full('a'), full('b')])).toEqual(['cannot write a and 1 other: no space left'])
  expect(new FileError([full('a'), full('b'), full('c')]).message).toBe('cannot write a and 2 others: no space left')
})

test('what stands in the way is named', () => {
  const folder = temporaryFolder()
  const place = (name: string): string => join(folder, name)
  const problem = (work: () => unknown): string => {
    const faults: Fault[] = []
    attempt(faults, work)
    return faultLines(faults).join().replaceAll(`${folder}/`, '')
  }
  writeFileSync(place('file'), '')
  mkdirSync(place('folder'))
  symlinkSync('nowhere', place('lost'))
  symlinkSync('loop', place('loop'))
  const names = ['file/a/b', 'folder', 'lost/a', 'loop', 'loop/a']
  expect(names.map((name) => problem(() => writeAtomically(place(name), ''))).join('\n')).toMatchInlineSnapshot(`
    "cannot write file/a/b: file is a file, where a folder should be
    cannot write folder: it is a folder
    cannot write lost/a: lost is a link that leads nowhere
    cannot write loop: its links lead in a circle
    cannot write loop/a: its links lead in a circle"
  `)
  expect(names.map((name) => problem(() => readIfThere(place(name)))).join('\n')).toMatchInlineSnapshot(`
    "
    cannot read folder: it is a folder

    cannot read loop: its links lead in a circle
    cannot read loop/a: its links lead in a circle"
  `)
  expect(problem(() => namesIn(place('loop'), ''))).toBe('cannot read loop: its links lead in a circle')
})

test('only refusals of the system are caught', () => {
  expect(() =>
    attempt([], () => {
      throw new TypeError('a mistake of ours')
    }),
  ).toThrow('a mistake of ours')
})
