// lemmata mutants: do the claims notice the mistakes that are written down for them?
import { join, resolve } from 'node:path'
import { mutants as builtIn, type Mutant } from '../../properties/mutants/index.ts'
import { type MutantRecord, mutantsPath, mutantsText, outOf, readMutants, updatedMutants } from '../../reports/index.ts'
import { printJsonError } from '../../src/index.ts'
import { type Command, EXIT, InputError, type Io, wholeNumber } from '../command.ts'
import { readIfThere } from '../input.ts'
import { type MutantResult, runMutants } from '../mutants/index.ts'
import { writeText } from '../output.ts'
import { table } from '../table.ts'

export const mutants = (all: readonly Mutant[] = builtIn): Command => ({
  name: 'mutants',
  summary: 'plant mistakes and see that the claims notice them (in a checkout of lemmata)',
  example: 'lemmata mutants lemma-6 --seeds 20',
  operand: { value: 'NAME', help: 'mutants to run, by the beginning of their names; none means all', isMany: true },
  options: [{ name: 'seeds', value: 'K', help: 'how many seeds to try each with, 1 to 1000 (default 1)' }],
  isLong: true,
  async run(options, io, names) {
    const root = checkout(io)
    const chosen = choose(all, names)
    const count = wholeNumber(options, 'seeds', { least: 1, most: 1000, otherwise: 1 })
    const seeds = Array.from({ length: count }, (_, k) => k + 1)
    const old = earlier(io)
    const results = await runMutants(
      chosen,
      { seeds, root },
      {
        begin: ({ name }, index) => io.progress(`${index + 1} of ${chosen.length}: ${name}`),
        isInterrupted: io.isInterrupted,
      },
    )
    io.progress('')
    keep(results, all, old, count, io)
    const killed = results.filter((result) => result.killed).length
    if (options.has('json')) io.out(JSON.stringify({ seeds: count, killed, total: chosen.length, mutants: results }))
    else io.out(report(results, killed, chosen.length))
    if (results.length < chosen.length) return EXIT.interrupted
    return killed === chosen.length ? EXIT.passed : EXIT.failed
  },
})

/** What an earlier run left. Looked at before the work begins, not after it. */
function earlier(io: Io): readonly MutantRecord[] {
  const path = mutantsPath(outOf(io.directory))
  const text = readIfThere(path, io)
  const read = text === undefined ? null : readMutants(text)
  if (read === null) return []
  if (read.kind === 'read') return read.value
  throw new InputError(`${path} is damaged: remove it\n${read.errors.map((e) => `  ${printJsonError(e)}`).join('\n')}`)
}

/** What is known of the others stays; of mutants that are gone nothing does. */
function keep(
  results: readonly MutantResult[],
  all: readonly Mutant[],
  old: readonly MutantRecord[],
  seeds: number,
  io: Io,
): void {
  const fresh = results.map(({ kind: _, mistake: __, ...result }) => ({ ...result, seeds }))
  const names = all.map(({ name }) => name)
  writeText(mutantsPath(outOf(io.directory)), mutantsText(updatedMutants(names, old, fresh)), io)
}

function checkout(io: Io): string {
  const root = resolve(io.directory)
  try {
    io.read(join(root, 'properties/index.ts'))
    return root
  } catch {
    throw new InputError(`mutants change the source: run this in a checkout of lemmata, not in ${root}`)
  }
}

function choose(all: readonly Mutant[], names: readonly string[]): readonly Mutant[] {
  const unknown = names.find((name) => !all.some((mutant) => mutant.name.startsWith(name)))
  if (unknown !== undefined) {
    throw new InputError(`no mutant begins with "${unknown}": there are ${all.map((mutant) => mutant.name).join(', ')}`)
  }
  return names.length === 0 ? all : all.filter((mutant) => names.some((name) => mutant.name.startsWith(name)))
}

/** Survivors first. */
function report(results: readonly MutantResult[], killed: number, total: number): string {
  const rows = results
    .toSorted((a, b) => Number(a.killed) - Number(b.killed))
    .map(({ name, killer, cases, verdict, counterexample, ...rest }) => [
      rest.killed ? 'killed' : 'SURVIVED',
      name,
      killer,
      verdict,
      cases === null ? '' : `${cases}`,
      counterexample ?? '',
    ])
  return `${table(['', 'mutant', 'claim', 'verdict', 'cases', 'counterexample'], rows)}\n\n${killed} of ${total} mutants killed`
}
