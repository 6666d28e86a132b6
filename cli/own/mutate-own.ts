// Mutants of own claims: each is planted in the test file that gives it beside its claim, and vitest runs the claim against it.
import type { MutantResult, Planted } from '../../mutation/planted/index.ts'
import type { PlainMutant } from '../../run/vitest/index.ts'
import { InputError, type Io } from '../command.ts'
import { keyOf, survey, testsOf } from './known.ts'
import { runTests } from './run-tests.ts'

export interface OwnMutant extends PlainMutant {
  /** Of the claim whose test gives it. */
  readonly key: string
  readonly file: string
}

export async function ownMutants(io: Io): Promise<readonly OwnMutant[]> {
  const { tests, problems } = await survey(io)
  const mutants = tests.flatMap((test) =>
    (test.meta.lemmataErrand?.mutants ?? []).map((mutant) => ({ ...mutant, key: keyOf(test), file: test.file })),
  )
  if (mutants.length > 0) return mutants
  const hint =
    'no test here gives mutants: claimTest(claim, { mutants: [inClaim(name, key, mistake, wrongClaim)] }) does'
  throw new InputError([...problems, hint].join('\n'))
}

/** In the order of the mutants; those that an interruption left unfinished are missing. */
export async function runOwnMutants(
  mutants: readonly OwnMutant[],
  seeds: number,
  io: Io,
): Promise<readonly MutantResult[]> {
  const inClaims = mutants.filter(({ change }) => change === null)
  const groups = [
    ...(inClaims.length === 0 ? [] : [inClaims]),
    ...mutants.flatMap((one) => (one.change ? [[one]] : [])),
  ]
  const results: MutantResult[] = []
  for (const group of groups) {
    if (!io.isInterrupted()) results.push(...(await runGroup(group, seeds, io)))
  }
  return mutants.flatMap(({ name }) => results.find((result) => result.name === name) ?? [])
}

/** Mutants that need the same sources: all that change none, or a single one that does. */
async function runGroup(group: readonly OwnMutant[], seeds: number, io: Io): Promise<readonly MutantResult[]> {
  const [{ name, change }] = group
  const planted: Planted = { change, isLoaded: false }
  io.progress(group.length === 1 ? name : `${group.length} mutants`)
  const { tests, problems } = await runTests(
    {
      files: group.map(({ file }) => file),
      names: testsOf(group.map(({ key }) => key)),
      environment: { LEMMATA_MUTANTS: group.map((mutant) => mutant.name).join(','), LEMMATA_SEEDS: `${seeds}` },
      ...(change === null ? {} : { planted }),
    },
    io,
  )
  const tried = tests.flatMap(({ meta }) => meta.lemmataErrand?.tried ?? [])
  if (io.isInterrupted()) return tried
  const errors = [...tests.flatMap((test) => test.errors), ...problems]
  if (errors.length > 0) throw new InputError(errors.join('\n'))
  // It would seem to survive.
  if (change !== null && !planted.isLoaded)
    throw new InputError(`mutant ${name} changes ${change.file}, which its test does not load`)
  return tried
}
