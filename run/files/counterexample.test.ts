import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printJsonError } from '../../src/json/index.ts'
import { holding, refuted } from '../../tests/quality/corpus-results.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { readCounterexample, writeCounterexample } from './counterexample.ts'

test('a counterexample is written for people and read back', () => {
  const out = temporaryFolder()
  const path = join(out, 'counterexamples', 'lemma-8a.printed.json')
  expect(writeCounterexample(out, refuted)).toBe(path)
  const text = readFileSync(path, 'utf8')
  expect(text).toBe('{ "claim": "lemma-8a.printed", "case": "51", "seed": 1, "profile": "quick" }\n')
  expect(readCounterexample(text)).toEqual({
    kind: 'read',
    value: { claim: 'lemma-8a.printed', case: '51', seed: 1, profile: 'quick', path: null },
  })
})

test('a result without a counterexample removes that of an earlier run', () => {
  const out = temporaryFolder()
  expect(writeCounterexample(out, holding)).toBeNull()
  const path = writeCounterexample(out, { ...refuted, key: holding.key })
  expect(path !== null && existsSync(path)).toBe(true)
  expect(writeCounterexample(out, holding)).toBeNull()
  expect(path !== null && existsSync(path)).toBe(false)
})

test('what is wrong with a counterexample is said where it is', () => {
  const texts = [
    '{"claim":"lemma-8a","case":"a","seed":1,"profile":"qui',
    '{"claim":"","case":7,"seed":"1","profile":null}',
    '{"claim":"lemma-8a","cases":"a","seed":1,"profile":"quick"}',
    '[]',
  ]
  const errors = texts.map((text) => {
    const read = readCounterexample(text)
    return read.kind === 'unreadable' ? read.errors.map(printJsonError).join('\n') : 'read'
  })
  expect(errors.join('\n\n')).toMatchInlineSnapshot(`
    "line 1, column 51, at $.profile: the string that begins here has no closing quote

    $.claim: expected a non-empty string, found ""
    $.case: expected a string, found 7
    $.seed: expected an integer, found "1"
    $.profile: expected a non-empty string, found null

    $.cases: unknown key; did you mean "case"?
    $: missing: "case"

    $: expected an object, found an empty list"
  `)
})
