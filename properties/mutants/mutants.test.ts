import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '../index.ts'
import { mutants } from './index.ts'

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

test('every change of a source fits exactly once', () => {
  const counts = mutants.flatMap((mutant) =>
    mutant.kind === 'source' ? [[mutant.name, readFileSync(mutant.file, 'utf8').split(mutant.find).length - 1]] : [],
  )
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
})
