// From results to an exit code, as the contracts in DESIGN have it.
import { type Standing, standingOf } from '../reports/index.ts'
import type { ClaimResult } from '../src/index.ts'
import { EXIT } from './command.ts'

const CODES: Readonly<Record<Standing, number>> = {
  failed: EXIT.failed,
  interrupted: EXIT.interrupted,
  open: EXIT.open,
  passed: EXIT.passed,
}

/** Of several, the first in this order counts: a refutation is one, however the run ended. */
const ORDER: readonly Standing[] = ['failed', 'interrupted', 'open', 'passed']

/** @example exitCodeOf(results) // 0 if all passed */
export function exitCodeOf(results: readonly Pick<ClaimResult, 'passed' | 'verdict'>[]): number {
  const standings = new Set(results.map(standingOf))
  return CODES[ORDER.find((standing) => standings.has(standing)) ?? 'passed']
}
