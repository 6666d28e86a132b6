// A claim as a test of vitest. One process may run many, one after the other: nothing is kept between them.
import { writeSync } from 'node:fs'
import { test } from 'vitest'
import { progressLine, type Tick } from '../../reports/index.ts'
import { explain, type Runnable } from '../../src/engine/index.ts'
import { runRecorded, settingsFrom, settleSeed } from '../index.ts'
import { presentCounter } from './counts.ts'
import { testName } from './meta.ts'

/**
 * Registers the test `<key>: <title>`, which passes when the claim's verdict is the expected one. Settings come from
 * LEMMATA_SEED, LEMMATA_PROFILE, LEMMATA_RUNS and LEMMATA_CORPUS; results go to `reports/out/` and to reporters.
 * @example claimTest(runnable(lemma6))
 */
export function claimTest(claim: Runnable): void {
  // The engine has budgets of its own; a limit of vitest's would cut a claim off without a verdict.
  test(testName(claim), { timeout: 0 }, ({ task }) => {
    settleSeed(process.env, (line) => write(`${line}\n`))
    const parent = process.ppid
    presentCounter()?.claim(claim.key)
    const result = runRecorded(claim, {
      settings: settingsFrom(process.env),
      directory: '',
      // A killed vitest leaves its workers behind, and a synchronous test would not notice for hours.
      isInterrupted: () => process.ppid !== parent,
      onTick: showProgress,
    })
    task.meta.lemmata = { result, coverage: null, unreached: null }
    if (!result.passed) throw new NotConfirmed(explain(result))
  })
}

/** The text says all there is to say, so no frame of this file is shown with it. */
class NotConfirmed extends Error {
  override readonly name = 'not confirmed'
  override readonly stack = ''
}

/** Without a newline: the live summary of vitest overwrites it, and so does the next one. */
function showProgress(tick: Tick): void {
  // So vitest tells its workers that it writes to a terminal.
  const { FORCE_TTY } = process.env
  if (FORCE_TTY === 'true') write(`\r\u001b[K${progressLine(tick)}`)
}

/** At once, as the worker does nothing else until the claim ends. */
function write(text: string): void {
  try {
    writeSync(2, text)
  } catch {
    // A pipe that is full for a moment: the next line comes in a second.
  }
}
