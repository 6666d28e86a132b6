import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planted } from '../mutation/planted/fit.ts'
import { claims } from './index.ts'
import { mutants } from './mutants.ts'

test('every claim has a mutant that it must kill', () => {
  const killers = new Set(mutants.flatMap(({ killer, equivalent }) => (equivalent === undefined ? [killer] : [])))
  expect(claims.map((claim) => claim.key).filter((key) => !killers.has(key))).toEqual([])
})

test('every mutant has a name of its own and a killer that exists', () => {
  const keys = new Set(claims.map((claim) => claim.key))
  expect(new Set(mutants.map((mutant) => mutant.name)).size).toBe(mutants.length)
  expect(mutants.filter((mutant) => !keys.has(mutant.killer))).toEqual([])
})

test('a mutant that is said to be equivalent comes with the sketch of a proof', () => {
  const sketches = mutants.flatMap(({ name, equivalent }) => (equivalent === undefined ? [] : [[name, equivalent]]))
  expect(sketches.filter(([, sketch]) => !/\w+ \w+.*\.$/s.test(sketch))).toEqual([])
})

const source = (file: string): string => readFileSync(file, 'utf8')

test('every change of a source fits exactly once, and changes it', () => {
  const changed = mutants.flatMap((mutant) =>
    mutant.kind === 'source' ? [planted(source(mutant.file), mutant) !== source(mutant.file)] : [],
  )
  expect(changed.length).toBeGreaterThan(300)
  expect(changed).not.toContain(false)
})

const words = (text: string): readonly string[] => text.match(/\w+/g) ?? []

/** What is no local: imports, what is declared at the top of the file, and what the language has. */
const lasting = (code: string): ReadonlySet<string> =>
  new Set([
    ...(code.match(/^import [^']*|^(export )?(const|function) (\{[^}]*|\w+)/gm) ?? []).flatMap(words),
    ...words('BigInt Infinity Math Number case const for if let null return true undefined'),
  ])

/** Names in an expression that are neither placeholders nor properties. */
const names = (text: string): string[] =>
  text.replace(/'[^']*'/g, '').match(/(?<![.$\w])[A-Za-z_]\w*(?![\w]|: )/g) ?? []

test('a change of a source names no local, so that renaming one breaks nothing', () => {
  const locals = mutants.flatMap((mutant) => {
    if (mutant.kind !== 'source') return []
    const known = lasting(source(mutant.file))
    return names(mutant.find).flatMap((name) => (known.has(name) ? [] : [`${mutant.name}: ${name}`]))
  })
  expect(locals).toEqual([])
  expect(names("$a.b - rational.of({ c: d('e') }, ...$f, g1)")).toEqual(['rational', 'd', 'g1'])
})

test('every file of mutants is listed', () => {
  const files = readdirSync('properties', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mutants.ts'),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !source('properties/mutants.ts').includes(`'./${file}'`))).toEqual([])
})
