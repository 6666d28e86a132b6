// How much work the claims of tasks do: how many words, how long. The claims of one task may ask for more or less.
import type { Claim } from '../../src/engine/index.ts'
import type { Word } from '../../src/transformer/index.ts'
import { type Header, stated, untargeted } from '../library/index.ts'
import type { TaskLabel } from './labels.ts'
import type { Task } from './task.ts'

export interface Effort {
  readonly random: number
  /** All words up to this length. */
  readonly small: number
  /** Of random words. */
  readonly maxLength: number
}

export interface Efforts {
  readonly quick: Effort
  readonly deep: Effort
}

export interface TaskClaimOptions {
  readonly quick?: Partial<Effort>
  readonly deep?: Partial<Effort>
  readonly requires?: Readonly<Partial<Record<TaskLabel, number>>>
}

/** The efforts with what the options change. */
export const effortsOf = (usual: Efforts, { quick, deep }: TaskClaimOptions): Efforts => ({
  quick: { ...usual.quick, ...quick },
  deep: { ...usual.deep, ...deep },
})

/** What all claims about a task have: its name, its words, and as many of them as the efforts say. */
export const ofTask = (
  task: Task,
  way: 'formula' | 'program' | 'softened',
  { quick, deep }: Efforts,
  header: Omit<Header<TaskLabel>, 'key'>,
): Omit<Claim<Word, TaskLabel>, 'check'> => ({
  ...stated<TaskLabel>({
    key: `task-${task.id}.${way}`,
    topic: task.title,
    section: 'tasks',
    counts: untargeted({
      quick: { random: quick.random, small: quick.small },
      deep: { random: deep.random, small: deep.small },
      mutate: { random: 30, small: Math.min(quick.small, 2) },
    }),
    ...header,
  }),
  domain: task.words(quick.maxLength),
  deep: task.words(deep.maxLength),
  examples: [task.example],
})
