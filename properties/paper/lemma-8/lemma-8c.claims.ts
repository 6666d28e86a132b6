// Lemma 8c, repaired and as printed; and with the tie-breaker of the figure.
import { type Runnable, runnable } from '../../../src/engine/index.ts'
import { figure, figureZiggurat } from './figure.ts'
import { tieBreakingPrinted, tieBreakingRepaired } from './tie-breaking.ts'

export const claim = () => tieBreakingRepaired('c')
export const printed = () => tieBreakingPrinted('c')

export const claims: readonly Runnable[] = [
  runnable(claim()),
  runnable(printed()),
  runnable(figure('c')),
  runnable(figureZiggurat('c')),
]
