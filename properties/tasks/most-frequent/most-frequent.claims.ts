// The claims of the task: the most frequent symbol.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { mostFrequentSymbol } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(mostFrequentSymbol)
