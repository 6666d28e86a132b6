// lemmata mutants: do the claims notice the mistakes that are written down for them?
import { join, resolve } from 'node:path'
import { mutants as builtIn, type Mutant } from '../../properties/mutants/index.ts'
import {
  type MutantRecord,
  mutantStanding,
  mutantsText,
  pageOf,
  readMutants,
  readTheorems,
  updateMutants,
  withMutants,
} from '../../reports/index.ts'
import { loadStrykerReport, mutantsPath, outFolder, theoremsPath } from '../../run/index.ts'
import { printJsonError, type Runnable } from '../../src/index.ts'
import { claims as builtInClaims } from '../claims.ts'
import { type Command, EXIT, InputError, type Io, wholeNumber } from '../command.ts'
import { readIfThere } from '../input.ts'
import { GLANCE, isSettled, type MutantResult, runMutants } from '../mutants/index.ts'
import { mutantsReport } from '../mutants-text.ts'
import { writeText } from '../output.ts'

/** What is done is kept this often, in seconds, and at the end. */
const KEPT_EVERY = 10

export const mutants = (all: readonly Mutant[] = builtIn, claims: readonly Runnable[] = builtInClaims): Command => ({
  name: 'mutants',
  summary: 'plant mistakes and see that the claims notice them (in a checkout of lemmata)',
  example: 'lemmata mutants lemma-6 --seeds 20\nlemmata mutants theorem-12a --against main',
  operand: { value: 'NAME', help: 'mutants to run, by the beginning of their names; none means all', isMany: true },
  options: [
    { name: 'seeds', value: 'K', help: 'how many seeds to try each with, 1 to 1000 (default 1)' },
    {
      name: 'against',
      value: 'CLAIMS',
      help: `ask other claims, too, with ${GLANCE} cases: main (a statement each), all, or keys with commas between`,
    },
  ],
  isLong: true,
  async run(options, io, names) {
    const root = checkout(io)
    const chosen = choose(all, names)
    const count = wholeNumber(options, 'seeds', { least: 1, most: 1000, otherwise: 1 })
    const asked = chooseOthers(options.get('against'), claims)
    const old = earlier(io)
    const { against, unsettled } = settle(chosen.some(({ kind }) => kind === 'source') ? asked : [], io)
    let last = io.clock()
    const results = await runMutants(
      chosen,
      { seeds: Array.from({ length: count }, (_, k) => k + 1), root, against },
      {
        begin: ({ name }, index) => io.progress(`${index + 1} of ${chosen.length}: ${name}`),
        done(results) {
          if (io.clock() - last < KEPT_EVERY) return
          keep(results, all, old, count, io)
          last = io.clock()
        },
        isInterrupted: io.isInterrupted,
      },
    )
    io.progress('')
    show(keep(results, all, old, count, io), io)
    const standings = results.map(mutantStanding)
    const [killed, equivalent] = (['killed', 'equivalent'] as const).map(
      (wanted) => standings.filter((standing) => standing === wanted).length,
    )
    const total = chosen.filter((mutant) => mutant.equivalent === undefined).length
    if (options.has('json'))
      io.out(JSON.stringify({ seeds: count, killed, total, equivalent, unsettled, mutants: results }))
    else
      io.out(
        [
          mutantsReport(results, { ...io.looks, unknown: chosen.length - results.length }),
          ...unsettledLines(unsettled),
        ].join('\n'),
      )
    if (results.length < chosen.length) return EXIT.interrupted
    return killed + equivalent === chosen.length ? EXIT.passed : EXIT.failed
  },
})

function readRecords(io: Io): ReturnType<typeof readMutants> {
  const text = readIfThere(mutantsPath(outFolder(io.directory)), io)
  return text === undefined ? { kind: 'read', value: [] } : readMutants(text)
}

/** What an earlier run left. Looked at before the work begins, not after it. */
function earlier(io: Io): readonly MutantRecord[] {
  const path = mutantsPath(outFolder(io.directory))
  const read = readRecords(io)
  if (read.kind === 'read') return read.value
  throw new InputError(`${path} is damaged: remove it\n${read.errors.map((e) => `  ${printJsonError(e)}`).join('\n')}`)
}

/** What is known of the others stays, also what another run has found meanwhile; of mutants that are gone nothing does. */
function keep(
  results: readonly MutantResult[],
  all: readonly Mutant[],
  old: readonly MutantRecord[],
  seeds: number,
  io: Io,
): readonly MutantRecord[] {
  const fresh = results.map(({ kind: _, ...result }) => ({ ...result, seeds }))
  const names = all.map(({ name }) => name)
  // Another run may be about to write it.
  const current = readRecords(io)
  const known = updateMutants(names, current.kind === 'read' ? current.value : old, fresh)
  writeText(mutantsPath(outFolder(io.directory)), mutantsText(known), io)
  return known
}

/** In what the last run of claims left, if there was one. */
function show(mutants: readonly MutantRecord[], io: Io): void {
  const out = outFolder(io.directory)
  const text = readIfThere(theoremsPath(out), io)
  const read = text === undefined ? null : readTheorems(text)
  if (read?.kind !== 'read') return
  const document = withMutants(read.value, mutants)
  const stryker = loadStrykerReport(out)
  writeText(theoremsPath(out), `${JSON.stringify(document, null, 2)}\n`, io)
  const report = { planted: mutants, stryker: stryker?.kind === 'read' ? stryker.value : null }
  writeText(join(out, 'index.html'), pageOf(document, report), io)
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

function chooseOthers(wanted: string | undefined, claims: readonly Runnable[]): readonly Runnable[] {
  if (wanted === undefined) return []
  if (wanted === 'all') return claims
  if (wanted === 'main') return claims.filter(({ key, of, expects }) => key === of && expects === 'holds')
  return wanted.split(',').map((key) => {
    const claim = claims.find((one) => one.key === key)
    if (claim !== undefined) return claim
    throw new InputError(
      `--against names no claim "${key}": give main, all, or keys of claims, as lemmata list has them`,
    )
  })
}

/** A claim that is not as expected without any mutant, after so few cases, tells nothing. */
function settle(asked: readonly Runnable[], io: Io): { against: readonly string[]; unsettled: readonly string[] } {
  const settled = asked.filter((claim, k) => {
    io.progress(`as it is, ${k + 1} of ${asked.length}: ${claim.key}`)
    return isSettled(claim, io.isInterrupted)
  })
  const keysOf = (some: readonly Runnable[]): readonly string[] => some.map(({ key }) => key)
  return { against: keysOf(settled), unsettled: keysOf(asked.filter((claim) => !settled.includes(claim))) }
}

const unsettledLines = (unsettled: readonly string[]): readonly string[] =>
  unsettled.length === 0
    ? []
    : [`not asked, since ${GLANCE} cases do not settle them even without a mutant: ${unsettled.join(', ')}`]
