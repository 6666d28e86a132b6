// Runs mutants against the claims that must kill them, without the corpus: a kill must not come from memory.
import type { Mutant } from '../../properties/library/index.ts'
import type { MutantRecord, OtherClaim } from '../../reports/document/index.ts'
import { type ClaimResult, casesOf, type Runnable } from '../../src/engine/index.ts'
import { gaveAway } from './gave-away.ts'
import { glanceAt } from './glance.ts'
import type { Loader } from './load.ts'

export interface MutantResult extends Omit<MutantRecord, 'seeds'> {
  readonly kind: Mutant['kind']
}

/** How every mutant is tried. */
export interface Trial {
  readonly seeds: readonly number[]
  /** Keys of claims to ask besides the killer, where the source is changed. */
  readonly against: readonly string[]
}

/**
 * A mutant is killed when its killer fails with every seed; one that is called equivalent, when it fails with any. Null if
 * interrupted.
 */
export async function runMutant(
  mutant: Mutant,
  { seeds, against }: Trial,
  loader: Pick<Loader, 'load'>,
  isInterrupted: () => boolean = () => false,
): Promise<MutantResult | null> {
  const start = performance.now()
  const claims = mutant.kind === 'model' ? [mutant.change] : await loader.load(mutant)
  const killer = mutant.kind === 'model' ? mutant.change : named(mutant.killer, claims, mutant.name)
  const results = seeds.map((seed) => killer.run({ seed, isRandomFirst: true, isInterrupted }))
  const asked = mutant.kind === 'model' ? [] : against.filter((key) => key !== mutant.killer)
  const others = glances(asked, claims, mutant, isInterrupted)
  if (others === null || results.some(({ verdict }) => verdict === 'interrupted')) return null
  const { name, kind, mistake, equivalent = null } = mutant
  const { killed, shown } = outcomeOf(results, equivalent !== null)
  return {
    name,
    kind,
    mistake,
    killer: mutant.killer,
    equivalent,
    killed,
    verdict: shown.verdict,
    cases: killed ? median(results.filter(({ passed }) => !passed).map(casesOf)) : null,
    gaveAway: killed ? gaveAway(results) : null,
    counterexample: shown.counterexample?.case ?? null,
    seed: shown.seed,
    seconds: (performance.now() - start) / 1000,
    others,
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]

/** Shows the run that did not end as it should. */
function outcomeOf(results: readonly ClaimResult[], isEquivalent: boolean): { killed: boolean; shown: ClaimResult } {
  const odd = results.find(({ passed }) => passed !== isEquivalent)
  return { killed: (odd === undefined) !== isEquivalent, shown: odd ?? results[0] }
}

function glances(
  keys: readonly string[],
  claims: readonly Runnable[],
  { name }: Mutant,
  isInterrupted: () => boolean,
): readonly OtherClaim[] | null {
  const others: OtherClaim[] = []
  for (const key of keys) {
    const other = glanceAt(named(key, claims, name), isInterrupted)
    if (other === null) return null
    others.push(other)
  }
  return others
}

function named(key: string, claims: readonly Runnable[], mutant: string): Runnable {
  const claim = claims.find((one) => one.key === key)
  if (claim === undefined) throw new Error(`mutant ${mutant} names a claim that does not exist: ${key}`)
  return claim
}
