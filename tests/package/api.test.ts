// The public names: how many there are, and that each one has an example, which is type-checked and evaluated.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { compilerOptions, entries, exportsOf } from './entries.ts'
import { type Example, typeProblems, valueProblems } from './examples.ts'

const files = [...entries().values()]
const program = ts.createProgram(files, compilerOptions())
const byEntry = new Map([...entries()].map(([name, file]) => [name, exportsOf(program, file)]))
const names = [...byEntry.values()].flat()
const examples = names.flatMap(({ name, examples }) => examples.map((text): Example => ({ name, text })))

/** Entries without names are there for vitest alone. */
const importable = [...entries()].filter(([entry]) => byEntry.get(entry)?.some(({ name }) => name !== 'default'))
const imports = [
  "import fc from 'fast-check'",
  ...importable.map(([entry, file]) => {
    const top =
      byEntry.get(entry)?.flatMap(({ name }) => (name.includes('.') || name === 'default' ? [] : [name])) ?? []
    return `import { ${top.join(', ')} } from '${file}'`
  }),
].join('\n')

/** A test within a test cannot be registered, so `claimTest` does nothing here. */
const scope = async () => {
  const modules = await Promise.all(importable.map(([, file]) => import(file)))
  return Object.assign({ fc }, ...modules, { claimTest: Object.assign(() => {}, { only: () => {}, skip: () => {} }) })
}

test('lemmata has at most 120 names, 250 with the members of its namespaces, and lemmata/reports at most 25', () => {
  const lemmata = byEntry.get('lemmata') ?? []
  expect(lemmata.length).toBeGreaterThan(50)
  expect(lemmata.length).toBeLessThanOrEqual(250)
  expect(lemmata.filter(({ name }) => !name.includes('.')).length).toBeLessThanOrEqual(120)
  expect(byEntry.get('lemmata/reports')?.length).toBeLessThanOrEqual(25)
})

test('every export has an example', () => {
  const bare = names.filter(({ isNamespace, examples }) => !isNamespace && examples.length === 0)
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('every example type-checks', () => {
  expect(typeProblems(imports, examples, program)).toEqual([])
})

test('every example runs, and has the value that it states', async () => {
  const names = await scope()
  expect(valueProblems(examples, names)).toEqual([])
})

test('an export without an example is noticed, also in a namespace', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'inner.ts'), '/** Nothing. */\nexport const bare = 1\n')
  const entry = join(folder, 'index.ts')
  writeFileSync(entry, "export * as inner from './inner.ts'\n/** @example shown // 2 */\nexport const shown = 2\n")
  expect(exportsOf(ts.createProgram([entry], { noLib: true, allowImportingTsExtensions: true }), entry)).toEqual([
    { name: 'inner', isNamespace: true, examples: [] },
    { name: 'inner.bare', isNamespace: false, examples: [] },
    { name: 'shown', isNamespace: false, examples: ['shown // 2'] },
  ])
})

const as = (text: string): Example => ({ name: 'example', text })

test('examples that are no TypeScript, or have wrong types, are noticed', () => {
  const wrong = ['const a: string = rational.half', 'nothing()', 'rational.of(1', 'const a: Rational = rational.half']
  expect(typeProblems(imports, wrong.map(as), program).map((line) => line.slice(0, 42))).toMatchInlineSnapshot(`
    [
      "example: ',' expected.",
      "example: Type 'Rational' is not assignable",
      "example: Cannot find name 'nothing'.",
    ]
  `)
})

test('examples that throw, or have other values than they state, are noticed', async () => {
  const wrong = [
    'rational.half // 2',
    "word('ab') // ['a']",
    "'ab' // ba",
    "rational.parse('x')",
    'rational.half // 1/2',
  ]
  expect(valueProblems(wrong.map(as), await scope())).toMatchInlineSnapshot(`
    [
      "example: rational.half // 2: is 1/2",
      "example: word('ab') // ['a']: is [ 'a', 'b' ]",
      "example: 'ab' // ba: is ab",
      "example: rational.parse('x'): throws RangeError: "x": not a rational: write it as 7, -3/4, 0.25 or 1e-3",
    ]
  `)
})
