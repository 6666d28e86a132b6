// The way of the data, held to: which folder may import which, and that nothing reaches into another folder's inside.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** Each folder and the folders it may import; packages are listed with them. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/json': [],
  'src/numbers': [],
  'src/transformer': ['src/json', 'src/numbers', 'ts-pattern'],
  src: ['src/json', 'src/numbers', 'src/transformer'],
  generators: ['src/numbers', 'src/transformer', 'fast-check'],
  examples: ['src'],
  bench: ['src', 'examples'],
  cli: ['src', 'cli/commands', 'node:fs'],
  'cli/commands': ['src', 'cli'],
}

interface Import {
  readonly file: string
  readonly from: string
  readonly target: string
}

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(join(ROOT, path)).isDirectory()) return sources(path)
    return name.endsWith('.ts') && !name.endsWith('.test.ts') ? [path] : []
  })

const FOLDERS = ['src', 'generators', 'examples', 'bench', 'cli']
const FILES = FOLDERS.flatMap(sources)

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/^(?:import|export)[^'"]*?from '([^']+)'|^import '([^']+)'/gm)].map((found) => {
    const name = found[1] ?? found[2]
    const target = name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name
    return { file, from: dirname(file), target }
  })
}

const IMPORTS = FILES.flatMap(importsOf)
const isOurs = (target: string): boolean => target.endsWith('.ts')

/** Imports against the way of the data. */
const astray = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, target }) => {
    const to = isOurs(target) ? dirname(target) : target
    return to !== from && !(MAY_IMPORT[from] ?? []).includes(to)
  })

/** Imports of another folder's inside. */
const intruding = (imports: readonly Import[]): Import[] =>
  imports.filter(
    ({ from, target }) =>
      /^(src|generators)\b/.test(target) && dirname(target) !== from && !target.endsWith('/index.ts'),
  )

test('every import goes the way of the data', () => {
  expect(astray(IMPORTS)).toEqual([])
})

test('no folder of src or generators is entered but by its index', () => {
  expect(intruding(IMPORTS)).toEqual([])
})

test('an import against the way, of a stranger or of an inside is noticed', () => {
  const file = 'src/numbers/rational.ts'
  const against = { file, from: 'src/numbers', target: 'src/transformer/index.ts' }
  const stranger = { file, from: 'src/numbers', target: 'left-pad' }
  const inside = { file: 'generators/word.ts', from: 'generators', target: 'src/transformer/mask.ts' }
  expect(astray([against, stranger, inside])).toEqual([against, stranger])
  expect(intruding([against, inside])).toEqual([inside])
})

test('an index is a table of contents and nothing else', () => {
  const indexes = FILES.filter((file) => file.endsWith('index.ts'))
  expect(indexes.length).toBeGreaterThan(3)
  for (const file of indexes) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const rest = text.replace(/^\/\/.*$/gm, '').replace(/export (type )?(\{[^}]*\}|\*( as \w+)?) from '[^']+'/g, '')
    expect([file, rest.trim()]).toEqual([file, ''])
  }
})

test('every module says in its first line what it is for', () => {
  const silent = FILES.filter((file) => !readFileSync(join(ROOT, file), 'utf8').startsWith('// '))
  expect(silent).toEqual([])
})

test('verdict code calls no exponential or logarithm of the platform', () => {
  const platform = FILES.filter((file) => /^(src|generators)/.test(file)).filter((file) =>
    /Math\.(exp|expm1|log|log2|log10|log1p|pow)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(platform).toEqual([])
})

test('src runs in a browser: no module of Node is imported', () => {
  expect(IMPORTS.filter(({ from, target }) => from.startsWith('src') && target.startsWith('node:'))).toEqual([])
})
