// The budgets of CONTRIBUTING.md, counted.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commandsFor } from '../cli/main.ts'

const ROOT = resolve(import.meta.dirname, '..')
const { dependencies, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What git does not track. */
const UNTRACKED = ['.git', ...readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')].map((line) =>
  line.replace(/\/$/, ''),
)

/** Folders and files below a folder, by paths from the root. */
const below = (folder: string): { readonly folders: string[]; readonly files: string[] } => {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory(), isFile: entry.isFile() }))
    .filter(({ path }) => !UNTRACKED.includes(path))
  const paths = (kind: 'isFolder' | 'isFile') => entries.filter((entry) => entry[kind]).map(({ path }) => path)
  return { folders: paths('isFolder'), files: paths('isFile') }
}

const filesIn = (folder: string): string[] => {
  const { folders, files } = below(folder)
  return [...files, ...folders.flatMap(filesIn)]
}

const SOURCES = filesIn('').filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.test.ts'))

test('ls shows at most 12 folders', () => {
  expect(below('').folders.filter((folder) => !folder.startsWith('.')).length).toBeLessThanOrEqual(12)
})

test('the package has one run-time dependency', () => {
  expect(Object.keys(dependencies)).toEqual(['ts-pattern'])
})

test('the command line has at most 15 commands', () => {
  expect(commandsFor([]).length).toBeLessThanOrEqual(15)
})

test('there are at most 14 npm scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14)
})

test('no source file has more than 350 lines', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  const lines = SOURCES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1] as const)
  expect(lines.filter(([, count]) => count > 350)).toEqual([])
})

test('no folder has more than 25 sources', () => {
  const counts = new Map<string, number>()
  for (const file of SOURCES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})
