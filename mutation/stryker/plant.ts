// Plants a change in the source that Stryker took it from.
import type { ReportedMutant } from './report.ts'

/** Where a change is made, and its replacement. */
export type Place = Pick<ReportedMutant, 'location' | 'replacement'>
type Location = Place['location']

/** Lines and columns count from 1. */
export function offsetOf(source: string, { line, column }: Location['start']): number {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

export const between = (source: string, { start, end }: Location): string =>
  source.slice(offsetOf(source, start), offsetOf(source, end))

export const plant = (source: string, { location, replacement = '' }: Place): string =>
  source.slice(0, offsetOf(source, location.start)) + replacement + source.slice(offsetOf(source, location.end))
