// The progress of a claim in one line, and how a line takes the place of the one before.
import type { Phase } from '../../src/engine/index.ts'
import { cutToWidth, visible } from '../../src/json/index.ts'

export interface Tick {
  readonly key: string
  readonly phase: Phase
  /** Cases of this phase so far. */
  readonly done: number
  /** Those of them that were tried by an earlier process. */
  readonly before: number
  /** 0 if unknown. */
  readonly planned: number
  /** Since the phase began. */
  readonly seconds: number
}

/** @example progressLine({ key: 'lemma-6', phase: 'random', done: 500, before: 0, planned: 2000, seconds: 5 }) */
export function progressLine({ key, phase, done, before, planned, seconds }: Tick): string {
  const rate = seconds > 0 ? (done - before) / seconds : 0
  const parts = [
    planned > 0 ? `${phase} ${done} of ${planned}` : `${phase} ${done}`,
    `${rate >= 10 ? Math.round(rate) : rate.toFixed(1)} cases/s`,
    ...(planned > 0 && rate > 0 ? [`${duration((planned - done) / rate)} left`] : []),
  ]
  return `${key}: ${parts.join(', ')}`
}

/** What stands before a line that takes the place of the last one. */
export const OVERWRITE = '\r\u001b[K'

/** Fits the terminal: a line that wraps could not be overwritten. Some terminals say 0. @example overwriting('lemma-6: random 500', 20) */
export const overwriting = (line: string, columns?: number): string =>
  OVERWRITE + cutToWidth(visible(line), (columns || 80) - 1)

/** @example duration(3725) // 1 h 02 min */
export function duration(seconds: number): string {
  const rounded = Math.ceil(seconds)
  if (rounded < 60) return `${rounded} s`
  const minutes = Math.floor(rounded / 60)
  if (minutes < 60) return `${minutes} min ${two(rounded % 60)} s`
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

const two = (value: number): string => `${value}`.padStart(2, '0')
