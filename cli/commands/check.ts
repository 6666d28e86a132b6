// lemmata check: runs claims here and now. Time only interrupts: which cases are tried depends on the seed, the profile and the
// number of runs.
import { join, relative, resolve } from 'node:path'
import { presentation } from '../../properties/presentation.ts'
import { NEUTRAL, type Presentation, type Theorems, theorems } from '../../reports/document/index.ts'
import { lines, progressLine, terminalOutput } from '../../reports/text/index.ts'
import { attempt, type Fault } from '../../run/files/index.ts'
import {
  begunRun,
  corpusUse,
  outFolder,
  partFrom,
  profileFrom,
  publishObservations,
  publishPage,
  type RecordOptions,
  runAndRecord,
  runsFrom,
  type Settings,
  seedFrom,
} from '../../run/index.ts'
import { blankResult, type ClaimResult, type Runnable } from '../../src/engine/index.ts'
import { type Command, InputError, type Options } from '../command.ts'
import { EXIT, exitCodeOf } from '../exit-code.ts'
import { lastRun, showFaults } from '../files.ts'
import { findClaims } from '../find-claims.ts'
import { type Chosen, chooseClaims, chooseFuzzers, FUZZ, runOwn, SHIPPED } from '../own/index.ts'

/** Beside the page of the last run of tests, which stays. */
const PAGE = 'check.html'

export const check = (claims: readonly Runnable[]): Command => ({
  name: 'check',
  summary: 'run all claims, or those whose keys begin with the words given; your own by vitest',
  example: 'lemmata check lemma-8a --profile deep --seconds 60',
  options: [
    { name: 'runs', value: 'N', help: 'random cases per claim, instead of the profile’s' },
    {
      name: 'seconds',
      value: 'T',
      help: 'stop after this many seconds, which the claims share, and report what is known by then',
    },
    { name: 'seed', value: 'S', help: 'an integer, or random (default 1)' },
    { name: 'profile', value: 'NAME', help: 'quick, deep or mutate (default quick)' },
    {
      name: 'slice',
      value: 'K/N',
      help: 'every N-th case only, from the K-th on; the N slices add up to the whole run',
    },
    { name: 'resume', help: 'go on where an earlier run with the same settings and the same --out stopped' },
    SHIPPED,
    FUZZ,
    { name: 'out', value: 'FOLDER', help: 'where results go (default reports/out); report --merge joins such folders' },
  ],
  operand: { value: 'KEY', help: 'a claim, or the beginning of the keys of several', isMany: true },
  isLong: true,
  run(options, io, keys) {
    const settings = settingsOf(options, io.environment)
    const start = io.clock()
    const seconds = secondsOf(options)
    const out = options.has('out') ? resolve(io.directory, options.get('out') ?? '') : outFolder(io.directory)
    const state = options.has('resume') ? 'resumed' : 'kept'
    const faults: Fault[] = []
    const recording: RecordOptions = {
      settings,
      directory: io.directory,
      out,
      state,
      onTick: (tick) => io.progress(progressLine(tick)),
      clock: io.clock,
      onFaults: (more) => faults.push(...more),
    }
    const runShipped = (chosen: readonly Runnable[]): readonly ClaimResult[] => {
      const results = chosen.map((claim, k) => {
        if (io.isInterrupted()) return blankResult(claim, settings)
        const now = io.clock()
        // What a claim leaves of its share goes to those after it.
        const end = now + (start + seconds - now) / (chosen.length - k)
        return runAndRecord(claim, { ...recording, isInterrupted: () => io.isInterrupted() || io.clock() >= end })
      })
      io.progress('')
      return results
    }
    const show = (
      results: readonly ClaimResult[],
      presented: Presentation,
      note: (document: Theorems) => string | undefined,
    ): number => {
      const { profile, seed } = settings
      const document = theorems(results, { profile, seed, seconds: io.clock() - start, presentation: presented })
      const line = note(document)
      if (options.has('json')) io.json(document)
      else io.out(lines([terminalOutput(document, io.looks), ...(line === undefined ? [] : [line])]))
      const code = showFaults(faults, exitCodeOf(results), io)
      // Whoever stopped the run knows that it is not complete, whatever it found before.
      return io.isInterrupted() ? EXIT.interrupted : code
    }
    const publish = (results: readonly ClaimResult[], presented: Presentation = presentation): number =>
      show(results, presented, (document) => {
        attempt(faults, () => publishObservations(out, document))
        return attempt(faults, () => {
          publishPage(out, PAGE, document)
          return `report: ${join(relative(io.directory, out), PAGE)}`
        })
      })
    const run = ({ shipped, own }: Chosen): number | Promise<number> => {
      // All are asked before any runs: what must not be joined with this run is refused at once.
      const begun = state === 'resumed' ? shipped.map((claim) => begunRun(claim, settings, out).result) : []
      const finished = begun.flatMap((result) => result ?? [])
      if (own.length === 0 && finished.length === shipped.length)
        return show(finished, presentation, () => `${relative(io.directory, out)} is finished: nothing was run`)
      if (own.length === 0) return publish(runShipped(shipped))
      return runOwn(own, out, environmentOf(options, settings, seconds, [...shipped, ...own].length), io).then(
        (ran) => {
          faults.push(...ran.faults)
          return publish([...ran.results, ...runShipped(shipped)], lastRun(io)?.presentation ?? NEUTRAL)
        },
      )
    }
    if (options.has('fuzz')) return chooseFuzzers(keys, io).then(run)
    if (options.has('shipped')) return run({ shipped: findClaims(claims, keys), own: [] })
    const chosen = chooseClaims(keys, claims, io)
    return chosen instanceof Promise ? chosen.then(run) : run(chosen)
  },
})

/** Settings that are not given are left to the test. */
function environmentOf(
  options: Options,
  { seed }: Settings,
  seconds: number,
  claims: number,
): Readonly<Record<string, string>> {
  const given = ['profile', 'runs', 'slice', 'out'].flatMap((name) => {
    const value = options.get(name)
    return value === undefined ? [] : [[`LEMMATA_${name.toUpperCase()}`, value]]
  })
  return {
    ...Object.fromEntries(given),
    // One seed for all processes, also where it is random.
    ...(options.has('seed') ? { LEMMATA_SEED: `${seed}` } : {}),
    ...(seconds === Number.POSITIVE_INFINITY
      ? {}
      : {
          LEMMATA_SINCE: `${Date.now()}`,
          LEMMATA_UNTIL: `${Date.now() + 1000 * seconds}`,
          LEMMATA_CLAIMS: `${claims}`,
        }),
    LEMMATA_STATE: options.has('resume') ? 'resumed' : 'kept',
  }
}

function settingsOf(options: Options, environment: Readonly<Record<string, string | undefined>>): Settings {
  const [runs, slice] = [options.get('runs'), options.get('slice')]
  return {
    seed: seedFrom(options.get('seed') ?? '1', '--seed'),
    profile: profileFrom(options.get('profile') ?? 'quick', '--profile'),
    ...(runs === undefined ? {} : { numRuns: runsFrom(runs, '--runs') }),
    ...(slice === undefined ? {} : { slice: partFrom(slice, '--slice') }),
    corpus: corpusUse(environment),
  }
}

function secondsOf(options: Options): number {
  const text = options.get('seconds')
  if (text === undefined) return Number.POSITIVE_INFINITY
  const seconds = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0) return seconds
  throw new InputError(`--seconds is "${text}": give a number of seconds, such as 60 or 0.5`)
}
