// The approximation lemmas, one file each: hypothesis, error and bound.

export type { Ziggurat } from './lemma-6.ts'
export * as lemma6 from './lemma-6.ts'
export type { TiedRow } from './lemma-8.ts'
export * as lemma8 from './lemma-8.ts'
export { distanceFrom, hasGap, largestMagnitude, maximalPositions, partition } from './row.ts'
