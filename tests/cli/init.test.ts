import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { lemmata } from './terminal.ts'

/** A folder with these files, and the command in it. */
function project(files: Readonly<Record<string, string>> = {}) {
  const directory = join(temporaryFolder(), 'My Claims')
  mkdirSync(directory)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const init = (...words: string[]) => lemmata(['init', ...words], { directory, isCheckout: false, write })
  return { directory, init, textOf: (name: string) => readFileSync(join(directory, name), 'utf8') }
}

test('an empty folder gets a project whose claim is ready to run, and is told how', () => {
  const { directory, init, textOf } = project()
  const { code, out, err } = init()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "written  package.json
    written  vitest.config.mts
    written  lib/finds-one.ts
    written  lib/finds-one.test.ts
    written  .gitignore

    next:
      npm install --save-dev lemmata fast-check@4.10.2 vitest@4.1.12 @vitest/coverage-v8@4.1.12
      npm test
      npx lemmata list"
  `)
  expect(readdirSync(directory, { recursive: true }).toSorted()).toEqual([
    '.gitignore',
    'lib',
    'lib/finds-one.test.ts',
    'lib/finds-one.ts',
    'package.json',
    'vitest.config.mts',
  ])
  expect(JSON.parse(textOf('package.json'))).toEqual({
    name: 'my-claims',
    private: true,
    type: 'module',
    scripts: { test: 'vitest run' },
  })
  const imports = textOf('lib/finds-one.test.ts').match(/(?<=from ').*(?=')/g)
  expect(imports).toEqual(['lemmata', 'lemmata/generators', 'lemmata/properties', 'lemmata/vitest', './finds-one.js'])
})

test('a project that has the reporter is not given the first claim again', () => {
  const config = "export default { test: { reporters: ['lemmata/vitest/reporter'] } }"
  const { directory, init } = project({ 'vitest.config.ts': config })
  expect(init().out).not.toContain('finds-one')
  expect(readdirSync(directory)).not.toContain('lib')
})

test('run again, it changes nothing', () => {
  const { directory, init, textOf } = project()
  init()
  const texts = () =>
    readdirSync(directory)
      .filter((name) => name !== 'lib')
      .map(textOf)
  const before = texts()
  expect(init().out).not.toMatch(/written|added|lacks/)
  expect(texts()).toEqual(before)
})

test('the test that npm init writes is none', () => {
  const { init } = project({
    'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}',
  })
  expect(init().out).toContain('lacks\n           "scripts": { "test": "vitest run" }')
})

test('what is there stays as it is, and what it lacks is shown', () => {
  const files: Readonly<Record<string, string>> = {
    'package.json': '{"name":"mine","scripts":{"build":"tsc"},"devDependencies":{"vitest":"^4.1.0","lemmata":"*"}}',
    'pnpm-lock.yaml': 'lockfileVersion: 9\n',
    'vite.config.js': 'export default { test: { globals: true } }\n',
    '.gitignore': '/node_modules\ndist',
  }
  const { init, textOf } = project(files)
  expect(init().out).toMatchInlineSnapshot(`
    "kept     package.json, which lacks
               "scripts": { "test": "vitest run" }
    kept     vite.config.js, which lacks
               test: {
                 reporters: ['default', 'lemmata/vitest/reporter'],
                 coverage: {
                   provider: 'custom',
                   customProviderModule: 'lemmata/vitest/coverage',
                   include: ['lib/**/*.ts'],
                 },
               },
    written  lib/finds-one.ts
    written  lib/finds-one.test.ts
    added    .gitignore

    next:
      pnpm add --save-dev fast-check@4.10.2 @vitest/coverage-v8@4.1.12
      pnpm exec vitest run
      pnpm exec lemmata list"
  `)
  for (const name of ['package.json', 'vite.config.js']) expect([name, textOf(name)]).toEqual([name, files[name]])
  expect(textOf('.gitignore')).toBe('/node_modules\ndist\nreports/out/\n')
})

test('sources of the user are never overwritten', () => {
  const { directory, init, textOf } = project()
  mkdirSync(join(directory, 'lib'))
  writeFileSync(join(directory, 'lib/finds-one.ts'), 'mine')
  expect(init().out).toContain('kept     lib/finds-one.ts')
  expect(textOf('lib/finds-one.ts')).toBe('mine')
})

test('a folder or a link that is in the way is named', () => {
  const { directory, init } = project({ lib: 'a file' })
  const inTheWay = (): string => {
    const { code, err } = init()
    expect(code).toBe(2)
    return err.replaceAll(`${directory}/`, '')
  }
  expect(inTheWay()).toBe('lemmata: cannot write lib/finds-one.ts: lib is a file, where a folder should be')
  mkdirSync(join(directory, '.gitignore'))
  rmSync(join(directory, 'lib'))
  expect(inTheWay()).toBe('lemmata: cannot read .gitignore: it is a folder')
})

test('a package.json that is none is named, and nothing is written', () => {
  const { directory, init } = project({ 'package.json': '{"name":' })
  expect(init()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('package.json cannot be read') })
  expect(readdirSync(directory)).toEqual(['package.json'])
})

test('with --json the same comes as one document', () => {
  expect(JSON.parse(project().init('--json').out)).toEqual({
    files: expect.arrayContaining([{ file: 'package.json', done: 'written', missing: null }]),
    next: [
      'npm install --save-dev lemmata fast-check@4.10.2 vitest@4.1.12 @vitest/coverage-v8@4.1.12',
      'npm test',
      'npx lemmata list',
    ],
  })
})
