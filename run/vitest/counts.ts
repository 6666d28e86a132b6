// V8's counts in a process that runs tests, one set per suite (the claims of one test file). What modules do while they load, and what
// other files do, belongs to no claim, so the counts of a suite do not depend on the order of files. One set per claim would add half
// the time of the tests, since each count starts without optimized code.
import type { Profiler, Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

/** A module as V8 ran it. Only the order of counts within a function is kept. */
export interface Script {
  readonly url: string
  /** Where the module starts in the code that V8 ran. */
  readonly startOffset: number
  readonly functions: readonly Profiler.FunctionCoverage[]
}

/** What the tests of a file leave. */
export interface FileCounts {
  /** Counts outside of claims. */
  readonly result: readonly Script[]
  /** Counts from the first claim of the file on; null if it has no claims. */
  readonly suite: SuiteCounts | null
}

interface SuiteCounts {
  /** Keys of the claims. */
  readonly keys: readonly string[]
  readonly scripts: readonly Script[]
}

export interface Counter {
  /** Call it before a claim runs: from then on, counts also belong to this key. */
  beginClaim(key: string): void
  /** All counts since the last call. */
  takeFile(startOffset: (url: string) => number): FileCounts
  stop(): void
}

/** One process may load this module twice, for the tests and for the coverage provider. */
const PLACE = Symbol.for('lemmata.counter')

/** Starts counting, and puts the counter where claims find it. */
export function startCounter(session: Session): Counter {
  let others: Profiler.ScriptCoverage[] = []
  let keys: string[] = []
  // V8 does not count a call that it inlined before the last take. Without inlining, what a claim reaches does not depend on what
  // others made hot. Compared with the counting, the cost is too small to measure.
  setFlagsFromString('--no-turbo-inlining')
  setFlagsFromString('--no-maglev-inlining')
  // Every suite starts without optimized code. Optimizing after fewer calls than usual saves a sixth of the time.
  setFlagsFromString('--ticks-before-optimization=1')
  setFlagsFromString('--interrupt-budget=20000')
  setFlagsFromString('--minimum-invocations-after-ic-update=100')
  session.connect()
  session.post('Profiler.enable')
  begin(session)
  const counter: Counter = {
    beginClaim(key) {
      if (keys.length === 0) {
        others.push(...take(session))
        begin(session)
      }
      keys.push(key)
    },
    takeFile(startOffset) {
      const taken = take(session)
      const asScript = ({ url, functions }: Profiler.ScriptCoverage): Script => ({
        url,
        startOffset: startOffset(url),
        functions: functions.map(rankCounts),
      })
      const suite = keys.length === 0 ? null : { keys, scripts: taken.map(asScript) }
      const result = (suite === null ? [...others, ...taken] : others).map(asScript)
      others = []
      keys = []
      return { result, suite }
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage')
      session.post('Profiler.disable')
      session.disconnect()
    },
  }
  Object.assign(globalThis, { [PLACE]: counter })
  return counter
}

/** Undefined in a run without coverage. */
export function currentCounter(): Counter | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(globalThis, PLACE)?.value
  return isCounter(value) ? value : undefined
}

const isCounter = (value: unknown): value is Counter =>
  typeof value === 'object' && value !== null && 'beginClaim' in value && 'takeFile' in value

export const isFileCounts = (value: unknown): value is FileCounts =>
  typeof value === 'object' && value !== null && 'result' in value && 'suite' in value

/** Also drops optimized code, which does not count functions without branches. */
const begin = (session: Session): void =>
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** Counts since the last take. The session belongs to this thread, so the callback runs before `post` returns. */
function take(session: Session): Profiler.ScriptCoverage[] {
  let taken: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error
    taken = result.filter(({ url }) => isOurs(url))
  })
  return taken
}

/** Files of the project, as vitest's own provider selects them. */
const isOurs = (url: string): boolean =>
  url.startsWith('file://') && !['/node_modules/', '/@id/@vitest/', '/@vite/client'].some((part) => url.includes(part))

/**
 * Replaces counts by their ranks within the function, so that claims which take the same paths leave the same data. The order matters:
 * an `if` without `else` was skipped if it was reached more often than its block. Names are not used.
 */
export function rankCounts({ ranges, isBlockCoverage }: Profiler.FunctionCoverage): Profiler.FunctionCoverage {
  const counts = [...new Set([0, ...ranges.map(({ count }) => count)])].toSorted((a, b) => a - b)
  return {
    functionName: '',
    isBlockCoverage,
    ranges: ranges.map((range) => ({ ...range, count: counts.indexOf(range.count) })),
  }
}
