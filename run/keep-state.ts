// Saves where a run stands, now and then, so that whenever the process is killed little is lost: its result so far, and what a later
// process needs to go on.
import type { CaseEvent, RunState } from '../src/engine/index.ts'
import { attempt, type Fault, type StateSettings, writePart, writeState } from './files/index.ts'

/** In seconds. */
const FIRST = 2
const BETWEEN = 4
/** Of the time, as the largest share. */
const SHARE = 1 / 30

interface StateKeeper {
  onCase(event: CaseEvent): void
  /** Call it often. */
  poll(): void
  /** The last save, after the result was written. */
  end(isInterrupted: boolean, faults: Fault[]): void
}

/** With no settings only results are saved; they are asked for late, since that tries cases. `clock` gives seconds. */
export function stateKeeper(
  {
    out,
    key,
    file,
    clock,
  }: { readonly out: string; readonly key: string; readonly file: string | null; clock(): number },
  settingsOf: (() => StateSettings) | null,
): StateKeeper {
  let last: CaseEvent | undefined
  let next = clock() + FIRST
  let settings: StateSettings | undefined
  const save = (state: RunState | null, faults: Fault[]): void => {
    if (settingsOf === null) return
    settings ??= settingsOf()
    const saved = { settings, state }
    attempt(faults, () => writeState(out, key, saved))
  }
  return {
    onCase(event) {
      last = event
    },
    poll() {
      const start = clock()
      if (start < next) return
      const known = last?.soFar()
      if (known !== undefined) {
        // What is wrong is told by the last write of the same file.
        save(known.state, [])
        attempt([], () => writePart(out, { ...known.result, file, observations: [] }))
      }
      const end = clock()
      next = end + Math.max(BETWEEN, (end - start) / SHARE)
    },
    end(isInterrupted, faults) {
      const known = isInterrupted ? last?.soFar() : { state: null }
      if (known !== undefined) save(known.state, faults)
    },
  }
}
