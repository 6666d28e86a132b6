// The claims of the task: the basic induction head.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { inductionHead } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(inductionHead)
