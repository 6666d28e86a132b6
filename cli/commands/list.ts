// lemmata list: the claims, and what became of them in the last run.
import { outOf, readTheorems, type Theorem, type Theorems, theoremsPath } from '../../reports/index.ts'
import { printJsonError, type Runnable } from '../../src/index.ts'
import { type Command, EXIT, InputError, type Io } from '../command.ts'
import { readIfThere } from '../input.ts'
import { table } from '../table.ts'

export const list = (claims: readonly Runnable[]): Command => ({
  name: 'list',
  summary: 'the claims with the verdict of the last run',
  example: 'lemmata list --json',
  options: [],
  run(options, io) {
    const last = lastRun(io)
    const known = new Map(last?.claims.map((theorem) => [theorem.key, theorem]))
    if (options.has('json')) {
      const run = last === null ? null : { profile: last.profile, seed: last.seed, seconds: last.seconds }
      io.out(JSON.stringify({ run, claims: claims.map((claim) => asJson(claim, known.get(claim.key))) }))
      return EXIT.passed
    }
    const rows = claims.map(({ key, title }) => [key, verdictText(known.get(key)), title])
    io.out(table(['claim', 'verdict', 'title'], rows))
    return EXIT.passed
  },
})

function lastRun(io: Io): Theorems | null {
  const path = theoremsPath(outOf(io.directory))
  const text = readIfThere(path, io)
  if (text === undefined) return null
  const read = readTheorems(text)
  if (read.kind === 'read') return read.value
  throw new InputError(
    `${path} is damaged: run npm test again\n${read.errors.map((e) => `  ${printJsonError(e)}`).join('\n')}`,
  )
}

function verdictText(theorem: Theorem | undefined): string {
  if (theorem === undefined) return 'not run'
  const { verdict, expects, passed } = theorem
  if (expects === 'holds') return verdict
  return passed ? `${verdict}, as expected` : `${verdict}, to be refuted`
}

const asJson = (
  { key, of, variant, title, statement, uses, expects }: Runnable,
  theorem: Theorem | undefined,
): object => ({
  key,
  id: of,
  variant,
  title,
  statement,
  uses,
  expects,
  verdict: theorem?.verdict ?? null,
  passed: theorem?.passed ?? null,
})
