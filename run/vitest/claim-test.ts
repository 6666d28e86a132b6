// A claim as a test of vitest. One process may run many of them in turn, and no state is left in between.
import { writeSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type RunnerTestCase, type RunnerTestSuite, type TestContext, test } from 'vitest'
import type { Mutant } from '../../properties/library/index.ts'
import { overwriting, progressLine, type Tick, takesEscapes, visibleLines } from '../../reports/text/index.ts'
import { type Claim, type ClaimResult, explain, type Runnable, runnable } from '../../src/engine/index.ts'
import { type Fault, faultLines, partsSince, requireKey } from '../files/index.ts'
import {
  type Errand,
  errandFrom,
  outFolder,
  type Parameters,
  runAndRecord,
  settingsFrom,
  settleSeed,
} from '../index.ts'
import { beginSuite } from './counts.ts'
import { mutantsTest, plainMutant, replayTest } from './errands.ts'
import { testName } from './meta.ts'
import { endOrphan } from './orphan.ts'

/** What a test may say of its run. @example const options: ClaimTestOptions = { numRuns: 500 } */
export interface ClaimTestOptions extends Parameters {
  /** Mistakes that the claim must notice, which `npx lemmata mutants` plants. Default: none. */
  readonly mutants?: readonly Mutant[]
}

/**
 * Registers the test `<key>: <title>`, which passes when the claim's verdict is the expected one. Parameters are those of fast-check;
 * LEMMATA_SEED, LEMMATA_RUNS and LEMMATA_PATH come before them, LEMMATA_PROFILE, LEMMATA_SLICE and LEMMATA_CORPUS beside. Results go to
 * `reports/out/` and to reporters. `claimTest.only` and `claimTest.skip` are those of vitest.
 * @example
 * claimTest(boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * }), { numRuns: 500 })
 */
export const claimTest = Object.assign(testBy(test), { only: testBy(test.only), skip: testBy(test.skip) })

type Testable<C, L extends string> = Claim<C, L> | Runnable

function testBy(
  register: typeof test.only,
): <C, L extends string>(claim: Testable<C, L>, options?: ClaimTestOptions) => void {
  return (claim, options) => addTest(register, 'run' in claim ? claim : runnable(claim), options)
}

function addTest(
  register: typeof test.only,
  claim: Runnable,
  { mutants = [], ...parameters }: ClaimTestOptions = {},
): void {
  requireKey(claim.key)
  const { replay, mutants: names, seeds = 1, ...where } = errandFrom(process.env)
  const lemmataErrand = { key: claim.key, title: claim.title, mutants: mutants.map(plainMutant) }
  // The engine has budgets of its own; a time limit of vitest would cut the claim off without a verdict.
  register(testName(claim), { timeout: 0, meta: { lemmataErrand } }, async (context) => {
    endOrphan()
    try {
      if (replay !== undefined) replayTest(claim, replay, context)
      else if (names !== undefined) await mutantsTest(claim, mutants, { names, seeds }, context)
      else await runTest(claim, parameters, where, context)
    } catch (error) {
      // Reporters print what a test throws as it is.
      if (error instanceof Error) error.message = visibleLines(error.message)
      throw error
    }
  })
}

async function runTest(
  claim: Runnable,
  parameters: Parameters,
  { state, out = outFolder(''), ...time }: TimedErrand,
  { task }: TestContext,
): Promise<void> {
  const twin = testsIn(task.file).find(
    ({ id, mode, meta }) => id !== task.id && mode === 'run' && keyOf(meta) === claim.key,
  )
  if (twin !== undefined) {
    throw new Error(`the test "${twin.name}" has the key "${claim.key}" as well: give each claim a key of its own`)
  }
  settleSeed(process.env, (line) => write(`${line}\n`))
  await beginSuite()
  const faults: Fault[] = []
  const end = endOfShare(time, out)
  const result = runAndRecord(claim, {
    settings: settingsFrom(process.env, parameters),
    directory: '',
    out,
    ...(state === undefined ? {} : { state }),
    file: relative('', task.file.filepath),
    isInterrupted() {
      // If vitest is killed its workers live on, and a synchronous test would not notice for hours.
      endOrphan()
      return Date.now() >= end
    },
    onTick: showProgress,
    onFaults: (all) => faults.push(...all),
  })
  task.meta.lemmata = { result, coverage: null, unreached: null, faults }
  if (!result.passed) throw notConfirmed(result)
  if (faults.length > 0) throw notKept(result, faults)
}

type TimedErrand = Pick<Errand, 'state' | 'out' | 'until' | 'since' | 'claims'>

/** Of the time that is left, what falls to the next of the claims that have not begun: what those before left goes to it, too. */
function endOfShare({ until = Number.POSITIVE_INFINITY, since, claims = 1 }: TimedErrand, out: string): number {
  const begun = since === undefined ? 0 : partsSince(out, since)
  const now = Date.now()
  return now + (until - now) / Math.max(1, claims - begun)
}

/** No stack, as the fault is not in the test. */
function notKept({ verdict }: ClaimResult, faults: readonly Fault[]): Error {
  const error = new Error(`${verdict}, but ${faultLines(faults).join('\n')}`)
  error.name = 'not kept'
  error.stack = ''
  return error
}

const testsIn = ({ tasks }: RunnerTestSuite): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]))

const keyOf = ({ lemmataErrand }: RunnerTestCase['meta']): string | undefined => lemmataErrand?.key

/** Its stack is that of a crash, so that vitest shows the user's line; frames in this file would say nothing about the claim. */
function notConfirmed(result: ClaimResult): Error {
  const error = new Error(explain(result))
  error.name = 'not confirmed'
  error.stack = crashFrames(result).join('\n')
  return error
}

/** As V8 writes them, since vitest reads those: a crash is found `at` frames such as `observed (lib/share.ts:12:7)`. */
function crashFrames({ counterexample }: ClaimResult): string[] {
  const frames = counterexample?.finding.find(({ term }) => term === 'at')?.text.split('\n') ?? []
  return frames.map((frame) => {
    const [, name = 'check', path = '', place = ''] = /^(?:(.+) \()?(.+?)(:\d+:\d+)\)?$/.exec(frame) ?? []
    return `    at ${name} (${resolve(path)}${place})`
  })
}

/** Without a newline, so that vitest's live summary and the next line overwrite it. */
function showProgress(tick: Tick): void {
  // Set by vitest in its workers if it writes to a terminal; how wide that is, the reporter says.
  const { FORCE_TTY, LEMMATA_COLUMNS: columns } = process.env
  if (!takesEscapes({ isTTY: FORCE_TTY === 'true' }, process.env)) return
  write(overwriting(progressLine(tick), Number(columns)))
}

/** Synchronous, as the worker does nothing else until the claim ends. */
function write(text: string): void {
  try {
    writeSync(2, text)
  } catch {
    // The pipe may be full for a moment; the next line comes in a second.
  }
}
