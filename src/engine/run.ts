// The runner, for any claim: every case of every phase is examined and recorded, until something ends the run; then the failure is
// settled, or some cases are repeated. Same seed, same run: counts decide when a phase ends, and time only interrupts.
import { lacksOf, type Prepared, prepare } from './cases.ts'
import type { Claim } from './claim.ts'
import { type CountOptions, countsOf } from './counts.ts'
import { type Origin, randomFrom, type SeededRandom, type Slice, seedFor, sliceText, WHOLE } from './draw/index.ts'
import { type Ending, type Examiner, examinerOf } from './examine.ts'
import { strangeExamples } from './examples.ts'
import { illustrationsOf, type ToIllustrate } from './illustrate.ts'
import { type Position, sourcesOf, type Taken } from './phases.ts'
import { Recorder } from './recorder.ts'
import { blankResult, type ClaimResult, type IllustrationResult, type Phase, type Verdict } from './result.ts'
import type { RunState } from './resume/index.ts'
import { type Settlement, settle } from './settle.ts'

/** @example const options: RunOptions = { seed: 3, numRuns: 100 } */
export interface RunOptions extends CountOptions {
  /** Default 1. Every claim derives its own from it. */
  readonly seed?: number
  /** The only case to try, and to shrink on: `17:0:2`, as a counterexample of a plain arbitrary says. */
  readonly path?: string
  /** Lines of the domain's syntax, tried first. */
  readonly corpus?: readonly string[]
  /** Only this part of the run. What is expected to be refuted has few cases, so every slice tries them all. Default: the whole. */
  readonly slice?: Slice
  /** Random cases before the small ones: large cases kill a mutant sooner. Default: the small ones first. */
  readonly isRandomFirst?: boolean
  /** Asked before every case; true ends the run as interrupted. */
  readonly isInterrupted?: () => boolean
  /** Where an earlier run of the same settings stood: this one goes on from there, and gives what that one would have given. */
  readonly resume?: RunState | null
  /** Called after every case. */
  readonly onCase?: (event: CaseEvent) => void
  /** Whether a counterexample tells the failing cases on the way to it, as in fast-check. Default: false. */
  readonly verbose?: boolean
  /** At most so many cases are kept for observations. Default 0. */
  readonly observations?: number
  /** Whether the claim's illustrations are drawn. Default: false. */
  readonly illustrated?: boolean
  /** Seconds since some fixed moment. Default: no clock, and seconds 0. */
  readonly clock?: () => number
}

/** A case has been examined. */
export interface CaseEvent {
  readonly phase: Phase
  readonly ending: Ending['kind']
  /** Cases of the phase so far; discarded ones do not count. */
  readonly done: number
  /** 0 if unknown. */
  readonly planned: number
  /** What is known by then, and where to go on; undefined once a case has ended the run. */
  soFar(): { readonly result: ClaimResult; readonly state: RunState } | undefined
}

/**
 * Runs a claim; the result is plain JSON.
 * @example
 * const claim = boundedBy({
 *   key: 'digit', title: 'x ≤ 9', statement: 'A digit is at most 9.',
 *   domain: integers(0, 9), observed: (x) => rational.of(x), bound: () => rational.of(9),
 * })
 * runClaim(claim, { seed: 1 }).verdict // holds
 */
export function runClaim<C, L extends string>(stated: Claim<C, L>, options: RunOptions = {}): ClaimResult {
  const prepared = prepare(stated)
  const { seed = 1, profile = 'quick', clock = () => 0, observations = 0, resume = null } = options
  const start = clock()
  const strange = strangeExamples(prepared)
  if (strange.length > 0) return refusal(prepared, { seed, profile }, strange)
  const claim = atProfile(prepared, profile)
  const examiner = examinerOf(claim)
  const recorder = new Recorder(claim, observations)
  const slice = sliceOf(claim, options)
  const own = seedFor(seed, claim.key)
  recorder.search = (own + slice.number - 1) >>> 0
  if (resume !== null) recorder.restore(resume, own, examiner)
  const known = (verdict: Verdict): ClaimResult => ({
    ...blankResult(claim, { seed, profile }),
    slice: slice.of === 1 ? null : sliceText(slice),
    verdict,
    passed: claim.expects === 'refuted' ? verdict === 'refuted' : isHolding(verdict),
    scope: recorder.scope,
    cases: { ...recorder.cases },
    lacks: lacksOf(claim.domain),
    undecided: recorder.undecided,
    ...recorder.tally.summary(),
    problems: recorder.problems,
    observations: recorder.observer.observations,
    seconds: recorder.seconds + clock() - start,
  })
  tryCases({
    ...{ claim, examiner, recorder, slice, options, seed: own, from: resume?.position ?? null },
    source: randomFrom(recorder.search),
    soFar() {
      if (recorder.stop !== undefined && recorder.stop !== 'interrupted') return undefined
      const result = known('interrupted')
      return { result, state: { ...recorder.state(), seconds: result.seconds } }
    },
  })
  const settled = settleFailure(claim, examiner, recorder, options)
  return {
    ...known(recorder.verdict()),
    stoppedBecause: recorder.stop ?? (recorder.isWhole ? 'exhausted' : 'budget'),
    counterexample: settled?.counterexample ?? null,
    illustrations: illustrations(claim, recorder, options, settled),
  }
}

const refusal = <C>(
  claim: Prepared<C>,
  of: Pick<ClaimResult, 'seed' | 'profile'>,
  problems: readonly string[],
): ClaimResult => ({ ...blankResult(claim, of), verdict: 'crashed', stoppedBecause: 'crashed', problems })

const isHolding = (verdict: Verdict): boolean => verdict === 'holds' || verdict === 'holds-exhaustively'

/** The claim with the domain of the profile. Corpora may hold cases of any profile, so all of them can be read and shrunk. */
export function atProfile<C>(claim: Prepared<C>, profile: string): Prepared<C> {
  if (claim.deep === undefined) return claim
  const { parse } = claim.deep
  return { ...claim, domain: profile === 'deep' ? claim.deep : { ...claim.domain, ...(parse && { parse }) } }
}

const sliceOf = <C>({ expects }: Prepared<C>, { slice = WHOLE, path }: RunOptions): Slice =>
  expects === 'refuted' || path !== undefined ? WHOLE : slice

interface Run<C> {
  readonly claim: Prepared<C>
  readonly examiner: Examiner<C>
  readonly recorder: Recorder<C>
  readonly slice: Slice
  readonly options: RunOptions
  /** The claim's own. */
  readonly seed: number
  readonly from: Position | null
  readonly source: SeededRandom
  readonly soFar: CaseEvent['soFar']
}

function tryCases<C>(run: Run<C>): void {
  const { claim, examiner, recorder, slice, options, seed, from, source } = run
  const { corpus = [], isRandomFirst = false, most = Number.POSITIVE_INFINITY, path } = options
  const { tally, pool, problems } = recorder
  const sources = sourcesOf({
    ...{ claim, seed, corpus, path, slice, isRandomFirst, most, pool, from, source },
    counts: countsOf(claim, options),
    hasRareLabel: () => tally.hasRareLabel(),
    onProblem: (problem) => problems.includes(problem) || problems.push(problem),
    onScope(scope, isWhole) {
      recorder.scope = scope
      recorder.isWhole = isWhole
    },
  })
  for (const { phase, planned, each } of sources) {
    const reason = each((c, origin) => take(c, origin, phase, planned, run))
    recorder.stop ??= reason
    if (recorder.stop !== undefined) return
    if (recorder.isWhole) break
  }
  // A proof by enumeration draws no random cases, so a label that no case carries is too rare.
  if (recorder.isWhole && slice.of === 1 && tally.hasMissingLabel()) recorder.stop = 'undercovered'
  else repeatSome(claim, examiner, recorder)
}

function take<C>(
  c: C,
  origin: Origin | undefined,
  phase: Phase,
  planned: number,
  { examiner, recorder, source, soFar, options: { isInterrupted, onCase } }: Run<C>,
): Taken {
  if (isInterrupted?.() === true) {
    recorder.stop = 'interrupted'
    return 'stop'
  }
  const ending = examiner.examine(c)
  recorder.add(c, phase, ending, examiner.notes, source, origin)
  onCase?.({ phase, ending: ending.kind, done: recorder.cases[phase], planned, soFar })
  if (recorder.stop !== undefined) return 'stop'
  return ending.kind === 'discarded' ? 'discarded' : 'counted'
}

function repeatSome<C>({ domain }: Prepared<C>, examiner: Examiner<C>, recorder: Recorder<C>): void {
  const other = recorder.toRepeat.find(({ c }) => examiner.examine(c).kind !== 'passed')
  if (other === undefined) return
  recorder.problems.push(`flaky: passed, then not, on ${domain.print(other.c)}`)
  recorder.stop = 'flaky'
}

function settleFailure<C>(
  claim: Prepared<C>,
  examiner: Examiner<C>,
  recorder: Recorder<C>,
  options: RunOptions,
): Settlement<C> | undefined {
  if (recorder.failure === undefined) return undefined
  const { shrink } = countsOf(claim, options)
  const settled = settle(claim, examiner, recorder.failure, {
    budget: shrink,
    seed: seedFor(options.seed ?? 1, claim.key),
    isInterrupted: options.isInterrupted,
    verbose: options.verbose,
  })
  if (settled.kind === 'settled') return settled
  recorder.problems.push(settled.problem)
  recorder.stop = 'flaky'
  return undefined
}

function illustrations<C>(
  claim: Prepared<C>,
  { tally, stop, problems }: Recorder<C>,
  { illustrated = false }: RunOptions,
  settled: Settlement<C> | undefined,
): readonly IllustrationResult[] {
  if (!illustrated || stop === 'interrupted') return []
  const closest = tally.closestCase()
  const wanted: ToIllustrate<C>[] = [
    ...(settled === undefined ? [] : [{ of: 'counterexample' as const, c: settled.minimal }]),
    ...(claim.examples ?? []).map((c) => ({ of: 'example' as const, c })),
    ...(closest === undefined ? [] : [{ of: 'closest' as const, c: closest }]),
  ]
  return illustrationsOf(claim, wanted, (problem) => problems.push(problem))
}
