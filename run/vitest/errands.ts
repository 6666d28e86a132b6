// What the command line may ask of a claim's test instead of a run: one case again, or the mistakes that the claim must notice.
import type { TestContext } from 'vitest'
import type { Mutant } from '../../properties/library/index.ts'
import type { Runnable } from '../../src/engine/index.ts'
import { visible } from '../../src/json/index.ts'
import { readText } from '../files/index.ts'
import { readStoredCase, replayCase } from '../index.ts'
import type { ClaimErrand } from './meta.ts'

export const plainMutant = (mutant: Mutant): ClaimErrand['mutants'][number] => {
  const { name, killer, equivalent } = mutant
  const { file, within, find, put } = mutant.kind === 'source' ? mutant : { file: '', within: '', find: '', put: '' }
  return {
    ...{ name, killer, change: mutant.kind === 'source' ? { file, within, find, put } : null },
    ...(equivalent === undefined ? {} : { equivalent }),
  }
}

/** Fails where the case does. Tests of other claims are skipped. */
export function replayTest(claim: Runnable, source: string, { task, skip }: TestContext): void {
  const stored = readStoredCase(source, readText)
  if (stored.key !== claim.key) skip(visible(`${source} is about ${stored.key}`))
  const replayed = replayCase(claim, stored)
  addTo(task, { replayed })
  const { ending, case: text, lines } = replayed
  if (ending !== 'failed' && ending !== 'crashed') return
  throw new Error([ending === 'failed' ? 'fails again' : 'throws again', `case      ${text}`, ...lines].join('\n'))
}

/** Where the source is changed, vitest has loaded the claim with the change in it. */
export async function mutantsTest(
  claim: Runnable,
  mutants: readonly Mutant[],
  { names, seeds }: { readonly names: readonly string[]; readonly seeds: number },
  { task, skip }: TestContext,
): Promise<void> {
  const chosen = mutants.filter(({ name }) => names.length === 0 || names.includes(name))
  if (chosen.length === 0) skip('no mutant of this claim is asked for')
  const { runMutant } = await import('../../mutation/planted/index.ts')
  const trial = { seeds: Array.from({ length: seeds }, (_, k) => k + 1), against: [] }
  const loader = { load: async () => [claim] }
  for (const mutant of chosen) {
    const result = await runMutant(mutant, trial, loader)
    if (result !== null) addTo(task, { tried: [...(task.meta.lemmataErrand?.tried ?? []), result] })
  }
}

function addTo(task: TestContext['task'], more: Pick<ClaimErrand, 'replayed' | 'tried'>): void {
  const { lemmataErrand } = task.meta
  if (lemmataErrand !== undefined) task.meta.lemmataErrand = { ...lemmataErrand, ...more }
}
