// The claims of the task: reverse.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { reverse } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(reverse)
