// What is known about a run so far: counts, tallies, closest calls, observed cases, and what ended it.
import type { Prepared } from './cases.ts'
import { caseNamed, type Kept, nameOf, type Origin, type SeededRandom } from './draw/index.ts'
import type { Ending, Examiner } from './examine.ts'
import { Observer } from './observe.ts'
import type { Position } from './phases.ts'
import type { Notes } from './probe.ts'
import { type CaseCounts, casesOf, NO_CASES, PHASES, type Phase, type StopReason, type Verdict } from './result.ts'
import type { RunState } from './resume/index.ts'
import { Pool } from './search.ts'
import type { Failure } from './settle.ts'
import { Tally } from './tally/index.ts'

/** In each phase, passed cases number 1, 2, 4, 8 … are run a second time: a check that answers differently is flaky. */
const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0

export class Recorder<C> {
  readonly tally: Tally<C>
  readonly pool = new Pool<C>()
  readonly observer: Observer
  /** Passed cases that must pass again. */
  readonly toRepeat: Kept<C>[] = []
  readonly problems: string[] = []
  readonly cases: { -readonly [Key in keyof CaseCounts]: number } = { ...NO_CASES }
  undecided = 0
  /** The small scope that was tried in full. */
  scope: string | null = null
  /** Whether that is the whole domain. */
  isWhole = false
  failure: Failure<C> | undefined
  stop: StopReason | undefined
  /** Of the phase in which the last case was. */
  position: Position = { phase: PHASES[0], counted: 0, discards: 0, attempts: 0 }
  /** What the search drew from after the last case. */
  search = 0
  /** Of earlier processes. */
  seconds = 0
  private readonly claim: Prepared<C>

  constructor(claim: Prepared<C>, observations: number) {
    this.claim = claim
    this.tally = new Tally(claim)
    this.observer = new Observer(observations)
  }

  add(c: C, phase: Phase, ending: Ending, notes: Notes, source: SeededRandom, origin?: Origin): void {
    const { discards, attempts } = this.position.phase === phase ? this.position : { discards: 0, attempts: 0 }
    const discarded = ending.kind === 'discarded' ? 1 : 0
    const counted = this.cases[phase] + 1 - discarded
    this.position = { phase, counted, discards: discards + discarded, attempts: discarded * (attempts + 1) }
    this.search = source.state
    this.observer.add(phase, ending, notes, () => this.claim.domain.print(c))
    if (ending.kind === 'discarded') {
      this.cases.discarded += 1
      return
    }
    this.cases[phase] += 1
    if (ending.kind === 'failed' || ending.kind === 'crashed') {
      this.failure = { c, ending, phase, index: this.cases[phase], origin }
      this.stop = ending.kind === 'failed' ? 'refuted' : 'crashed'
      return
    }
    if (ending.kind === 'undecided') this.undecided += 1
    this.pool.offer(c, this.tally.add(c, notes, phase, origin))
    if (ending.kind === 'passed' && isPowerOfTwo(this.cases[phase])) this.toRepeat.push({ c, origin })
  }

  /** After the last case. */
  state(): Omit<RunState, 'seconds'> {
    const { claim, position, undecided, scope, isWhole, search } = this
    const varied = claim.domain.neighbour === undefined ? [] : this.pool.candidates
    return {
      ...{ position, undecided, scope, isWhole, search },
      cases: { ...this.cases },
      problems: [...this.problems],
      observations: [...this.observer.observations],
      tally: this.tally.state(),
      pool: varied.map(({ c, score }) => ({ case: nameOf(claim, { c }), score: `${score}` })),
      toRepeat: this.toRepeat.map((kept) => nameOf(claim, kept)),
    }
  }

  /** Goes on from there; throws where a case of the state is none of the claim. */
  restore(state: RunState, seed: number, examiner: Examiner<C>): void {
    const find = (name: string): Kept<C> => caseNamed(this.claim, seed, name)
    const { position, undecided, scope, isWhole, search, seconds } = state
    Object.assign(this, { position, undecided, scope, isWhole, search, seconds })
    Object.assign(this.cases, state.cases)
    this.problems.push(...state.problems)
    this.observer.restore(state.observations)
    this.tally.restore(state.tally, find, (c) => {
      examiner.examine(c)
      return examiner.notes
    })
    for (const { case: name, score } of state.pool) this.pool.offer(find(name).c, Number(score))
    this.toRepeat.push(...state.toRepeat.map(find))
  }

  verdict(): Verdict {
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
        if (casesOf(this) === 0) return 'vacuous'
        if (this.undecided > 0) return 'undecided'
        return this.isWhole ? 'holds-exhaustively' : 'holds'
    }
  }
}
