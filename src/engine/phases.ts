// Where cases come from: corpus → examples → exhaustive small scope → random → targeted. A phase hands its cases to `take` until that
// says stop. Counts alone decide how many there are, so the same seed gives the same cases.
import { messageOf } from '../json/index.ts'
import type { Prepared } from './cases.ts'
import type { Counts } from './claim.ts'
import { countIn, drawAt, drawCase, inSlice, type Origin, type SeededRandom, type Slice } from './draw/index.ts'
import type { Phase, StopReason } from './result.ts'
import type { Pool } from './search.ts'
import { isLookingTime } from './tally/index.ts'

/** The answer to a case: whether to go on, and if so whether the case counted. */
export type Taken = 'counted' | 'discarded' | 'stop'

export interface Source<C> {
  readonly phase: Phase
  /** Number of cases; 0 if unknown. */
  readonly planned: number
  /** Returns the reason to stop the run, if the phase itself has one. */
  each(take: (c: C, origin?: Origin) => Taken): StopReason | undefined
}

/** How far a run has come. */
export interface Position {
  readonly phase: Phase
  /** Cases of the phase that counted. */
  readonly counted: number
  /** Those that were discarded. */
  readonly discards: number
  /** Those of them that were discarded since the last that counted. */
  readonly attempts: number
}

/** What phases need to know about their run. */
export interface Supplies<C> {
  readonly claim: Prepared<C>
  readonly counts: Counts
  readonly seed: number
  readonly corpus: readonly string[]
  /** Of the only case to try, if there is one. */
  readonly path: string | undefined
  /** The part of every phase that is tried. */
  readonly slice: Slice
  /** Random cases before the small ones. */
  readonly isRandomFirst: boolean
  /** At most so many cases of the exhaustive phase. */
  readonly most: number
  /** Where to go on; phases before that are over. Null for the beginning. */
  readonly from: Position | null
  /** Of the targeted search. */
  readonly source: SeededRandom
  /** The closest calls so far. */
  readonly pool: Pool<C>
  /** Whether the random cases so far carry a required label too rarely. */
  hasRareLabel(): boolean
  /** Called with what is wrong with a line of the corpus. */
  onProblem(problem: string): void
  /** Called with a scope that was tried in full, and whether it is the whole domain. */
  onScope(scope: string, isWhole: boolean): void
}

/** More discards than this per accepted case make a claim vacuous. */
const MOST_DISCARDS = 20

/** What is expected to be refuted must be refuted by random cases, not by a case planted for it. */
export function sourcesOf<C>(supplies: Supplies<C>): readonly Source<C>[] {
  if (supplies.path !== undefined) return [atPath(supplies, supplies.path)]
  if (supplies.claim.expects === 'refuted') return [random(supplies)]
  const drawn = [exhaustive(supplies), random(supplies)]
  const sources = [
    corpus(supplies),
    examples(supplies),
    ...(supplies.isRandomFirst ? drawn.toReversed() : drawn),
    targeted(supplies),
  ]
  const at = sources.findIndex(({ phase }) => phase === supplies.from?.phase)
  return sources.slice(Math.max(0, at))
}

function handOver<C>(cases: Iterable<C>, take: (c: C) => Taken, { counted, discards }: Position): void {
  let left = counted + discards
  for (const c of cases) if (left-- <= 0 && take(c) === 'stop') return
}

const startOf = <C>({ from }: Supplies<C>, phase: Phase): Position =>
  from?.phase === phase ? from : { phase, counted: 0, discards: 0, attempts: 0 }

function corpus<C>(supplies: Supplies<C>): Source<C> {
  const { claim, corpus, slice, onProblem } = supplies
  const { domain } = claim
  function* read(): Generator<C> {
    for (const line of inSlice(corpus, slice)) {
      const c = parsed(line)
      if (c !== undefined) yield c.value
    }
  }
  const parsed = (line: string): { value: C } | undefined => {
    try {
      if (domain.parse === undefined) throw new Error('cases of a plain arbitrary are found again by seed and path')
      return { value: domain.parse(line) }
    } catch (error) {
      onProblem(`corpus: cannot read ${JSON.stringify(line)}: ${messageOf(error)}`)
      return undefined
    }
  }
  return {
    phase: 'corpus',
    planned: countIn(corpus.length, slice),
    each(take) {
      handOver(read(), take, startOf(supplies, 'corpus'))
      return undefined
    },
  }
}

function examples<C>(supplies: Supplies<C>): Source<C> {
  const { claim, slice } = supplies
  const { examples = [] } = claim
  return {
    phase: 'examples',
    planned: countIn(examples.length, slice),
    each(take) {
      handOver(inSlice(examples, slice), take, startOf(supplies, 'examples'))
      return undefined
    },
  }
}

const exhaustive = <C>(supplies: Supplies<C>): Source<C> => ({
  phase: 'exhaustive',
  planned: 0,
  each(take) {
    const { claim, counts, slice, most, onScope } = supplies
    const { small } = claim.domain
    if (small === undefined || counts.small === 0) return undefined
    const start = startOf(supplies, 'exhaustive')
    let { counted } = start
    let before = counted + start.discards
    for (const c of inSlice(small.upTo(counts.small), slice)) {
      if (before-- > 0) continue
      if (counted >= most) return undefined
      const taken = take(c)
      if (taken === 'stop') return undefined
      if (taken === 'counted') counted += 1
    }
    onScope(small.scope(counts.small), small.isWhole?.(counts.small) ?? false)
    return undefined
  },
})

function random<C>(supplies: Supplies<C>): Source<C> {
  const { claim, counts, seed, slice, hasRareLabel } = supplies
  const planned = countIn(counts.random, slice)
  return {
    phase: 'random',
    planned,
    each(take) {
      let { counted, discards, attempts } = startOf(supplies, 'random')
      for (;;) {
        if (discards > MOST_DISCARDS * planned) return 'discards'
        const isOver = counted >= planned
        if (attempts === 0 && (isOver || isLookingTime(counted)) && hasRareLabel()) return 'undercovered'
        if (isOver) return undefined
        const number = counted * slice.of + slice.number - 1
        const { c, origin } = drawCase(claim.domain.arbitrary, seed, number, attempts)
        const taken = take(c, origin)
        if (taken === 'stop') return undefined
        if (taken === 'discarded') {
          discards += 1
          attempts += 1
        } else {
          counted += 1
          attempts = 0
        }
      }
    },
  }
}

const atPath = <C>({ claim: { domain }, seed }: Supplies<C>, path: string): Source<C> => ({
  phase: 'random',
  planned: 1,
  each(take) {
    const { c, origin } = drawAt(domain.arbitrary, seed, path)
    take(c, origin)
    return undefined
  },
})

function targeted<C>(supplies: Supplies<C>): Source<C> {
  const { claim, counts, slice, pool, source } = supplies
  const { domain } = claim
  const planned = countIn(counts.targeted, slice)
  return {
    phase: 'targeted',
    planned,
    each(take) {
      if (domain.neighbour === undefined || pool.isEmpty) return undefined
      const { counted, discards } = startOf(supplies, 'targeted')
      for (let k = counted + discards; k < planned; k++) if (take(pool.neighbour(domain, source)) === 'stop') break
      return undefined
    },
  }
}
