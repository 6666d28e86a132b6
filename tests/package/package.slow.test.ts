// The package as npm would publish it, and the executable as a user starts it. Needs the build that `npm ci` makes.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'))

const packed = (): string[] => {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT, encoding: 'utf8' }),
  )
  return files.map((file: { path: string }) => file.path)
}

const targetsIn = (exports: unknown): string[] =>
  typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsIn) : [String(exports)]

test('the package holds what it exports and its examples, and no tests or benches', () => {
  const files = packed()
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'cli/lemmata.js', 'dist/cli/main.js']),
  )
  // The threads of `check` and `mutants` are found by their paths, not by imports.
  expect(files).toEqual(expect.arrayContaining(['dist/cli/process/thread.js', 'dist/mutation/planted/worker.js']))
  expect(files).toEqual(
    expect.arrayContaining(['style.css', 'viewer.js'].map((asset) => `dist/reports/html/assets/${asset}`)),
  )
  expect(files).toEqual(
    expect.arrayContaining(
      ['vitest.config.mts', 'lib/finds-one.ts', 'lib/finds-one.test.ts'].map((name) => `examples/init/${name}`),
    ),
  )
  const targets = targetsIn(manifest.exports)
  expect(targets.length).toBeGreaterThan(20)
  for (const target of targets) expect(files).toContain(target.replace('./', ''))
  const strangers = /(?<!^examples\/.*)\.test\.|^dist\/(bench|examples|mutation\/stryker|tests)|^(src|tests)\//
  expect(files.filter((file) => strangers.test(file))).toEqual([])
})

test('the package holds the examples and documents that the README names', () => {
  const named = [...readFileSync(resolve(ROOT, 'README.md'), 'utf8').matchAll(/\b(?:examples|docs)\/[\w./-]*\w/g)]
  const paths = new Set(named.map(([path]) => path))
  expect(paths.size).toBeGreaterThan(5)
  expect(packed()).toEqual(expect.arrayContaining([...paths]))
})

test('nothing runs when the package is installed from the registry', () => {
  const { scripts } = manifest
  expect(['preinstall', 'install', 'postinstall'].filter((name) => name in scripts)).toEqual([])
})

test('publint finds nothing to say about it', async () => {
  const { messages } = await publint({ pkgDir: ROOT, strict: true })
  expect(messages.map((m) => formatMessage(m, manifest))).toEqual([])
})

test('the executable runs from any folder', () => {
  expect(existsSync(resolve(ROOT, 'dist/cli/main.js')) || 'run "npm run build" first').toBe(true)
  const model = resolve(ROOT, 'examples/seen-one.json')
  const words = ['gap', '--model', model, '--max-length', '2', '--json']
  const { status, stdout, stderr } = spawnSync(resolve(ROOT, 'cli/lemmata.js'), words, { cwd: '/', encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout).lengths.length).toBe(2)
})

test('the package imports by its name', async () => {
  const script = "import { decide, rational } from 'lemmata'; console.log(decide(rational.one, rational.zero).answer)"
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect([stdout.trim(), stderr]).toEqual(['fails', ''])
})

test('without fast-check the executable says what to install, with --json as JSON', () => {
  const folder = temporaryFolder()
  for (const name of ['package.json', 'cli/lemmata.js', 'dist'])
    cpSync(resolve(ROOT, name), resolve(folder, name), { recursive: true })
  mkdirSync(resolve(folder, 'node_modules'))
  symlinkSync(resolve(ROOT, 'node_modules/ts-pattern'), resolve(folder, 'node_modules/ts-pattern'))
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [resolve(folder, 'cli/lemmata.js'), 'list', ...words], { encoding: 'utf8' })
  const problem = 'this needs fast-check, which is not installed here: npm install --save-dev fast-check'
  expect(run()).toMatchObject({ status: 2, stdout: '', stderr: `lemmata: ${problem}\n` })
  expect(run('--json')).toMatchObject({ status: 2, stdout: `${JSON.stringify({ error: problem })}\n`, stderr: '' })
})
