// How much work the claims of tasks do: how many words, how long; the claims of one task may ask for more or less.
import type { Counts } from '../../src/engine/index.ts'
import type { TaskLabel } from './labels.ts'

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

export const countsFrom = ({ quick, deep }: Efforts): Readonly<Record<string, Partial<Counts>>> => ({
  quick: { random: quick.random, targeted: 0, small: quick.small },
  deep: { random: deep.random, targeted: 0, small: deep.small },
  mutate: { random: 30, targeted: 0, small: Math.min(quick.small, 2) },
})
