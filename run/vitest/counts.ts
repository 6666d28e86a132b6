// V8's counts of the tests of one file, as they come from a worker.
import type { Profiler } from 'node:inspector'

/** A module as V8 ran it. */
export interface Script extends Profiler.ScriptCoverage {
  /** Where the module starts in the code that V8 ran. */
  readonly startOffset: number
}

interface Counts {
  readonly result: readonly Script[]
}

/** Of a file with claims: `result` since the first of them, and what was counted before. */
export interface SuiteCounts extends Counts {
  readonly before?: readonly Script[]
}

export const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' && value !== null && 'result' in value && Array.isArray(value.result)

export const isSuiteCounts = (value: unknown): value is Required<SuiteCounts> =>
  isCounts(value) && 'before' in value && Array.isArray(value.before)

/** Whether anything of the script was called. */
export const isCalled = ({ functions }: Script): boolean => functions.some(({ ranges: [{ count }] }) => count > 0)

/** Where the last function that was called begins within its module; 0 for none: the module and its wrapper are called by loading it. */
export const lastCall = ({ functions, startOffset }: Script): number =>
  functions.reduce((last, { ranges: [{ startOffset: start, count }] }) => {
    return count > 0 ? Math.max(last, start - startOffset) : last
  }, 0)

interface Suite {
  begin(): Promise<void>
  /** What the tests of a file did before its first claim, and what was loaded for them; undefined until then. */
  before?: readonly Script[] | undefined
}

declare global {
  /** One process may load our modules twice, for the tests and for the provider; where tests are isolated, anew as the tests of a file begin. */
  var lemmataSuite: Suite | undefined
}

/** Says what to do when the claims of a file begin: what counts as before it. */
export function onBegin(take: () => Promise<readonly Script[]>, startAnew: () => Promise<void>): void {
  const suite: Suite = {
    async begin() {
      if (suite.before !== undefined) return
      suite.before = await take()
      await startAnew()
    },
  }
  globalThis.lemmataSuite = suite
}

/** Before a claim runs: what its file did until the first claim, such as loading, belongs to no claim. */
export const beginSuite = async (): Promise<void> => globalThis.lemmataSuite?.begin()

/** What was counted before the claims of the file that has run; undefined if it had none. */
export function endSuite(): readonly Script[] | undefined {
  const before = globalThis.lemmataSuite?.before
  if (globalThis.lemmataSuite !== undefined) globalThis.lemmataSuite.before = undefined
  return before
}
