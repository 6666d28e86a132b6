// Slices of runs: which of them a document shows, and what a set of them lacks before it is a whole run.
import { type ClaimResult, sliceFrom, sliceText } from '../../src/engine/index.ts'
import { compare } from './order.ts'
import { groupBy } from './totals.ts'

type Sliced = Pick<ClaimResult, 'slice' | 'seed' | 'profile'>

/** Of all claims, each once; empty for a whole run. @example slicesOf([{ slice: '1/3' }]) // ['slice 1/3'] */
export const slicesOf = (claims: readonly Pick<ClaimResult, 'slice'>[]): readonly string[] => [
  ...new Set(claims.flatMap(({ slice }) => (slice === null ? [] : sliceFrom(slice) ? `slice ${slice}` : slice))),
]

/** By number, then by how many there are. */
export function bySlice(a: Pick<ClaimResult, 'slice'>, b: Pick<ClaimResult, 'slice'>): number {
  const [first, second] = [sliceFrom(a.slice ?? ''), sliceFrom(b.slice ?? '')]
  return (first?.number ?? 0) - (second?.number ?? 0) || (first?.of ?? 0) - (second?.of ?? 0)
}

/** What stands between the runs of a claim and whole ones. */
export const gapsIn = (runs: readonly Sliced[]): readonly string[] =>
  sets(runs).flatMap(({ name, slices, of }) => {
    if (of === null) return `${name}: the slices ${shortList(slices)} overlap, so that cases count several times`
    const known = new Set(slices)
    const missing = Array.from({ length: of }, (_, k) => sliceText({ number: k + 1, of })).filter(
      (slice) => !known.has(slice),
    )
    if (missing.length === 0) return []
    const [noun, verb] = missing.length === 1 ? ['slice', 'is'] : ['slices', 'are']
    return `${name}: ${noun} ${shortList(missing)} ${verb} missing`
  })

/** The runs in a few words, however many they are. @example partText(runs) // 2 of 3 slices */
export const partText = (runs: readonly Sliced[]): string =>
  [
    ...new Set(
      sets(runs).map(({ slices, of }) => {
        if (of === null) return `${slices.length} overlapping slices`
        return slices.length === 1 ? slices[0] : `${slices.length} of ${of} slices`
      }),
    ),
  ].join(', ')

interface SliceSet {
  /** The run that the slices belong to. */
  readonly name: string
  readonly slices: readonly string[]
  /** How many there should be; null where some overlap. */
  readonly of: number | null
}

function sets(runs: readonly Sliced[]): readonly SliceSet[] {
  const bySeed = groupBy(runs.toSorted(bySlice), ({ seed, profile }) => `seed ${seed}, ${profile}`)
  return [...bySeed]
    .filter(([, own]) => own.every(({ slice }) => slice !== null))
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, own]) => {
      const slices = own.flatMap(({ slice }) => slice ?? [])
      const [of, ...others] = new Set(slices.map((slice) => sliceFrom(slice)?.of ?? 0))
      return { name, slices, of: others.length === 0 ? of : null }
    })
}

const SHOWN = 5

const shortList = (slices: readonly string[]): string =>
  slices.length > SHOWN ? `${slices.slice(0, SHOWN).join(', ')} and ${slices.length - SHOWN} more` : slices.join(', ')
