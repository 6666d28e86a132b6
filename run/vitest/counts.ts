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

/** Where the last function that was called begins within its module; 0 for none: the module and its wrapper are called by loading it. */
export const lastCall = ({ functions, startOffset }: Script): number =>
  functions.reduce((last, { ranges: [{ startOffset: start, count }] }) => {
    return count > 0 ? Math.max(last, start - startOffset) : last
  }, 0)

/** One process may load this module twice, for the tests and for the provider. */
const PLACE = Symbol.for('lemmata.coverage')

/** Says what to do when the claims of a file begin. */
export const onBegin = (begin: () => Promise<void>): void => {
  Object.assign(globalThis, { [PLACE]: begin })
}

/** Before a claim runs: what its file did until the first claim, such as loading, belongs to no claim. */
export async function beginSuite(): Promise<void> {
  const begin: unknown = Object.getOwnPropertyDescriptor(globalThis, PLACE)?.value
  if (typeof begin === 'function') await begin()
}
