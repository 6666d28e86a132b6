// The claims of the task: copy the first symbol.
import type { Runnable } from '../../../src/engine/index.ts'
import { taskClaims } from '../task-claims.ts'
import { copyFirst } from './task.ts'

/** It says the same all along a word. */
const requires = { 'one position': 0.01 }

export const claims: readonly Runnable[] = taskClaims(copyFirst, { formula: { requires }, program: { requires } })
