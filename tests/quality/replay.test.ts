import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zigguratBound } from '../../properties/paper/lemma-6/lemma-6.claims.ts'
import { corpusPath } from '../../run/files/index.ts'
import { runAndRecord, settingsFrom } from '../../run/index.ts'
import { runnable } from '../../src/engine/index.ts'
import { lemma6 } from '../../src/lemmas/index.ts'
import { exponentialSum, rational } from '../../src/numbers/index.ts'
import { lemmata } from '../cli/terminal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// Lemma 6 with 2e^{−γ} in place of 4e^{−γ}.
const planted = runnable(
  zigguratBound((gamma, largest) =>
    exponentialSum.term(rational.multiply(rational.of(2), largest), rational.negate(gamma)),
  ),
)
const repaired = runnable(zigguratBound())

test('a planted fault is found, kept, and found again from the kept case; once repaired the case passes and stays', () => {
  const directory = temporaryFolder()
  const run = (claim: typeof planted) => runAndRecord(claim, { settings: settingsFrom({}), directory })
  const path = corpusPath(join(directory, 'corpus'), 'lemma-6')
  const replay = (claim: typeof planted) => lemmata(['replay', `${path}:1`], { claims: [claim] })

  const first = run(planted)
  expect(first).toMatchObject({ verdict: 'refuted', passed: false })
  expect(first.counterexample?.replay).toBe('npx lemmata replay corpus/lemma-6.jsonl:1')
  const kept = readFileSync(path, 'utf8')
  expect(kept).toBe(`${JSON.stringify({ case: first.counterexample?.case, seed: 1 })}\n`)

  const again = replay(planted)
  expect(again.code).toBe(1)
  for (const { text: line } of first.counterexample?.finding ?? [{ text: 'no finding' }])
    expect(again.out).toContain(line)

  const second = run(planted)
  expect(second).toMatchObject({ verdict: 'refuted', cases: { corpus: 1, random: 0 } })
  expect(second.counterexample).toMatchObject({
    case: first.counterexample?.case,
    finding: first.counterexample?.finding,
    replay: first.counterexample?.replay,
  })

  expect(replay(repaired)).toMatchObject({ code: 0, out: expect.stringContaining('passes now') })
  expect(run(repaired)).toMatchObject({ passed: true, cases: { corpus: 1 } })
  expect(readFileSync(path, 'utf8')).toBe(kept)
})

test('the bound of the planted fault is not that of the lemma', () => {
  expect(lemma6.bound(rational.one, rational.one)).not.toEqual(exponentialSum.term(rational.of(2), rational.of(-1)))
})
