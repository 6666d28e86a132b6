// Slices of runs: which of them a document shows, and what a set of them lacks before it is a whole run.
import { type ClaimResult, sliceFrom, sliceText } from '../../src/engine/index.ts'
import { compare } from './order.ts'
import { groupBy } from './totals.ts'

type Sliced = Pick<ClaimResult, 'slice' | 'seed' | 'profile' | 'verdict'>

/** Of all claims, each once; empty for a whole run. @example slicesOf([{ slice: '1/3' }]) // ['slice 1/3'] */
export const slicesOf = (claims: readonly Pick<ClaimResult, 'slice'>[]): readonly string[] => [
  ...new Set(claims.flatMap(({ slice }) => (slice === null ? [] : sliceFrom(slice) ? `slice ${slice}` : slice))),
]

/** By number, then by how many there are; sets of slices by their texts. */
export function bySlice(a: Pick<ClaimResult, 'slice'>, b: Pick<ClaimResult, 'slice'>): number {
  const [first, second] = [sliceFrom(a.slice ?? ''), sliceFrom(b.slice ?? '')]
  return (
    (first?.number ?? 0) - (second?.number ?? 0) ||
    (first?.of ?? 0) - (second?.of ?? 0) ||
    compare(a.slice ?? '', b.slice ?? '')
  )
}

/** What stands between the runs of a claim and whole ones. */
export const gapsIn = (runs: readonly Sliced[]): readonly string[] =>
  sets(runs).flatMap(({ name, slices, of, unfinished }) => {
    if (of === null) return `${name}: the slices ${shortList(slices)} overlap, so that cases count several times`
    const missing = of - slices.length
    return [
      ...(missing === 0 ? [] : [`${name}: ${listed(firstMissing(slices, of), 'missing', missing)}`]),
      ...(unfinished.length === 0 ? [] : [`${name}: ${listed(unfinished, 'interrupted')}`]),
    ]
  })

/** There may be a thousand million of them. */
function firstMissing(slices: readonly string[], of: number): string[] {
  const known = new Set(slices)
  const missing: string[] = []
  for (let number = 1; number <= of && missing.length < SHOWN; number++) {
    const slice = sliceText({ number, of })
    if (!known.has(slice)) missing.push(slice)
  }
  return missing
}

/** The runs in a few words, however many they are. @example partText(runs) // 2 of 3 slices */
export const partText = (runs: readonly Sliced[]): string =>
  [
    ...new Set(
      sets(runs).map(({ slices, unfinished, of }) => {
        if (of === null) return `${slices.length} overlapping slices`
        return slices.length === 1 ? slices[0] : `${slices.length - unfinished.length} of ${of} slices`
      }),
    ),
  ].join(', ')

interface SliceSet {
  /** The run that the slices belong to. */
  readonly name: string
  readonly slices: readonly string[]
  /** Those of them that were interrupted. */
  readonly unfinished: readonly string[]
  /** How many there should be; null where some overlap, or are sets of slices. */
  readonly of: number | null
}

function sets(runs: readonly Sliced[]): readonly SliceSet[] {
  const bySeed = groupBy(runs.toSorted(bySlice), ({ seed, profile }) => `seed ${seed}, ${profile}`)
  return [...bySeed]
    .filter(([, own]) => own.every(({ slice }) => slice !== null))
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, own]) => {
      const slices = own.flatMap(({ slice }) => slice ?? [])
      const [of, ...others] = new Set(slices.map((slice) => sliceFrom(slice)?.of ?? null))
      const unfinished = own.flatMap(({ slice, verdict }) => (verdict === 'interrupted' ? (slice ?? []) : []))
      return { name, slices, unfinished, of: others.length === 0 ? (of ?? null) : null }
    })
}

const SHOWN = 5

const listed = (slices: readonly string[], what: string, count = slices.length): string =>
  `${count === 1 ? 'slice' : 'slices'} ${shortList(slices, count)} ${count === 1 ? 'is' : 'are'} ${what}`

const shortList = (slices: readonly string[], count = slices.length): string =>
  `${slices.slice(0, SHOWN).join(', ')}${count > SHOWN ? ` and ${count - SHOWN} more` : ''}`
