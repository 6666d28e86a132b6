import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { observationsPath, outFolder, publish } from '../../run/publish.ts'
import { runAndRecord } from '../../run/record.ts'
import { settingsFrom } from '../../run/settings.ts'
import type { ClaimResult } from '../../src/engine/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { atMost, samples } from '../../tests/cli/claims.ts'
import { readStrictly } from '../../tests/support/observations.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { theorems } from '../document/theorems.ts'
import { observationLines } from './observations.ts'

const START = 1_700_000_000.5
const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/observations.schema.json'), 'utf8'))
const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)

/** With a label, measures, and a magnitude that no double holds. */
const noisy = atMost('lemma-8a', 9_990, {
  requires: { even: 0.3 },
  check(c, probe) {
    probe.label('even', c % 2 === 0)
    probe.measure('c', c)
    probe.measure('c/2', c / 2)
    probe.magnitude('e^−c', exponentialSum.term(rational.one, rational.of(-c)))
    return probe.atMost(rational.of(c), rational.of(9_900))
  },
}).run({ numRuns: 500, observations: 40 })

const odd = (text: string): ClaimResult => ({
  ...noisy,
  statement: text,
  observations: noisy.observations.map((observation) => ({ ...observation, case: text, reason: text })),
})

test.each([
  ['a claim that falls', noisy],
  ...samples.map((claim): [string, ClaimResult] => [claim.key, claim.run({ numRuns: 100, observations: 50 })]),
  ['symbols such as <script>', odd('<script>"\\\n\u0000\u2028\u202e🦉\ud800')],
])('every line of %s fits the schema and is read by a strict reader', (_, result) => {
  const lines = observationLines(result, START)
  expect(lines).toHaveLength(result.observations.length + 1)
  for (const line of lines) {
    expect(line).not.toContain('\n')
    expect([fits(JSON.parse(line)), fits.errors]).toEqual([true, null])
    expect(readStrictly(line)).toMatchObject({ property: result.key, run_start: START })
  }
})

test('a case has exactly the fields of the format, with labels, measures and magnitudes as features', () => {
  const [alert, failed, zero] = observationLines(noisy, START).map((line) => JSON.parse(line))
  expect(alert).toEqual({
    type: 'alert',
    title: 'refuted',
    content: expect.stringContaining('case      9901'),
    property: 'lemma-8a',
    run_start: START,
  })
  expect(failed).toMatchObject({ status: 'failed', how_generated: 'random', status_reason: 'failed' })
  expect(zero).toEqual({
    type: 'test_case',
    status: 'passed',
    status_reason: '',
    representation: 'lemma-8a(0)',
    arguments: { case: '0' },
    how_generated: 'exhaustive',
    features: { even: 'yes', c: 0, 'c/2': 0, 'e^−c': '1' },
    coverage: null,
    timing: {},
    metadata: { statement: 'lemma-8a', seed: 1, profile: 'quick' },
    property: 'lemma-8a',
    run_start: START,
  })
  const one = observationLines(noisy, START).map((line) => JSON.parse(line))[3]
  expect(one.features).toEqual({ even: 'no', c: 1, 'c/2': 0.5, 'e^−c': '0.367' })
})

test('long cases are fewer, and the one that failed is there all the same', () => {
  const [, ...lines] = observationLines(odd('x'.repeat(20_000)), START).map((line) => JSON.parse(line))
  expect(lines).toHaveLength(1)
  expect(lines[0].status).toBe('failed')
})

test('a run leaves the lines of all its claims in one file, and the next run with none takes it away', () => {
  const directory = temporaryFolder()
  const run = (profile: string) => {
    const settings = settingsFrom({ LEMMATA_PROFILE: profile, LEMMATA_RUNS: '20', LEMMATA_CORPUS: 'off' })
    const results = samples.map((claim) => runAndRecord(claim, { settings, directory }))
    expect(results.every(({ observations }) => observations.length === 0)).toBe(true)
    publish(outFolder(directory), theorems(results, { profile, seed: 1, seconds: 0 }))
  }
  run('quick')
  const lines = readFileSync(observationsPath(outFolder(directory)), 'utf8')
    .trimEnd()
    .split('\n')
  for (const line of lines) expect([fits(readStrictly(line)), fits.errors]).toEqual([true, null])
  expect(new Set(lines.map((line) => JSON.parse(line).property)).size).toBe(samples.length)
  run('mutate')
  expect(() => readFileSync(observationsPath(outFolder(directory)))).toThrow('ENOENT')
})
