// Where cases come from: corpus → examples → exhaustive small scope → random → targeted. A phase hands its cases to `take` until that
// says stop; how many it has to give is known from counts alone, so the same seed gives the same cases.
import fc from 'fast-check'
import type { Claim, Counts } from './claim.ts'
import { isLookingTime } from './labels.ts'
import { randomFrom } from './random.ts'
import type { Phase, StopReason } from './result.ts'
import type { Pool } from './search.ts'

/** What became of a case that was handed over: whether to go on, and if so whether it counted. */
export type Taken = 'counted' | 'discarded' | 'stop'

export interface Source<C> {
  readonly phase: Phase
  /** Cases to come; 0 where nobody knows. */
  readonly planned: number
  /** Gives why the run must stop, if it must. */
  each(take: (c: C) => Taken): StopReason | undefined
}

/** What phases need to know of the run they are part of. */
export interface Supplies<C> {
  readonly claim: Claim<C>
  readonly counts: Counts
  readonly seed: number
  readonly corpus: readonly string[]
  /** Random cases before the small ones. */
  readonly isRandomFirst: boolean
  /** Most cases of the exhaustive phase. */
  readonly most: number
  /** The closest calls so far. */
  readonly pool: Pool<C>
  /** Whether the random cases so far carry a required label too rarely. */
  hasRareLabel(): boolean
  /** Hears what is wrong with a line of the corpus. */
  onProblem(problem: string): void
  /** Hears of a scope that was tried in full, and whether it is all there is. */
  onScope(scope: string, isWhole: boolean): void
}

/** More discards than this for each accepted case make a claim vacuous. */
const MOST_DISCARDS = 20

/** A claim that is expected to be refuted must be by random cases, not by one planted for it. */
export function sourcesOf<C>(supplies: Supplies<C>): readonly Source<C>[] {
  if (supplies.claim.expects === 'refuted') return [random(supplies)]
  const drawn = [exhaustive(supplies), random(supplies)]
  return [
    corpus(supplies),
    examples(supplies),
    ...(supplies.isRandomFirst ? drawn.toReversed() : drawn),
    targeted(supplies),
  ]
}

/** From a list or a generator, as they come. */
function handOver<C>(cases: Iterable<C>, take: (c: C) => Taken): boolean {
  for (const c of cases) if (take(c) === 'stop') return false
  return true
}

function corpus<C>({ claim: { domain }, corpus, onProblem }: Supplies<C>): Source<C> {
  function* read(): Generator<C> {
    for (const line of corpus) {
      const c = parsed(line)
      if (c !== undefined) yield c.value
    }
  }
  const parsed = (line: string): { value: C } | undefined => {
    try {
      return { value: domain.parse(line) }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      onProblem(`corpus: cannot read ${JSON.stringify(line)}: ${message}`)
      return undefined
    }
  }
  return {
    phase: 'corpus',
    planned: corpus.length,
    each(take) {
      handOver(read(), take)
      return undefined
    },
  }
}

const examples = <C>({ claim: { examples = [] } }: Supplies<C>): Source<C> => ({
  phase: 'examples',
  planned: examples.length,
  each(take) {
    handOver(examples, take)
    return undefined
  },
})

const exhaustive = <C>({ claim: { domain }, counts, most, onScope }: Supplies<C>): Source<C> => ({
  phase: 'exhaustive',
  planned: 0,
  each(take) {
    const { small } = domain
    if (small === undefined || counts.small === 0) return undefined
    let counted = 0
    for (const c of small.upTo(counts.small)) {
      if (counted >= most) return undefined
      const taken = take(c)
      if (taken === 'stop') return undefined
      if (taken === 'counted') counted += 1
    }
    onScope(small.scope(counts.small), small.isWhole?.(counts.small) ?? false)
    return undefined
  },
})

/** Thrown through fast-check to end the phase. */
class Stop extends Error {}

const random = <C>({ claim: { domain }, counts, seed, hasRareLabel }: Supplies<C>): Source<C> => ({
  phase: 'random',
  planned: counts.random,
  each(take) {
    let counted = 0
    let stop: StopReason | 'taken' | undefined
    const end = (reason: StopReason | 'taken'): never => {
      stop = reason
      throw new Stop()
    }
    const property = fc.property(domain.arbitrary, (c) => {
      const taken = take(c)
      if (taken === 'stop') end('taken')
      fc.pre(taken === 'counted')
      counted += 1
      if (isLookingTime(counted) && hasRareLabel()) end('undercovered')
    })
    const { interrupted, failed } = fc.check(property, {
      seed,
      numRuns: counts.random,
      endOnFailure: true,
      maxSkipsPerRun: MOST_DISCARDS,
    })
    if (stop !== undefined) return stop === 'taken' ? undefined : stop
    if (interrupted) return 'interrupted'
    // Too many discards end the phase without a failure of the check.
    if (failed) return 'discards'
    return hasRareLabel() ? 'undercovered' : undefined
  },
})

const targeted = <C>({ claim: { domain }, counts, seed, pool }: Supplies<C>): Source<C> => ({
  phase: 'targeted',
  planned: counts.targeted,
  each(take) {
    if (domain.neighbour === undefined || pool.isEmpty) return undefined
    const source = randomFrom(seed)
    for (let k = 0; k < counts.targeted; k++) if (take(pool.neighbour(domain, source)) === 'stop') break
    return undefined
  },
})
