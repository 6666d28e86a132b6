import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holding, refuted } from '../../tests/quality/corpus-results.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { writeCounterexample } from './counterexample.ts'
import { loadObservations, writeObservations } from './observations.ts'
import { loadParts, removeStale, stampsOf, writePart } from './parts.ts'

test('results are written one a file and read back as they were', () => {
  expect([holding.verdict, refuted.verdict]).toEqual(['holds', 'refuted'])
  const out = temporaryFolder()
  expect(loadParts(out)).toEqual({ results: [], problems: [] })
  expect(writePart(out, refuted)).toBe(join(out, 'parts', 'lemma-8a.printed.json'))
  writePart(out, { ...holding, seconds: 1 })
  writePart(out, holding)
  expect(loadParts(out)).toEqual({ results: [holding, refuted], problems: [] })
})

test('damaged files are reported, and the others read', () => {
  const out = temporaryFolder()
  const text = readFileSync(writePart(out, holding), 'utf8')
  const plain = JSON.parse(text)
  const damaged: Record<string, string> = {
    'a-empty': '',
    'b-torn': text.slice(0, 100),
    'c-list': '[]',
    'd-deep': '['.repeat(100_000) + ']'.repeat(100_000),
    'e-lacking': '{"key":"e-lacking","__proto__":{"verdict":"holds"}}',
    'f-verdict': JSON.stringify({ ...plain, key: 'f-verdict', verdict: 'held' }),
    'g-inside': JSON.stringify({
      ...plain,
      cases: { random: '2000' },
      labels: null,
      observations: [{ features: 7 }, { ...plain.observations[0], features: { length: [], tie: 'yes' } }],
    }),
    'h-copy': text,
  }
  for (const [name, content] of Object.entries(damaged)) writeFileSync(join(out, 'parts', `${name}.json`), content)
  writeFileSync(join(out, 'parts', 'i.json~12-x'), 'half of a write that was killed')
  mkdirSync(join(out, 'parts', 'j.json'))
  const { results, problems } = loadParts(out)
  expect(results).toEqual([holding])
  const shown = problems.map(({ file, message }) => {
    const brief = message.replace(/("id", "variant")(, "\w+")+/, '$1 …')
    return `${file.slice(out.length + 1)}: ${brief.replaceAll('; ', '\n  ')}`
  })
  expect(shown.join('\n')).toMatchInlineSnapshot(`
    "parts/a-empty.json: line 1, column 1, at $: expected a value, found the end
    parts/b-torn.json: line 5, column 12, at $.title: the string that begins here has no closing quote
    parts/c-list.json: $: expected an object, found an empty list
    parts/d-deep.json: line 1, column 101, at $[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]: nested deeper than 100 levels
    parts/e-lacking.json: $.__proto__: unknown key
      the keys are "key", "id", "variant" …, and 21 more
      $: missing: "id", "variant", "title", "statement", "uses", "expects", "verdict", "passed", "stoppedBecause", "scope", "cases", "undecided", "labels", "measures", "magnitudes", "tightness", "ratios", "growth", "credits", "counterexample", "illustrations", "problems", "observations", "seed", "profile", "seconds"
    parts/f-verdict.json: $.verdict: expected one of "holds", "holds-exhaustively", "refuted", "vacuous", "undercovered", "undecided", "flaky", "interrupted", "crashed", found "held"
      did you mean "holds"?
    parts/g-inside.json: $.cases.random: expected an integer, at least 0, found "2000"
      $.cases: missing: "corpus", "examples", "exhaustive", "targeted", "discarded"
      $.labels: expected a list, found null
      $.observations[0].features: expected an object, found 7
      $.observations[0]: missing: "case", "status", "reason", "phase"
      $.observations[1].features.length: expected a string or a number, found an empty list
    parts/h-copy.json: holds the result of lemma-8a, which belongs in lemma-8a.json
    parts/j.json: $: it is a folder"
  `)
})

test('a key that is a path is refused', () => {
  expect(() => writePart(temporaryFolder(), { ...holding, key: '../theorems' })).toThrow(/cannot name a file/)
})

test('parts of a run are told from those that were there before it', () => {
  const out = temporaryFolder()
  writePart(out, holding)
  writePart(out, refuted)
  const before = stampsOf(out)
  expect(loadParts(out, before).results).toEqual([])
  writePart(out, refuted)
  expect(loadParts(out, before).results).toEqual([refuted])
})

test('what is gone goes with its observations and its counterexample, unless another process has written it since', () => {
  const out = temporaryFolder()
  const gone = { ...refuted, key: 'gone' }
  for (const result of [holding, refuted, gone]) {
    writePart(out, result)
    writeCounterexample(out, result)
    writeObservations(out, result.key, ['{}'])
  }
  const before = stampsOf(out)
  writePart(out, refuted)
  removeStale(out, before, (key) => key !== holding.key)
  expect(loadParts(out).results).toEqual([holding, refuted])
  expect([loadObservations(out, holding.key), loadObservations(out, 'gone')]).toEqual(['{}\n', undefined])
  expect(readdirSync(join(out, 'counterexamples'))).toEqual([`${refuted.key}.json`])
})
