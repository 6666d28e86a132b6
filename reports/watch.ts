// Follows a run from within, since claims are synchronous: nothing else gets a turn until they end.
import type { ClaimResult, Phase, RunOptions } from '../src/engine/index.ts'
import type { Tick } from './progress.ts'

/** Runs shorter than this pass in silence. */
const FIRST_TICK = 2
const BETWEEN_TICKS = 1

export interface Watch {
  /** To be called with every case that counts. */
  readonly progress: NonNullable<RunOptions['progress']>
  /** To be called often. */
  look(): void
}

/** `onTick` hears of a long run about once a second. `clock` gives seconds. */
export function watch(
  key: string,
  clock: () => number,
  onTick: (tick: Tick, cases: ClaimResult['cases'], seconds: number) => void,
): Watch {
  const start = clock()
  const cases: Record<Phase | 'discarded', number> = {
    corpus: 0,
    examples: 0,
    exhaustive: 0,
    random: 0,
    targeted: 0,
    discarded: 0,
  }
  let current: { phase: Phase; planned: number; start: number } | undefined
  let next = start + FIRST_TICK
  return {
    progress(phase, done, planned) {
      cases[phase] = done
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
