// The built-in claims: the statements of the paper, what it takes for granted, and the tasks.
import type { Runnable } from '../src/engine/index.ts'
import { claims as own } from './own/claims.ts'
import { claims as paper } from './paper/claims.ts'
import { claims as tasks } from './tasks/claims.ts'

export const claims: readonly Runnable[] = [...paper, ...own, ...tasks]
