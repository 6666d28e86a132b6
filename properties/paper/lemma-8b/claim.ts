// Lemma 8b, repaired and as printed.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { tieBreakingPrinted, tieBreakingRepaired } from '../lemma-8/tie-breaking.ts'

export const claim = () => tieBreakingRepaired('b')
export const printed = () => tieBreakingPrinted('b')

export const claims: readonly Runnable[] = [runnable(claim()), runnable(printed())]
