// The way of the data, held to: which folder may import which, and that nothing reaches into another folder's inside.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

const BELOW_COMPILE = ['src/logic', 'src/numbers', 'src/stream', 'src/transformer']

/** What claims are made of. */
const CLAIMS = [
  'src/check',
  'src/compile',
  'src/compile-program',
  'src/engine',
  'src/gadgets',
  'src/lemmas',
  'src/logic',
  'src/numbers',
  'src/prove',
  'src/soften',
  'src/srasp',
  'src/statements',
  'src/stream',
  'src/transformer',
  'generators',
  'properties/library',
]

/** What every folder may import. */
const EVERYWHERE = ['src/memo']

/** Each folder and the folders it may import, with what lies in them; packages are listed with them. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/memo': [],
  'src/json': [],
  'src/numbers': [],
  'src/certificate': ['src/json', 'src/numbers'],
  'src/text': ['src/json'],
  'src/transformer': ['src/certificate', 'src/json', 'src/logic', 'src/numbers', 'src/text', 'ts-pattern'],
  'src/logic': ['src/json', 'src/numbers', 'src/text', 'ts-pattern'],
  'src/srasp': ['src/json', 'src/text', 'ts-pattern'],
  'src/statements': ['src/logic', 'src/transformer'],
  'src/lemmas': ['src/numbers', 'src/transformer'],
  'src/stream': ['src/certificate', 'src/logic', 'src/numbers', 'src/statements', 'src/transformer'],
  'src/gadgets': ['src/logic', 'src/numbers', 'src/stream', 'src/transformer'],
  'src/compile': [...BELOW_COMPILE, 'src/certificate', 'src/json', 'src/statements', 'src/gadgets', 'ts-pattern'],
  'src/check': [...BELOW_COMPILE, 'src/compile', 'src/lemmas', 'ts-pattern'],
  'src/prove': [...BELOW_COMPILE, 'src/certificate', 'src/check', 'src/compile', 'src/json', 'ts-pattern'],
  'src/soften': ['src/lemmas', 'src/numbers', 'src/transformer'],
  'src/compile-program': [
    'src/gadgets',
    'src/numbers',
    'src/soften',
    'src/srasp',
    'src/stream',
    'src/text',
    'src/transformer',
    'ts-pattern',
  ],
  'src/engine': ['src/json', 'src/numbers', 'fast-check', 'ts-pattern'],
  src: [],
  generators: ['src/engine', 'src/json', 'src/logic', 'src/numbers', 'src/srasp', 'src/transformer', 'fast-check'],
  'properties/library': [...CLAIMS, 'src/json'],
  'properties/paper': CLAIMS,
  'properties/own': [...CLAIMS, 'properties/paper/constructions'],
  'properties/tasks': [...CLAIMS, 'properties/paper/constructions'],
  properties: ['properties/library', 'properties/paper', 'properties/own', 'properties/tasks', 'src/engine'],
  reports: ['src/engine', 'src/json'],
  'reports/document': ['src/engine', 'src/json'],
  'reports/text': ['reports/document', 'src/engine', 'src/json'],
  'reports/html': ['reports/document', 'reports/text', 'src/engine', 'src/json', 'src/transformer', 'node:*'],
  run: ['reports', 'src/engine', 'src/json', 'node:*'],
  'run/vitest': [
    'run',
    'reports',
    'src/engine',
    'src/json',
    'properties/library',
    'mutation/planted',
    'node:*',
    'vitest',
    'vitest/node',
    '@vitest/coverage-v8',
    '@vitest/coverage-v8/dist/provider.js',
  ],
  examples: ['src', 'lemmata', 'fast-check'],
  bench: [...CLAIMS, 'examples', 'properties', 'run', 'fast-check', 'node:*'],
  mutation: ['node:*'],
  'mutation/planted': ['properties', 'reports', 'src/engine', 'vite', 'node:*'],
  'mutation/stryker': [
    'reports',
    'run',
    'src/json',
    'fast-check',
    'ts-pattern',
    'typescript',
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
  cli: [
    ...CLAIMS.filter((folder) => folder.startsWith('src/')),
    'src/json',
    'properties',
    'properties/library',
    'reports',
    'run',
    'mutation/planted',
    'vitest',
    'vitest/node',
    'node:*',
  ],
}

/** The nearest folder that is listed; '.' where none is. */
function ownerOf(folder: string): string {
  let owner = folder
  while (!(owner in MAY_IMPORT) && owner !== '.') owner = dirname(owner)
  return owner
}

/** A folder may import what its nearest listed ancestor may, and what lies in that ancestor; each folder of src is listed itself. */
function mayImport(from: string, to: string): boolean {
  const owner = ownerOf(from)
  if (owner === 'src' && from !== 'src') return false
  const allowed = [owner, ...EVERYWHERE, ...(MAY_IMPORT[owner] ?? [])]
  return allowed.some((folder) => to === folder || to.startsWith(folder === 'node:*' ? 'node:' : `${folder}/`))
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

/** Every folder at the top with sources in it but the tests. */
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$|tests$)/.test(entry.name))
  .map(({ name }) => name)
const FILES = FOLDERS.flatMap(sources)

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const imports = text.matchAll(/(?:^(?:import|export)[^'"]*?from |^import |^[^/*\n]*(?<!\.)\bimport\()'([^']+)'/gm)
  return [...imports].map(([, name]) => {
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

/** Folders of claims and of examples have no index: each module is taken by its name. */
const isByName = (target: string): boolean => /^(properties\/(?!library)|examples\/)/.test(target)

/**
 * Imports of another folder's inside. A folder within a folder may import what lies beside it, since by the index it would import
 * itself; and an index may list what lies in folders below that have none.
 */
const intruding = (imports: readonly Import[]): Import[] =>
  imports.filter(({ file, from, target }) => {
    const to = dirname(target)
    const isFree = !isOurs(target) || isByName(target) || target.endsWith('/index.ts')
    const isNear = from === to || from.startsWith(`${to}/`) || file === `${dirname(to)}/index.ts`
    return !isFree && !isNear
  })

test('every import goes the way of the data', () => {
  expect(astray(IMPORTS)).toEqual([])
})

test('every folder with sources says what it may import, and no other is listed', () => {
  const owned = new Set(FILES.map((file) => ownerOf(dirname(file))))
  expect(Object.keys(MAY_IMPORT).toSorted()).toEqual([...owned].toSorted())
})

test('a folder is entered by its index only', () => {
  expect(intruding(IMPORTS)).toEqual([])
})

test('an import against the way, of a stranger or of an inside is noticed', () => {
  const file = 'src/numbers/rational.ts'
  const against = { file, from: 'src/numbers', target: 'src/transformer/index.ts' }
  const stranger = { file, from: 'src/numbers', target: 'left-pad' }
  const inside = { file: 'generators/words/word.ts', from: 'generators', target: 'src/transformer/mask.ts' }
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

test('what must be trusted of proofs is small, and imports numbers and JSON only', () => {
  const trusted = FILES.filter((file) => dirname(file) === 'src/certificate')
  const lines = trusted.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'))
  expect(lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length).toBeLessThanOrEqual(1000)
  const foreign = IMPORTS.filter(({ from, target }) => from === 'src/certificate' && dirname(target) !== from)
  expect([...new Set(foreign.map(({ target }) => target))].toSorted()).toEqual([
    'src/json/index.ts',
    'src/numbers/index.ts',
  ])
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

test('files are written and removed in one place, so that a fault costs no verdict', () => {
  const writing = /\b(writeFile|copyFile|cp|rename|rm|rmdir|unlink|truncate|mkdir)Sync\b|createWriteStream|fs\/promises/
  // Stryker's runs have copies of the sources to themselves.
  const elsewhere = FILES.filter((file) => !/^(run\/files|bench|mutation\/stryker)\//.test(file))
  expect(elsewhere.filter((file) => writing.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('what a terminal is sent goes through few hands', () => {
  const writing = FILES.filter((file) => /^(cli|generators|properties|reports|run|src)\//.test(file)).filter((file) =>
    /console\.|\bstd(out|err)\.write\(|writeSync\(\d|logger\.log\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(writing).toEqual(['cli/process/streams.ts', 'run/vitest/claim-test.ts', 'run/vitest/reporter.ts'])
})
