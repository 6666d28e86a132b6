// How many cases a run took, of whatever phase.
import { type ClaimResult, PHASES } from '../../src/engine/index.ts'

export const casesIn = ({ cases }: Pick<ClaimResult, 'cases'>): number =>
  PHASES.reduce((sum, phase) => sum + cases[phase], 0)

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]
