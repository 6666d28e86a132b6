// Lemma 8a, repaired and as printed.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { tieBreakingPrinted, tieBreakingRepaired, tieBreakingWeakGap } from './tie-breaking.ts'

export const claim = () => tieBreakingRepaired('a')
export const printed = () => tieBreakingPrinted('a')

export const weakGap = tieBreakingWeakGap

export const claims: readonly Runnable[] = [runnable(claim()), runnable(printed()), runnable(weakGap())]
