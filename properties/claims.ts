// The built-in claims: the statements of the paper, what it takes for granted, and the tasks.
import type { Runnable } from '../src/engine/index.ts'
import { claims as own } from './own/claims.ts'
import { claims as paper } from './paper/claims.ts'
import { claims as tasks } from './tasks/claims.ts'

/** @example claims.find(({ key }) => key === 'lemma-6')?.title // the ziggurat bound */
export const claims: readonly Runnable[] = [...paper, ...own, ...tasks]
