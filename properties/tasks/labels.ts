// What claims about tasks note of a word: the answers that must come up, and how large the model is.
import type { Probe } from '../../src/engine/index.ts'
import type { Model, Word } from '../../src/transformer/index.ts'
import { type Answer, claimedOf, type Task } from './task.ts'

export type TaskLabel = 'yes' | 'no' | 'two answers' | 'one position'

/** Boolean tasks must answer yes and no, others give two answers on one word. */
export const usualLabels = (task: Task): Partial<Record<TaskLabel, number>> =>
  typeof task.reference(task.example).find((answer) => answer !== null) === 'boolean'
    ? { yes: 0.2, no: 0.2, 'one position': 0.01 }
    : { 'two answers': 0.3, 'one position': 0.01 }

export function noteAnswers(task: Task, word: Word, answers: readonly Answer[], probe: Probe<TaskLabel>): void {
  const claimed = claimedOf(task, word).map((k) => answers[k])
  probe.length(word.length)
  probe.label('yes', claimed.includes(true))
  probe.label('no', claimed.includes(false))
  probe.label('two answers', new Set(claimed).size > 1)
  probe.label('one position', word.length === 1)
}

export function noteSize<L extends string>({ layers, coordinates }: Model, probe: Probe<L>): void {
  probe.measure('layers', layers.length)
  probe.measure('width', coordinates.length)
}
