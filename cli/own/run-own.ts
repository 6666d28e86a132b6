// Own claims, run by vitest with the settings of the command line.
import { type Fault, loadParts } from '../../run/files/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'
import { InputError, type Io } from '../command.ts'
import { filesOf, keyOf, type OwnClaim, testsOf } from './known.ts'
import { runTests } from './run-tests.ts'

interface OwnResults {
  readonly results: readonly ClaimResult[]
  readonly faults: readonly Fault[]
}

/** Of those that were interrupted what is known by then; those that had not begun are missing. */
export async function runOwn(
  claims: readonly OwnClaim[],
  out: string,
  environment: Readonly<Record<string, string>>,
  io: Io,
): Promise<OwnResults> {
  const keys = claims.map(({ key }) => key)
  const { tests, problems } = await runTests({ files: filesOf(claims), names: testsOf(keys), environment }, io)
  const ended = tests.flatMap(({ meta }) => meta.lemmata?.result ?? [])
  const faults = tests.flatMap(({ meta }) => meta.lemmata?.faults ?? [])
  const cut = loadParts(out).results.filter(({ key, verdict }) => verdict === 'interrupted' && keys.includes(key))
  const results = new Map([...cut, ...ended].map((result) => [result.key, result]))
  // What a test leaves on disk is no answer where it refused to run.
  const refused = tests.find(({ meta, errors }) => errors.length > 0 && meta.lemmata === undefined)
  const missing = claims.find(({ key }) => !results.has(key) || (refused !== undefined && key === keyOf(refused)))
  if (missing === undefined || io.isInterrupted()) return { results: [...results.values()], faults }
  const { key, file } = missing
  const errors = tests.filter((test) => keyOf(test) === key).flatMap((test) => test.errors)
  const why = [...errors, ...problems].join('\n') || `no test of ${file} ran it: is it skipped, or gone?`
  throw new InputError(`${key} gave no result: ${why}`)
}
