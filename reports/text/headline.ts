// A run in one line, short enough for the subject of a commit.

import { casesOf } from '../../src/engine/index.ts'
import type { Theorems } from '../document/index.ts'
import { type Standing, standingOf } from '../document/index.ts'
import { formatCount, formatSeconds } from './text.ts'

const STANDINGS: readonly Standing[] = ['failed', 'open', 'interrupted', 'passed']

/** What is not as it should be comes first. @example headline(document) // 2 claims: 1 failed, 1 passed; 1,019 cases; 12.0 s; seed 1; quick */
export function headline({ claims, seconds, seed, profile }: Theorems): string {
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: claims.filter((claim) => standingOf(claim) === standing).length,
  })).filter(({ count }) => count > 0)
  const cases = claims.reduce((sum, claim) => sum + casesOf(claim), 0)
  return [
    `${formatCount(claims.length, 'claim')}: ${counts.map(({ standing, count }) => `${count} ${standing}`).join(', ')}`,
    formatCount(cases, 'case'),
    formatSeconds(seconds),
    `seed ${seed}`,
    profile,
  ].join('; ')
}
