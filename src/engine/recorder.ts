// What is known about a run so far: counts, tallies, closest calls, observed cases, and what ended it.
import type { Prepared } from './cases.ts'
import type { Origin } from './draw/index.ts'
import type { Ending } from './examine.ts'
import { Observer } from './observe.ts'
import type { Notes } from './probe.ts'
import { type CaseCounts, casesOf, NO_CASES, type Phase, type StopReason, type Verdict } from './result.ts'
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
  readonly toRepeat: C[] = []
  readonly problems: string[] = []
  readonly cases: { -readonly [Key in keyof CaseCounts]: number } = { ...NO_CASES }
  undecided = 0
  /** The small scope that was tried in full. */
  scope: string | null = null
  /** Whether that is the whole domain. */
  isWhole = false
  failure: Failure<C> | undefined
  stop: StopReason | undefined
  private readonly claim: Prepared<C>

  constructor(claim: Prepared<C>, observations: number) {
    this.claim = claim
    this.tally = new Tally(claim)
    this.observer = new Observer(observations)
  }

  add(c: C, phase: Phase, ending: Ending, notes: Notes, origin?: Origin): void {
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
    this.pool.offer(c, this.tally.add(c, notes, phase))
    if (ending.kind === 'passed' && isPowerOfTwo(this.cases[phase])) this.toRepeat.push(c)
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
