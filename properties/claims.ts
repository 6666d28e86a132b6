// The built-in claims: the statements of the paper, and the tasks.
import type { Runnable } from '../src/engine/index.ts'
import { claims as paper } from './paper/claims.ts'
import { claims as tasks } from './tasks/claims.ts'

export const claims: readonly Runnable[] = [...paper, ...tasks]
