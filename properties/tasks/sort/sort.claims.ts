// The claims of the task: sort by counts.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { sort } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(sort)
