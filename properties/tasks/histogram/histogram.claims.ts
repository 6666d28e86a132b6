// The claims of the task: histogram.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { histogram } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(histogram)
