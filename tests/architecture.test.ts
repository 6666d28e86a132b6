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
  'src/text': ['src/json'],
  'src/logic': ['src/json', 'src/numbers', 'src/text', 'ts-pattern'],
  'src/srasp': ['src/json', 'src/text', 'ts-pattern'],
  'src/lemmas': ['src/numbers', 'src/transformer'],
  'src/stream': ['src/logic', 'src/numbers', 'src/transformer'],
  'src/gadgets': ['src/logic', 'src/numbers', 'src/stream', 'src/transformer'],
  'src/compile': [
    'src/gadgets',
    'src/lemmas',
    'src/logic',
    'src/numbers',
    'src/stream',
    'src/transformer',
    'ts-pattern',
  ],
  'src/soften': ['src/lemmas', 'src/numbers', 'src/transformer'],
  'src/compile-program': [
    'src/numbers',
    'src/soften',
    'src/srasp',
    'src/stream',
    'src/text',
    'src/transformer',
    'ts-pattern',
  ],
  'src/engine': ['src/numbers', 'fast-check', 'ts-pattern'],
  src: [
    'src/json',
    'src/numbers',
    'src/transformer',
    'src/logic',
    'src/lemmas',
    'src/stream',
    'src/gadgets',
    'src/compile',
    'src/compile-program',
    'src/soften',
    'src/srasp',
    'src/engine',
  ],
  generators: ['src/engine', 'src/json', 'src/logic', 'src/numbers', 'src/srasp', 'src/transformer', 'fast-check'],
  'properties/library': [
    'src/compile',
    'src/engine',
    'src/logic',
    'src/numbers',
    'src/soften',
    'src/transformer',
    'generators',
  ],
  'properties/paper': ['src/engine'],
  'properties/mutants': [
    'generators',
    'src/compile',
    'src/compile-program',
    'src/engine',
    'src/lemmas',
    'src/numbers',
    'src/soften',
    'src/srasp',
    'src/stream',
    'src/transformer',
    'properties/paper',
    'properties/tasks',
  ],
  properties: ['properties/library', 'properties/paper', 'properties/tasks', 'src/engine'],
  'reports/files': ['src/engine', 'src/json', 'node:*'],
  'reports/html': ['src/engine', 'reports', 'node:*'],
  reports: ['src/engine', 'src/json', 'reports/files', 'reports/html', 'node:*'],
  'reports/vitest': [
    'src/engine',
    'reports',
    'reports/files',
    'node:*',
    'vitest',
    'vitest/node',
    '@vitest/coverage-v8',
    '@vitest/coverage-v8/dist/provider.js',
  ],
  examples: ['src'],
  'examples/own-claim': ['src', 'generators', 'properties', 'reports/vitest'],
  bench: ['src', 'generators', 'examples', 'fast-check'],
  mutation: [
    'reports',
    'src/json',
    'fast-check',
    'ts-pattern',
    '@stryker-mutator/api/core',
    '@stryker-mutator/api/logging',
    '@stryker-mutator/api/plugin',
    '@stryker-mutator/core',
    '@stryker-mutator/instrumenter',
    'vitest/config',
    'vitest/node',
    'vitest/worker',
    'node:*',
  ],
  'cli/mutants': ['src/engine', 'reports', 'properties/mutants', 'vite', 'node:*'],
  'cli/commands': ['src', 'reports', 'reports/files', 'properties/mutants', 'cli', 'cli/mutants', 'node:*'],
  cli: ['src', 'src/json', 'properties', 'reports', 'cli/commands', 'node:*'],
}

/** A statement's folder imports what the library does, the library, the lemmas, and its siblings. */
const PAPER = [
  'src/compile',
  'src/compile-program',
  'src/engine',
  'src/gadgets',
  'src/lemmas',
  'src/logic',
  'src/numbers',
  'src/soften',
  'src/srasp',
  'src/stream',
  'src/transformer',
  'generators',
  'properties/library',
]

const isOfTasks = (folder: string): boolean => /^properties\/tasks(\/|$)/.test(folder)

function mayImport(from: string, to: string): boolean {
  if (from.startsWith('properties/paper/')) return PAPER.includes(to) || to.startsWith('properties/paper/')
  if (isOfTasks(from)) return PAPER.includes(to) || isOfTasks(to)
  const allowed = MAY_IMPORT[from] ?? []
  if (to.startsWith('properties/paper/')) return allowed.includes('properties/paper') || from === 'properties/paper'
  if (to.startsWith('properties/tasks/')) return allowed.includes('properties/tasks') && from === 'properties/mutants'
  return allowed.includes(to) || (to.startsWith('node:') && allowed.includes('node:*'))
}

interface Import {
  readonly file: string
  readonly from: string
  readonly target: string
}

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (path === 'reports/out') return []
    if (statSync(join(ROOT, path)).isDirectory()) return sources(path)
    return name.endsWith('.ts') && !name.endsWith('.test.ts') ? [path] : []
  })

const FOLDERS = ['src', 'generators', 'properties', 'reports', 'examples', 'bench', 'mutation', 'cli']
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
    return to !== from && !mayImport(from, to)
  })

/** Imports of another folder's inside. */
const intruding = (imports: readonly Import[]): Import[] =>
  imports.filter(
    ({ from, target }) =>
      /^(src|generators|reports|properties\/library|properties\/mutants)\b/.test(target) &&
      dirname(target) !== from &&
      // The page is one of the reports, which publish it: by their index it would import itself.
      !(from === 'reports/html' && dirname(target) === 'reports') &&
      !target.endsWith('/index.ts'),
  )

test('every import goes the way of the data', () => {
  expect(astray(IMPORTS)).toEqual([])
})

test('no folder of src, generators, reports or the property library is entered but by its index', () => {
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
    const rest = text
      .replace(/^\/\/.*$/gm, '')
      .replace(/\/\*\*.*?\*\/\n/gs, '')
      .replace(/export (type )?(\{[^}]*\}|\*( as \w+)?) from '[^']+'/g, '')
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
