// The claims of the task: majority.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { majority } from './task.ts'

export const claims: readonly Runnable[] = taskClaims(majority)
