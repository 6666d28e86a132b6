// The claims that every task has: by formulas and by a program, as far as it has them.
import { type Runnable, runnable } from '../../src/engine/index.ts'
import { formulaClaim } from './by-formula.ts'
import { programClaim } from './by-program.ts'
import type { TaskClaimOptions } from './efforts.ts'
import { softenedClaim } from './softened.ts'
import type { Task } from './task.ts'

export interface TaskClaimsOptions {
  readonly formula?: TaskClaimOptions
  readonly program?: TaskClaimOptions
  readonly softened?: TaskClaimOptions
}

/** @example taskClaims(majority).map(({ key }) => key) // 'task-majority.formula', 'task-majority.program', … */
export const taskClaims = (task: Task, options: TaskClaimsOptions = {}): readonly Runnable[] => [
  ...(task.formula === undefined ? [] : [runnable(formulaClaim({ ...task, formula: task.formula }, options.formula))]),
  ...(task.program === undefined
    ? []
    : [
        runnable(programClaim({ ...task, program: task.program }, options.program)),
        runnable(softenedClaim({ ...task, program: task.program }, options.softened)),
      ]),
]
