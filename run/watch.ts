// Watches a run from inside: claims are synchronous, so nothing else gets a turn until they end.
import type { Tick } from '../reports/text/index.ts'
import { type CaseCounts, type CaseEvent, NO_CASES } from '../src/engine/index.ts'

/** In seconds: shorter runs report nothing. */
const FIRST_TICK = 2
const BETWEEN_TICKS = 1

export interface Watch {
  onCase(event: CaseEvent): void
  /** Call it often. */
  poll(): void
}

/** Calls `onTick` about once a second in a long run. `clock` gives seconds. */
export function watch(
  key: string,
  clock: () => number,
  onTick: (tick: Tick, cases: CaseCounts, seconds: number) => void,
): Watch {
  const start = clock()
  const cases = { ...NO_CASES }
  let current: (Pick<Tick, 'phase' | 'planned'> & { readonly start: number }) | undefined
  let next = start + FIRST_TICK
  return {
    onCase({ phase, ending, done, planned }) {
      cases[phase] = done
      if (ending === 'discarded') cases.discarded += 1
      if (current?.phase !== phase) current = { phase, planned, start: clock() }
    },
    poll() {
      const now = clock()
      if (now < next) return
      next = now + BETWEEN_TICKS
      if (current === undefined) return
      const { phase, planned } = current
      onTick({ key, phase, done: cases[phase], planned, seconds: now - current.start }, { ...cases }, now - start)
    },
  }
}
