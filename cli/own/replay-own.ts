// A case of an own claim, run again by the test that holds the claim.
import { join } from 'node:path'
import type { StoredCase } from '../../run/index.ts'
import type { Replayed, Runnable } from '../../src/engine/index.ts'
import { InputError, type Io } from '../command.ts'
import { unknownClaim } from '../find-claims.ts'
import { filesOf, keyOf, ownClaimsIn, testsOf } from './known.ts'
import { runTests, type TestsRun, VitestMissing } from './run-tests.ts'

interface OwnReplay {
  readonly key: string
  readonly title: string
  readonly replayed: Replayed
}

/** Null where the claim is none of the user's own but ships with lemmata. */
export async function replayOwn(stored: StoredCase, shipped: readonly Runnable[], io: Io): Promise<OwnReplay | null> {
  const { key, source } = stored
  const isShipped = shipped.some((claim) => claim.key === key)
  const files = filesOf(ownClaimsIn(shipped, io).filter((claim) => claim.key === key))
  const environment = { LEMMATA_REPLAY: join(io.directory, source) }
  const { tests, problems } = await runTests({ files, names: testsOf([key]), environment }, io).catch(
    (error: unknown): TestsRun => {
      if (error instanceof VitestMissing && isShipped) return { tests: [], problems: [] }
      throw error
    },
  )
  const test = tests.find((one) => keyOf(one) === key)
  if (test === undefined) {
    if (isShipped) return null
    throw unknownClaim(
      key,
      [...tests.map((one) => ({ key: keyOf(one) })), ...shipped],
      problems.join('; ') || undefined,
    )
  }
  const { replayed, title } = test.meta.lemmataErrand ?? {}
  if (replayed !== undefined && title !== undefined) return { key, title, replayed }
  throw new InputError([...test.errors, ...problems].join('\n') || `the test of ${key} in ${test.file} is skipped`)
}
