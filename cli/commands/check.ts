// lemmata check: runs claims here and now. Time only interrupts: how much is tried, and what, depends on the seed, the profile
// and the number of runs.

import { progressLine, terminalReport, theorems } from '../../reports/index.ts'
import {
  corpusUse,
  outFolder,
  profileFrom,
  publishObservations,
  publishPage,
  type RecordOptions,
  runAndRecord,
  runsFrom,
  type Settings,
  seedFrom,
} from '../../run/index.ts'
import { blankResult, type Runnable } from '../../src/index.ts'
import { type Command, EXIT, InputError } from '../command.ts'
import { exitCodeOf } from '../exit-code.ts'
import { findClaims } from '../find.ts'

export const check = (claims: readonly Runnable[]): Command => ({
  name: 'check',
  summary: 'run claims, all or those whose keys begin as given',
  example: 'lemmata check lemma-8a --profile deep --seconds 60',
  options: [
    { name: 'runs', value: 'N', help: 'random cases of each claim, instead of the profile’s' },
    { name: 'seconds', value: 'T', help: 'interrupt after so many seconds; what was found by then is reported' },
    { name: 'seed', value: 'S', help: 'an integer, or random (default 1)' },
    { name: 'profile', value: 'NAME', help: 'quick, deep or mutate (default quick)' },
  ],
  operand: { value: 'KEY', help: 'a claim, or what the keys of several begin with', isMany: true },
  isLong: true,
  run(options, io, keys) {
    const chosen = findClaims(claims, keys)
    const settings = settingsOf(options, io.environment)
    const start = io.clock()
    const end = start + secondsOf(options)
    const isInterrupted = (): boolean => io.isInterrupted() || io.clock() >= end
    const recording: RecordOptions = {
      settings,
      directory: io.directory,
      isInterrupted,
      onTick: (tick) => io.progress(progressLine(tick)),
      clock: io.clock,
    }
    const results = chosen.map((claim) =>
      isInterrupted() ? blankResult(claim, settings) : runAndRecord(claim, recording),
    )
    io.progress('')
    const seconds = io.clock() - start
    const { profile, seed } = settings
    const document = theorems(results, { profile, seed, seconds })
    const out = outFolder(io.directory)
    publishObservations(out, document)
    publishPage(out, 'check.html', document)
    if (options.has('json')) io.out(JSON.stringify(document))
    else io.out(terminalReport(document, io.looks))
    // Whoever stopped it knows that it is not complete, whatever it found before.
    return io.isInterrupted() ? EXIT.interrupted : exitCodeOf(results)
  },
})

function settingsOf(
  options: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const runs = options.get('runs')
  return {
    seed: seedFrom(options.get('seed') ?? '1', '--seed'),
    profile: profileFrom(options.get('profile') ?? 'quick', '--profile'),
    ...(runs === undefined ? {} : { runs: runsFrom(runs, '--runs') }),
    corpus: corpusUse(environment),
  }
}

function secondsOf(options: ReadonlyMap<string, string>): number {
  const text = options.get('seconds')
  if (text === undefined) return Number.POSITIVE_INFINITY
  const seconds = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0) return seconds
  throw new InputError(`--seconds is "${text}": give a number of seconds, such as 60 or 0.5`)
}
