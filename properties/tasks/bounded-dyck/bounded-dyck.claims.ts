// The claims of the tasks: balanced brackets of bounded depth.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { boundedDyck, boundedDyckByLtl } from './task.ts'

export const claims: readonly Runnable[] = [...taskClaims(boundedDyck), ...taskClaims(boundedDyckByLtl)]
