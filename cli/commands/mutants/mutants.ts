// lemmata mutants: do the claims notice the mistakes planted for them?
import { resolve } from 'node:path'
import { GLANCE, isSettled, type MutantResult, runMutants } from '../../../mutation/planted/index.ts'
import type { Mutant } from '../../../properties/library/index.ts'
import { mutants as builtIn } from '../../../properties/mutants.ts'
import { mutantStanding } from '../../../reports/document/index.ts'
import { attempt, type Fault } from '../../../run/files/index.ts'
import type { Runnable } from '../../../src/engine/index.ts'
import { suggest } from '../../../src/json/index.ts'
import { claims as builtInClaims } from '../../claims.ts'
import { type Command, InputError, type Io, type Options } from '../../command.ts'
import { EXIT } from '../../exit-code.ts'
import { showFaults } from '../../files.ts'
import { wholeNumber } from '../../options.ts'
import { ownMutants, runOwnMutants } from '../../own/index.ts'
import { mutantsReport } from './mutants-text.ts'
import { earlierRecords, keepRecords, showRecords } from './records.ts'

/** How often results are written, in seconds; and once more at the end. */
const WRITTEN_EVERY = 10

export const mutants = (all: readonly Mutant[] = builtIn, claims: readonly Runnable[] = builtInClaims): Command => ({
  name: 'mutants',
  summary: 'plant mistakes and see that the claims notice them',
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
    const seeds = wholeNumber(options, 'seeds', { least: 1, most: 1000, otherwise: 1 })
    const old = earlierRecords(io)
    const plan = io.isCheckout
      ? planInCheckout(all, names, chooseOthers(options.get('against'), claims), io)
      : await planOfOwn(names, options, io)
    const { chosen, unsettled } = plan
    const keep = (results: readonly MutantResult[]) => keepRecords(results, plan.all, old, seeds, io)
    let last = io.clock()
    const results = await plan.run(seeds, (known) => {
      if (io.clock() - last < WRITTEN_EVERY) return
      // What is wrong is told by the last write.
      attempt([], () => keep(known))
      last = io.clock()
    })
    io.progress('')
    const faults: Fault[] = []
    attempt(faults, () => showRecords(keep(results), io))
    const standings = results.map(mutantStanding)
    const [killed, equivalent] = (['killed', 'equivalent'] as const).map(
      (wanted) => standings.filter((standing) => standing === wanted).length,
    )
    const total = chosen.filter((mutant) => mutant.equivalent === undefined).length
    if (options.has('json')) io.json({ seeds, killed, total, equivalent, unsettled, mutants: results })
    else {
      io.out(mutantsReport(results, { ...io.looks, unknown: chosen.length - results.length }))
      if (unsettled.length > 0)
        io.out(`not asked, since ${GLANCE} cases do not settle them even without a mutant: ${unsettled.join(', ')}`)
    }
    const code = showFaults(faults, killed + equivalent === chosen.length ? EXIT.passed : EXIT.failed, io)
    return results.length < chosen.length ? EXIT.interrupted : code
  },
})

type Chosen = Pick<Mutant, 'name' | 'equivalent'>

/** Which mutants, and how they are run. */
interface Plan {
  readonly all: readonly Chosen[]
  readonly chosen: readonly Chosen[]
  readonly unsettled: readonly string[]
  /** `onDone` gets all results so far. */
  run(seeds: number, onDone: (results: readonly MutantResult[]) => void): Promise<readonly MutantResult[]>
}

function planInCheckout(all: readonly Mutant[], names: readonly string[], asked: readonly Runnable[], io: Io): Plan {
  const chosen = choose(all, names)
  const { against, unsettled } = settle(chosen.some(({ kind }) => kind === 'source') ? asked : [], io)
  return {
    ...{ all, chosen, unsettled },
    run: (seeds, done) =>
      runMutants(
        chosen,
        { seeds: Array.from({ length: seeds }, (_, k) => k + 1), root: resolve(io.directory), against },
        {
          begin: ({ name }, index) => io.progress(`${index + 1} of ${chosen.length}: ${name}`),
          done,
          isInterrupted: io.isInterrupted,
        },
      ),
  }
}

async function planOfOwn(names: readonly string[], options: Options, io: Io): Promise<Plan> {
  if (options.has('against'))
    throw new InputError('--against asks the claims of lemmata: it needs a checkout of lemmata')
  const all = await ownMutants(io)
  const chosen = choose(all, names)
  return { all, chosen, unsettled: [], run: (seeds) => runOwnMutants(chosen, seeds, io) }
}

function choose<M extends Chosen>(all: readonly M[], names: readonly string[]): readonly M[] {
  const unknown = names.find((name) => !all.some((mutant) => mutant.name.startsWith(name)))
  if (unknown !== undefined) {
    const hint = suggest(
      unknown,
      all.map(({ name }) => name),
      'mutants',
    )
    throw new InputError(`no mutant has a name that begins with "${unknown}"${hint}`)
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
