// The targeted search: maximise observed/bound by varying the cases that came closest. A small pool of the best cases so
// far is varied in turn, sometimes by several changes at once to leave a plateau; a neighbour that violates a hypothesis is
// no witness and never enters the pool.
import type { Cases } from './cases.ts'
import type { Random } from './domain.ts'

interface Candidate<C> {
  readonly c: C
  readonly score: number
}

/** Enough to follow several hills, few enough to climb them. */
const POOL = 8
/** Most changes at once: 1 half of the time, 2 a quarter, … */
const MOST_CHANGES = 6

export class Pool<C> {
  private readonly best: Candidate<C>[] = []

  /** Keeps the case if it is among the best. */
  offer(c: C, score: number): void {
    if (!(score > Number.NEGATIVE_INFINITY)) return
    const at = this.best.findIndex((other) => score > other.score)
    this.best.splice(at < 0 ? this.best.length : at, 0, { c, score })
    if (this.best.length > POOL) this.best.pop()
  }

  /** The best first. */
  get candidates(): readonly Candidate<C>[] {
    return this.best
  }

  get isEmpty(): boolean {
    return this.best.length === 0
  }

  /** A neighbour of one of the best, of the very best half of the time. */
  neighbour(domain: Cases<C>, random: Random): C {
    const chosen = random.nextInt(0, 1) === 0 ? 0 : random.nextInt(0, this.best.length - 1)
    let c = this.best[chosen].c
    for (let k = 0; k < MOST_CHANGES; k++) {
      c = domain.neighbour?.(c, random) ?? c
      if (random.nextInt(0, 1) === 0) break
    }
    return c
  }
}
