// Exit codes, on which scripts rely, and the one for several results.
import { type Standing, standingOf } from '../reports/document/index.ts'
import type { ClaimResult } from '../src/engine/index.ts'

export const EXIT = { passed: 0, failed: 1, badInput: 2, open: 3, interrupted: 130 } as const satisfies Readonly<
  Record<Standing | 'badInput', number>
>

/** The first of these that occurs counts: a refutation is one, however the run ended. */
const ORDER: readonly Standing[] = ['failed', 'interrupted', 'open', 'passed']

/** @example exitCodeOf(results) // 0 if all passed */
export function exitCodeOf(results: readonly Pick<ClaimResult, 'passed' | 'verdict'>[]): number {
  const standings = new Set(results.map(standingOf))
  return EXIT[ORDER.find((standing) => standings.has(standing)) ?? 'passed']
}
