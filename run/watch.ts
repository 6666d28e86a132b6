// Follows a run from within, since claims are synchronous: nothing else gets a turn until they end.
import type { Tick } from '../reports/index.ts'
import { type CaseCounts, type CaseEvent, NO_CASES } from '../src/engine/index.ts'

/** Runs shorter than this pass in silence. */
const FIRST_TICK = 2
const BETWEEN_TICKS = 1

export interface Watch {
  /** To be called with every case. */
  onCase(event: CaseEvent): void
  /** To be called often. */
  look(): void
}

/** `onTick` hears of a long run about once a second. `clock` gives seconds. */
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
    look() {
      const now = clock()
      if (now < next) return
      next = now + BETWEEN_TICKS
      if (current === undefined) return
      const { phase, planned } = current
      onTick({ key, phase, done: cases[phase], planned, seconds: now - current.start }, { ...cases }, now - start)
    },
  }
}
