// What gave a mutant away, from what the claim compared and not from what it says.
import type { Giveaway } from '../../reports/document/index.ts'
import type { ClaimResult } from '../../src/engine/index.ts'

/** From what anybody would notice to what only this claim demands. */
const PLAINEST_FIRST = [
  'output',
  'crashed',
  'means',
  'obligation',
  'unrefuted',
  'undecided',
  'undercovered',
  'vacuous',
  'flaky',
] as const satisfies readonly Giveaway[]

type Ending = Pick<ClaimResult, 'passed' | 'verdict' | 'counterexample'>

/** The plainest clue of all runs; null where all passed. @example gaveAway([claim.run({ seed: 1 }), claim.run({ seed: 2 })]) // 'obligation' */
export function gaveAway(results: readonly Ending[]): Giveaway | null {
  const clues = new Set(results.flatMap(cluesIn))
  return PLAINEST_FIRST.find((clue) => clues.has(clue)) ?? null
}

function cluesIn({ passed, verdict, counterexample }: Ending): readonly Giveaway[] {
  if (passed) return []
  switch (verdict) {
    case 'refuted':
      return counterexample?.failed ?? []
    case 'holds':
    case 'holds-exhaustively':
      return ['unrefuted']
    case 'interrupted':
      return []
    default:
      return [verdict]
  }
}
