// A run in one line, short enough for the subject of a commit.
import { casesOf } from '../../src/engine/index.ts'
import { type Standing, slicesOf, standingOf, sum, type Theorems } from '../document/index.ts'
import { formatCount, formatInteger, formatSeconds } from './text.ts'

const STANDINGS: readonly Standing[] = ['failed', 'open', 'interrupted', 'passed']

/**
 * Starts with what is not as expected.
 * @example
 * const results = [claims[0].run({ numRuns: 10 })]
 * headline(theorems(results, { profile: 'quick', seed: 1, seconds: 12 })) // 1 claim: 1 passed; 10 cases; 12.0 s; seed 1; quick
 */
export function headline({ claims, seconds, seed, profile }: Theorems): string {
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: claims.filter((claim) => standingOf(claim) === standing).length,
  })).filter(({ count }) => count > 0)
  return [
    `${formatCount(claims.length, 'claim')}: ${counts.map(({ standing, count }) => `${count} ${standing}`).join(', ')}`,
    formatCount(sum(claims, casesOf), 'case'),
    formatSeconds(seconds),
    `seed ${seed}`,
    ...slicesOf(claims),
    profile,
  ].join('; ')
}

/**
 * How many claims of a report ran this time; null if all did.
 * @example earlierLine(theorems([], { profile: 'quick', seed: 1, seconds: 0 })) // null
 */
export function earlierLine({ claims }: Theorems): string | null {
  const ran = claims.filter(({ earlier }) => !earlier).length
  if (ran === claims.length) return null
  return `${formatInteger(ran)} of ${formatCount(claims.length, 'claim')} ran; ${claims.length - ran === 1 ? 'the other in the report is of an earlier run' : 'the others in the report are of earlier runs'}`
}
