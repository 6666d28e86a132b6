// The examples as a stranger runs them: from the tarball that npm would publish, with vitest, the reporter and the type checker.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { running, theoremsIn } from '../quality/shards-project.ts'
import { installed } from './installed.ts'

/** The claims of each. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'own-inequality': ['equal-share'],
  'own-softmax': ['symbol-before'],
  'own-ahat': ['memory', 'memory.gap', 'memory.soft'],
  'own-compiler': ['own-compiler', 'own-compiler.weak'],
  'own-generator': ['raise'],
  'own-gadget': ['one-head'],
  parity: ['parity', 'parity.constant-gap', 'parity.insensitive'],
}

const CONFIG = `
import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { isolate: false, reporters: ['default', 'lemmata/vitest/reporter'] } })
`

const RESOLUTIONS = [
  { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
]

test('every example that the package ships type-checks and runs, and the mistake on purpose fails as it says', async () => {
  const folder = installed()
  for (const name of Object.keys(EXAMPLES)) {
    cpSync(join(folder, 'node_modules/lemmata/examples', name), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG)
  const vitest = (...words: readonly string[]) => running('npx', ['vitest', 'run', ...words], folder).end

  expect(RESOLUTIONS.map((resolution) => problemsIn(folder, resolution))).toEqual(['', ''])

  const { how: ended, output: shown } = await vitest()
  expect([ended, ended === 0 ? '' : shown]).toEqual([0, ''])
  const { claims } = theoremsIn(folder)
  expect(claims.map(({ key, passed }) => [key, passed])).toEqual(
    Object.values(EXAMPLES)
      .flat()
      .toSorted()
      .map((key) => [key, true]),
  )

  const compiler = join(folder, 'own-compiler/compiler.test.ts')
  const source = readFileSync(compiler, 'utf8')
  writeFileSync(compiler, source.replace("    expects: 'refuted',\n", ''))
  const { how, output } = await vitest('-t', '^own-compiler.weak: ')
  expect(how).toBe(1)
  expect(failureIn(source)).toContain('formula=')
  expect(trimmed(output)).toContain(failureIn(source))
})

/** The lines of a comment that are indented. */
const failureIn = (source: string): string =>
  trimmed([...source.matchAll(/^\/\/(?: {5}(.*)|$)/gm)].map(([, line = '']) => line).join('\n'))

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** As the compiler of TypeScript prints them. */
function problemsIn(folder: string, resolution: ts.CompilerOptions): string {
  const files = Object.keys(EXAMPLES).flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => join(folder, name, file)),
  )
  expect(files.length).toBeGreaterThan(12)
  const program = ts.createProgram(files, {
    ...resolution,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  })
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => '\n' }
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host)
}
