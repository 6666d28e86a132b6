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

test('every file of mutants is listed', () => {
  const files = readdirSync('properties', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mutants.ts'),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !source('properties/mutants.ts').includes(`'./${file}'`))).toEqual([])
})
