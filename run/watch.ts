// Watches a run from inside: claims are synchronous, so nothing else gets a turn until they end.
import type { Tick } from '../reports/text/index.ts'
import type { CaseEvent } from '../src/engine/index.ts'

/** In seconds: shorter runs report nothing. */
const FIRST_TICK = 2
const BETWEEN_TICKS = 1

export interface Watch {
  onCase(event: CaseEvent): void
  /** Call it often. */
  poll(): void
}

/** Calls `onTick` about once a second in a long run. `clock` gives seconds. */
export function watch(key: string, clock: () => number, onTick: ((tick: Tick) => void) | undefined): Watch {
  let current: { readonly start: number; readonly before: number } | undefined
  let last: CaseEvent | undefined
  let next = clock() + FIRST_TICK
  return {
    onCase(event) {
      // Cases that another process tried say nothing of the speed of this one.
      if (last?.phase !== event.phase) current = { before: Math.max(0, event.done - 1), start: clock() }
      last = event
    },
    poll() {
      const now = clock()
      if (now < next) return
      next = now + BETWEEN_TICKS
      if (current === undefined || last === undefined) return
      const { phase, planned, done } = last
      onTick?.({ key, phase, done, planned, before: current.before, seconds: now - current.start })
    },
  }
}
