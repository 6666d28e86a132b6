// V8's counts within a process that runs tests, taken apart by suite, the claims of one test file: what modules do while they load,
// and what other files do, belongs to no claim, so the counts of a suite do not depend on who came first. Claim by claim they would
// cost half as much again as the tests, since each count begins without optimized code.
import type { Profiler, Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

/** A module as V8 ran it. Of counts only their order within a function is kept. */
export interface Script {
  readonly url: string
  /** Where the module begins in what V8 ran. */
  readonly startOffset: number
  readonly functions: readonly Profiler.FunctionCoverage[]
}

/** What the tests of a file leave. */
export interface FileCounts {
  /** Outside of claims. */
  readonly result: readonly Script[]
  /** Of the file's claims, from the first on; null where it has none. */
  readonly suite: SuiteCounts | null
}

export interface SuiteCounts {
  /** Of the claims. */
  readonly keys: readonly string[]
  readonly scripts: readonly Script[]
}

export interface Counter {
  /** Told before a claim is run: what is reached from then on is filed under the key, too. */
  claim(key: string): void
  /** All since the last call. */
  ofFile(startOffset: (url: string) => number): FileCounts
  stop(): void
}

/** Tests and the coverage provider may be loaded as different modules of one process. */
const PLACE = Symbol.for('lemmata.counter')

/** Begins to count, and leaves the counter where claims find it. */
export function counterOf(session: Session): Counter {
  let others: Profiler.ScriptCoverage[] = []
  let keys: string[] = []
  // A call that was inlined before the last take is not seen: without inlining, what a claim reaches is never a matter of what
  // others made hot. It costs nothing that could be measured, next to the counting.
  setFlagsFromString('--no-turbo-inlining')
  setFlagsFromString('--no-maglev-inlining')
  // Every suite begins without optimized code: it comes back after fewer calls than usual, which saves a sixth of the time.
  setFlagsFromString('--ticks-before-optimization=1')
  setFlagsFromString('--interrupt-budget=20000')
  setFlagsFromString('--minimum-invocations-after-ic-update=100')
  session.connect()
  session.post('Profiler.enable')
  begin(session)
  const counter: Counter = {
    claim(key) {
      if (keys.length === 0) {
        others.push(...take(session))
        begin(session)
      }
      keys.push(key)
    },
    ofFile(startOffset) {
      const taken = take(session)
      const asScript = ({ url, functions }: Profiler.ScriptCoverage): Script => ({
        url,
        startOffset: startOffset(url),
        functions: functions.map(ranked),
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
export function presentCounter(): Counter | undefined {
  const found: unknown = Object.getOwnPropertyDescriptor(globalThis, PLACE)?.value
  return isCounter(found) ? found : undefined
}

const isCounter = (value: unknown): value is Counter =>
  typeof value === 'object' && value !== null && 'claim' in value && 'ofFile' in value

/** Whether a provider was handed what a counter gives. */
export const isFileCounts = (value: unknown): value is FileCounts =>
  typeof value === 'object' && value !== null && 'result' in value && 'suite' in value

/** Also drops optimized code, in which functions without branches are not counted. */
const begin = (session: Session): void =>
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** What was run since the last take. The answer comes at once, since the session is with this very thread. */
function take(session: Session): Profiler.ScriptCoverage[] {
  let taken: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error
    taken = result.filter(({ url }) => isOurs(url))
  })
  return taken
}

/** As vitest has it: files of the project, and nothing of vitest's. */
const isOurs = (url: string): boolean =>
  url.startsWith('file://') && !['/node_modules/', '/@id/@vitest/', '/@vite/client'].some((part) => url.includes(part))

/**
 * Counts by their rank within the function, so that claims which go the same ways leave the same. Order must be kept: an if
 * without else took its other way when it was reached more often than its block. Names are not looked at.
 */
export function ranked({ ranges, isBlockCoverage }: Profiler.FunctionCoverage): Profiler.FunctionCoverage {
  const counts = [...new Set([0, ...ranges.map(({ count }) => count)])].toSorted((a, b) => a - b)
  return {
    functionName: '',
    isBlockCoverage,
    ranges: ranges.map((range) => ({ ...range, count: counts.indexOf(range.count) })),
  }
}
