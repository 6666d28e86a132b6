// Slices of runs: which of them a document shows, and what a set of them lacks before it is a whole run.
import { type ClaimResult, sliceFrom, sliceText } from '../../src/engine/index.ts'

/** Of all claims, each once; empty for a whole run. */
export const slicesOf = (claims: readonly Pick<ClaimResult, 'slice'>[]): readonly string[] => [
  ...new Set(claims.flatMap(({ slice }) => slice ?? [])),
]

/** What stands between the runs of a claim and whole ones. */
export function gapsIn(runs: readonly Pick<ClaimResult, 'slice' | 'seed' | 'profile'>[]): readonly string[] {
  const bySeed = new Map<string, string[]>()
  for (const { slice, seed, profile } of runs) {
    const name = `seed ${seed}, ${profile}`
    if (slice !== null) bySeed.set(name, [...(bySeed.get(name) ?? []), slice])
  }
  return [...bySeed].flatMap(([name, slices]) => {
    const counts = new Set(slices.map((slice) => sliceFrom(slice)?.of ?? 0))
    if (counts.size > 1)
      return `${name}: the slices ${slices.toSorted().join(', ')} overlap, so that cases count several times`
    const [of] = counts
    const missing = Array.from({ length: of }, (_, k) => sliceText({ number: k + 1, of })).filter(
      (slice) => !slices.includes(slice),
    )
    if (missing.length === 0) return []
    const shown =
      missing.length > 5 ? `${missing.slice(0, 5).join(', ')} and ${missing.length - 5} more` : missing.join(', ')
    return `${name}: ${missing.length === 1 ? 'slice' : 'slices'} ${shown} ${missing.length === 1 ? 'is' : 'are'} missing`
  })
}
