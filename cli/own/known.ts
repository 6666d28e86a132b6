// Own claims: what the last results say of them, and which test files hold them.

import { type Theorem, type Theorems, theorems } from '../../reports/document/index.ts'
import { loadParts } from '../../run/files/index.ts'
import { outFolder } from '../../run/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import type { Io } from '../command.ts'
import { lastRun } from '../files.ts'
import { type OwnTest, runTests, type TestsRun } from './run-tests.ts'

/** A claim, and the test file that holds it. */
export interface OwnClaim {
  readonly key: string
  readonly file: string
}

export interface LastResults {
  /** The last run of tests; null before any. */
  readonly run: Theorems | null
  readonly own: readonly Theorem[]
  /** Null where a claim that ships with lemmata was not run. */
  ofShipped(key: string): Theorem | null
  /** Files of results that cannot be read, and why. */
  readonly damaged: readonly string[]
}

/** What tests and `lemmata check` left; in a checkout, claims that ship with lemmata are none of them. */
export function lastResults(shipped: readonly Runnable[], io: Io): LastResults {
  const run = lastRun(io)
  const { results, problems } = loadParts(outFolder(io.directory))
  const known = new Map(run?.claims.map((claim) => [claim.key, claim]))
  const fresh = theorems(results, { profile: '', seed: 0, seconds: 0 }).claims.map((claim) => {
    const { coverage = null, mutants = null } = known.get(claim.key) ?? {}
    return { ...claim, coverage, mutants }
  })
  const all = new Map([...known, ...fresh.map((claim) => [claim.key, claim] as const)])
  const isOurs = (key: string): boolean => io.isCheckout && shipped.some((claim) => claim.key === key)
  return {
    run,
    damaged: problems.map(({ file, message }) => `cannot read ${file}: ${message}`),
    own: [...all.values()].filter(({ key, file }) => file !== null && !isOurs(key)),
    ofShipped(key) {
      const claim = (io.isCheckout ? known : all).get(key)
      return claim !== undefined && (io.isCheckout || claim.file === null) ? claim : null
    },
  }
}

export const ownClaimsIn = (shipped: readonly Runnable[], io: Io): readonly OwnClaim[] =>
  lastResults(shipped, io).own.flatMap(({ key, file }) => (file === null ? [] : { key, file }))

export interface Survey extends Pick<TestsRun, 'problems'> {
  readonly tests: readonly OwnTest[]
  readonly claims: readonly OwnClaim[]
}

/** Loads every test file and runs nothing. */
export async function survey(io: Io): Promise<Survey> {
  io.progress('looking for claims in the test files')
  const { tests, problems } = await runTests({}, io)
  return { tests, problems, claims: tests.map(claimOf) }
}

export const keyOf = ({ meta }: OwnTest): string => meta.lemmataErrand?.key ?? ''

export const claimOf = (test: OwnTest): OwnClaim => ({ key: keyOf(test), file: test.file })

/** The names of these claims' tests, wherever vitest's `describe` puts them. */
export const testsOf = (keys: readonly string[]): RegExp =>
  new RegExp(`(^| )(${keys.map((key) => key.replaceAll('.', '\\.')).join('|')}): `)

export const filesOf = (claims: readonly OwnClaim[]): readonly string[] => [...new Set(claims.map(({ file }) => file))]
