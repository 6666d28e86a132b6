// The runner: corpus → examples → exhaustive small scope → random → targeted → shrink → explain, for any claim. Same seed,
// same run: counts decide when a phase ends, and time only interrupts.
import fc from 'fast-check'
import { CASES_TO_FALL, type Claim, type Counts, isProfileName, PROFILES, type ProfileName } from './claim.ts'
import { type Ending, type Examiner, examinerOf } from './examine.ts'
import { findingLines, ownWords } from './explain.ts'
import { isLookingTime } from './labels.ts'
import { aboutOf } from './probe.ts'
import { randomFrom, seedFor } from './random.ts'
import type { ClaimResult, Counterexample, IllustrationResult, Phase, StopReason, Verdict } from './result.ts'
import { Pool } from './search.ts'
import { shrink } from './shrink.ts'
import { Tally } from './tally.ts'

export interface RunOptions {
  /** Default 1. Every claim derives its own from it. */
  readonly seed?: number
  /** Default quick. */
  readonly profile?: string
  /** Random cases, instead of the profile's. */
  readonly runs?: number
  /** Most cases of a phase, for a glance at a claim; a scope that has more is not tried in full. Default: as many as planned. */
  readonly most?: number
  /** Lines of the domain's syntax, tried first. */
  readonly corpus?: readonly string[]
  /** Random cases before the small ones: large cases kill a mutant sooner. Default: the small ones first. */
  readonly isRandomFirst?: boolean
  /** Asked now and then; true ends the run as interrupted. */
  readonly isInterrupted?: () => boolean
  /** Hears of every case. */
  readonly progress?: (phase: Phase, done: number, planned: number) => void
  /** Most cases to keep for observations. Default 0. */
  readonly observations?: number
  /** Whether the claim's illustrations are drawn. Default: false. */
  readonly illustrated?: boolean
  /** Seconds since some fixed moment. Default: no clock, and seconds 0. */
  readonly clock?: () => number
}

/** More discards than this for each accepted case make a claim vacuous. */
const MOST_DISCARDS = 20
/** Of each phase the passed cases 1, 2, 4, 8 … are run a second time: a check that answers differently is flaky. */
const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0

/** Of the cases that are observed, most are random ones: they show how cases are distributed, and small scopes would crowd them out. */
const OBSERVED_SHARE: Readonly<Record<Phase, number>> = {
  corpus: 0.1,
  examples: 0.1,
  exhaustive: 0.2,
  random: 0.5,
  targeted: 0.1,
}

/** Runs a claim; the result is plain JSON. @example runClaim(lemma6, { seed: 1 }).verdict */
export function runClaim<C, L extends string>(claim: Claim<C, L>, options: RunOptions = {}): ClaimResult {
  return new Run<C>(atProfile<C>(claim, options), options).result()
}

/** The claim over the cases of the profile. Corpora may hold cases of any, which must be read and shrink. */
function atProfile<C>(claim: Claim<C>, { profile }: RunOptions): Claim<C> {
  if (claim.deep === undefined) return claim
  const { parse } = claim.deep
  return { ...claim, domain: profile === 'deep' ? claim.deep : { ...claim.domain, parse } }
}

/** Thrown through fast-check to end a phase. */
class Stop extends Error {}

interface Caught<C> {
  readonly c: C
  readonly ending: Ending
  readonly phase: Phase
  readonly index: number
}

export function countsOf<C>(
  claim: Claim<C>,
  { profile = 'quick', runs, most = Number.POSITIVE_INFINITY }: RunOptions,
): Counts {
  if (!isProfileName(profile)) {
    throw new RangeError(`there is no profile "${profile}": there are ${Object.keys(PROFILES).join(', ')}`)
  }
  const counts =
    profile === 'mutate' ? fewer(countsIn(claim, 'mutate'), countsIn(claim, 'quick')) : countsIn(claim, profile)
  return { ...counts, random: Math.min(runs ?? counts.random, most), targeted: Math.min(counts.targeted, most) }
}

const countsIn = <C>({ expects, counts }: Claim<C>, profile: ProfileName): Counts => ({
  ...PROFILES[profile],
  ...(expects === 'refuted' ? { random: CASES_TO_FALL } : {}),
  ...counts?.[profile],
})

/** A claim that says how much is too much for every day, says so for mutants as well. */
const fewer = (a: Counts, b: Counts): Counts => ({
  random: Math.min(a.random, b.random),
  targeted: Math.min(a.targeted, b.targeted),
  small: Math.min(a.small, b.small),
  shrink: Math.min(a.shrink, b.shrink),
})

class Run<C> {
  private readonly claim: Claim<C>
  private readonly options: RunOptions
  private readonly counts: Counts
  private readonly seed: number
  private readonly examiner: Examiner<C>
  private readonly tally: Tally<C>
  private readonly pool = new Pool<C>()
  private readonly cases: Record<Phase | 'discarded', number> = {
    corpus: 0,
    examples: 0,
    exhaustive: 0,
    random: 0,
    targeted: 0,
    discarded: 0,
  }
  private readonly observed: Record<Phase, number> = { corpus: 0, examples: 0, exhaustive: 0, random: 0, targeted: 0 }
  private readonly problems: string[] = []
  private readonly passedOnce: C[] = []
  private undecided = 0
  private scope: string | null = null
  private isProved = false
  private caught: Caught<C> | undefined
  private minimal: { readonly c: C } | undefined
  private stop: StopReason | undefined

  constructor(claim: Claim<C>, options: RunOptions) {
    this.claim = claim
    this.options = options
    this.counts = countsOf(claim, options)
    this.seed = seedFor(options.seed ?? 1, claim.key)
    this.examiner = examinerOf(claim)
    this.tally = new Tally(claim)
  }

  result(): ClaimResult {
    const { claim, options } = this
    const start = options.clock?.() ?? 0
    this.runPhases()
    const counterexample = this.caught === undefined ? null : this.settle(this.caught)
    const verdict = this.verdict()
    return {
      key: claim.key,
      id: claim.of,
      variant: claim.variant,
      title: claim.title,
      statement: claim.statement,
      uses: claim.uses,
      expects: claim.expects,
      verdict,
      passed:
        claim.expects === 'refuted' ? verdict === 'refuted' : verdict === 'holds' || verdict === 'holds-exhaustively',
      stoppedBecause: this.stop ?? (this.isProved ? 'exhausted' : 'budget'),
      scope: this.scope,
      cases: { ...this.cases },
      undecided: this.undecided,
      labels: this.tally.labels(),
      measures: this.tally.measures(),
      magnitudes: this.tally.magnitudes(),
      tightness: this.tally.tightness(),
      ratios: this.tally.ratios(),
      growth: this.tally.growth(),
      credits: this.tally.credits(),
      illustrations: this.illustrations(),
      counterexample,
      problems: this.problems,
      observations: this.tally.observations,
      seed: options.seed ?? 1,
      profile: options.profile ?? 'quick',
      seconds: (options.clock?.() ?? 0) - start,
    }
  }

  private runPhases(): void {
    // A statement that is expected to fall must fall to random cases, not to one planted for it.
    const phases =
      this.claim.expects === 'refuted'
        ? [this.runRandom]
        : this.options.isRandomFirst === true
          ? [this.runCorpus, this.runExamples, this.runRandom, this.runExhaustive, this.runTargeted]
          : [this.runCorpus, this.runExamples, this.runExhaustive, this.runRandom, this.runTargeted]
    for (const phase of phases) {
      phase.call(this)
      if (this.stop !== undefined) return
      if (this.isProved) break
    }
    // A proof by enumeration draws no random cases, so a label that no case carries is too rare.
    if (this.isProved && this.tally.hasMissingLabel()) this.stop = 'undercovered'
    else this.repeatSome()
  }

  private runCorpus(): void {
    const { corpus = [] } = this.options
    for (const line of corpus) {
      const c = this.read(line)
      if (c !== undefined) this.take(c.value, 'corpus', corpus.length)
      if (this.stop !== undefined) return
    }
  }

  private read(line: string): { value: C } | undefined {
    try {
      return { value: this.claim.domain.parse(line) }
    } catch (error) {
      this.problems.push(
        `corpus: cannot read ${JSON.stringify(line)}: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
  }

  private runExamples(): void {
    const examples = this.claim.examples ?? []
    for (const c of examples) {
      this.take(c, 'examples', examples.length)
      if (this.stop !== undefined) return
    }
  }

  private runExhaustive(): void {
    const { small } = this.claim.domain
    if (small === undefined || this.counts.small === 0) return
    const { most = Number.POSITIVE_INFINITY } = this.options
    for (const c of small.upTo(this.counts.small)) {
      if (this.cases.exhaustive >= most) return
      this.take(c, 'exhaustive', 0)
      if (this.stop !== undefined) return
    }
    this.scope = small.scope(this.counts.small)
    this.isProved = small.isWhole?.(this.counts.small) ?? false
  }

  private runRandom(): void {
    const planned = this.counts.random
    const property = fc.property(this.claim.domain.arbitrary, (c) => {
      const { discarded } = this.cases
      this.take(c, 'random', planned)
      if (this.stop !== undefined) throw new Stop()
      fc.pre(this.cases.discarded === discarded)
      if (isLookingTime(this.cases.random) && this.tally.hasRareLabel()) {
        this.stop = 'undercovered'
        throw new Stop()
      }
    })
    const details = fc.check(property, {
      seed: this.seed,
      numRuns: planned,
      endOnFailure: true,
      maxSkipsPerRun: MOST_DISCARDS,
    })
    if (this.stop !== undefined) return
    // Too many discards end the phase without a failure of the check.
    if (details.interrupted) this.stop = 'interrupted'
    else if (details.failed) this.stop = 'discards'
    else if (this.tally.hasRareLabel()) this.stop = 'undercovered'
  }

  private runTargeted(): void {
    const { domain } = this.claim
    if (domain.mutate === undefined || this.pool.isEmpty) return
    const random = randomFrom(this.seed)
    for (let k = 0; k < this.counts.targeted && this.stop === undefined; k++) {
      this.take(this.pool.neighbour(domain, random), 'targeted', this.counts.targeted)
    }
  }

  private repeatSome(): void {
    for (const c of this.passedOnce) {
      if (this.examiner.examine(c).kind === 'passed') continue
      this.problems.push(`flaky: passed, then not, on ${this.claim.domain.print(c)}`)
      this.stop = 'flaky'
      return
    }
  }

  /** Runs one case and counts it. */
  private take(c: C, phase: Phase, planned: number): void {
    if (this.options.isInterrupted?.() === true) {
      this.stop = 'interrupted'
      return
    }
    const ending = this.examiner.examine(c)
    this.observe(c, phase, ending)
    if (ending.kind === 'discarded') {
      this.cases.discarded += 1
      return
    }
    this.cases[phase] += 1
    this.options.progress?.(phase, this.cases[phase], planned)
    if (ending.kind === 'failed' || ending.kind === 'crashed') {
      this.caught = { c, ending, phase, index: this.cases[phase] }
      this.stop = ending.kind === 'failed' ? 'refuted' : 'crashed'
      return
    }
    if (ending.kind === 'undecided') this.undecided += 1
    this.pool.offer(c, this.tally.add(c, this.examiner.notes, phase))
    if (ending.kind === 'passed' && isPowerOfTwo(this.cases[phase])) this.passedOnce.push(c)
  }

  private observe(c: C, phase: Phase, ending: Ending): void {
    if (!this.makeRoom(phase, ending)) return
    const { labels, measures, magnitudes } = this.examiner.notes
    const features: Record<string, string | number> = {}
    for (const name of labels) features[name] = 'yes'
    for (const [name, value] of measures) features[name] = value
    for (const [name, { text }] of magnitudes) features[name] = text
    this.tally.observations.push({
      case: this.claim.domain.print(c),
      status:
        ending.kind === 'passed'
          ? 'passed'
          : ending.kind === 'discarded' || ending.kind === 'undecided'
            ? 'gave_up'
            : 'failed',
      reason: ending.kind === 'crashed' ? ending.message : ending.kind,
      phase,
      features,
    })
  }

  /** Whether one more case may be kept. The case that ends a run always is, if need be in the place of another. */
  private makeRoom(phase: Phase, { kind }: Ending): boolean {
    const { observations } = this.tally
    const most = this.options.observations ?? 0
    if (kind === 'failed' || kind === 'crashed') {
      if (observations.length >= most) observations.pop()
      return most > 0
    }
    if (observations.length >= most || this.observed[phase] >= OBSERVED_SHARE[phase] * most) return false
    this.observed[phase] += 1
    return true
  }

  /** Makes sure that the case fails again, shrinks it and says what it shows. */
  private settle(caught: Caught<C>): Counterexample | null {
    const { claim } = this
    const { domain } = claim
    const endsTheSame = (c: C): boolean => this.examiner.examine(c).kind === caught.ending.kind
    if (!endsTheSame(caught.c)) {
      this.problems.push(`flaky: ${caught.ending.kind}, then not, on ${domain.print(caught.c)}`)
      this.stop = 'flaky'
      return null
    }
    const failed = aboutOf(this.examiner.notes)
    const { minimal, steps } = shrink(
      claim.deep ?? domain,
      caught.c,
      endsTheSame,
      this.counts.shrink,
      this.options.isInterrupted,
    )
    const ending = this.examiner.examine(minimal)
    if (ending.kind !== caught.ending.kind) {
      this.problems.push(`flaky: ${caught.ending.kind}, then ${ending.kind}, on ${domain.print(minimal)}`)
      this.stop = 'flaky'
      return null
    }
    this.minimal = { c: minimal }
    return {
      case: domain.print(minimal),
      size: domain.size(minimal),
      found: domain.print(caught.c),
      phase: caught.phase,
      index: caught.index,
      shrinks: steps,
      failed,
      finding: findingLines(ending),
      explanation: ownWords(claim, minimal),
      replay: null,
    }
  }

  /** Each case once. A picture that cannot be drawn is a problem of the picture, and not of the claim. */
  private illustrations(): IllustrationResult[] {
    const { claim, options, minimal } = this
    if (options.illustrated !== true || claim.illustrate === undefined || this.stop === 'interrupted') return []
    const closest = this.tally.closestCase()
    const wanted: { of: IllustrationResult['of']; c: C }[] = [
      ...(minimal === undefined ? [] : [{ of: 'counterexample' as const, c: minimal.c }]),
      ...(claim.examples ?? []).map((c) => ({ of: 'example' as const, c })),
      ...(closest === undefined ? [] : [{ of: 'closest' as const, c: closest }]),
    ]
    const drawn = new Map<string, IllustrationResult>()
    for (const { of, c } of wanted) {
      const line = claim.domain.print(c)
      if (drawn.has(line)) continue
      try {
        const picture = claim.illustrate(c)
        if (picture !== null) drawn.set(line, { of, case: line, picture })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        this.problems.push(`illustration: ${message}, on ${line}`)
      }
    }
    return [...drawn.values()]
  }

  private verdict(): Verdict {
    switch (this.stop) {
      case 'refuted':
      case 'crashed':
      case 'flaky':
      case 'interrupted':
      case 'undercovered':
        return this.stop
      case 'discards':
        return 'vacuous'
      default:
        if (this.total() === 0) return 'vacuous'
        if (this.undecided > 0) return 'undecided'
        return this.isProved ? 'holds-exhaustively' : 'holds'
    }
  }

  private total(): number {
    const { corpus, examples, exhaustive, random, targeted } = this.cases
    return corpus + examples + exhaustive + random + targeted
  }
}
