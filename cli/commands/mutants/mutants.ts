// lemmata mutants: do the claims notice the mistakes planted for them?
import { join, resolve } from 'node:path'
import { GLANCE, isSettled, type MutantResult, runMutants } from '../../../mutation/planted/index.ts'
import type { Mutant } from '../../../properties/library/index.ts'
import { mutants as builtIn } from '../../../properties/mutants.ts'
import { mutantStanding } from '../../../reports/document/index.ts'
import type { Runnable } from '../../../src/engine/index.ts'
import { suggest } from '../../../src/json/index.ts'
import { claims as builtInClaims } from '../../claims.ts'
import { type Command, InputError, type Io } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { wholeNumber } from '../../options.ts'
import { mutantsReport } from './mutants-text.ts'
import { earlierRecords, keepRecords, showRecords } from './records.ts'

/** How often results are written, in seconds; and once more at the end. */
const WRITTEN_EVERY = 10

export const mutants = (all: readonly Mutant[] = builtIn, claims: readonly Runnable[] = builtInClaims): Command => ({
  name: 'mutants',
  summary: 'plant mistakes and see that the claims notice them (in a checkout of lemmata)',
  example: 'lemmata mutants lemma-6 --seeds 20\nlemmata mutants theorem-12a --against main',
  operand: { value: 'NAME', help: 'the beginning of the names of mutants to run (default all)', isMany: true },
  options: [
    { name: 'seeds', value: 'K', help: 'how many seeds to try per mutant, 1 to 1000 (default 1)' },
    {
      name: 'against',
      value: 'CLAIMS',
      help: `also ask other claims, with ${GLANCE} cases each: main (one per statement), all, or keys with commas between`,
    },
  ],
  isLong: true,
  async run(options, io, names) {
    const root = checkout(io)
    const chosen = choose(all, names)
    const seeds = wholeNumber(options, 'seeds', { least: 1, most: 1000, otherwise: 1 })
    const asked = chooseOthers(options.get('against'), claims)
    const old = earlierRecords(io)
    const { against, unsettled } = settle(chosen.some(({ kind }) => kind === 'source') ? asked : [], io)
    const keep = (results: readonly MutantResult[]) => keepRecords(results, all, old, seeds, io)
    let last = io.clock()
    const results = await runMutants(
      chosen,
      { seeds: Array.from({ length: seeds }, (_, k) => k + 1), root, against },
      {
        begin: ({ name }, index) => io.progress(`${index + 1} of ${chosen.length}: ${name}`),
        done(results) {
          if (io.clock() - last < WRITTEN_EVERY) return
          keep(results)
          last = io.clock()
        },
        isInterrupted: io.isInterrupted,
      },
    )
    io.progress('')
    showRecords(keep(results), io)
    const standings = results.map(mutantStanding)
    const [killed, equivalent] = (['killed', 'equivalent'] as const).map(
      (wanted) => standings.filter((standing) => standing === wanted).length,
    )
    const total = chosen.filter((mutant) => mutant.equivalent === undefined).length
    if (options.has('json')) io.out(JSON.stringify({ seeds, killed, total, equivalent, unsettled, mutants: results }))
    else {
      io.out(mutantsReport(results, { ...io.looks, unknown: chosen.length - results.length }))
      if (unsettled.length > 0)
        io.out(`not asked, since ${GLANCE} cases do not settle them even without a mutant: ${unsettled.join(', ')}`)
    }
    if (results.length < chosen.length) return EXIT.interrupted
    return killed + equivalent === chosen.length ? EXIT.passed : EXIT.failed
  },
})

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
    const hint = suggest(
      unknown,
      all.map(({ name }) => name),
      'mutants',
    )
    throw new InputError(`no mutant has a name that begins with "${unknown}"${hint} (properties/mutants.ts lists them)`)
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

/** A claim that does not end as expected without a mutant, after so few cases, says nothing. */
function settle(asked: readonly Runnable[], io: Io): { against: readonly string[]; unsettled: readonly string[] } {
  const settled = asked.filter((claim, k) => {
    io.progress(`without a mutant, ${k + 1} of ${asked.length}: ${claim.key}`)
    return isSettled(claim, io.isInterrupted)
  })
  const keysOf = (some: readonly Runnable[]): readonly string[] => some.map(({ key }) => key)
  return { against: keysOf(settled), unsettled: keysOf(asked.filter((claim) => !settled.includes(claim))) }
}
