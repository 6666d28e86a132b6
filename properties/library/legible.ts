// Which cases are worth a trace in a report.
import type { Model, Word } from '../../src/transformer/index.ts'

/** The trace of a longer word is read by nobody, and takes a second. */
const LONGEST = 10
/** Of all heads. */
const MOST_CELLS = 4_000

/**
 * Whether there is anything to look at, and not too much.
 * @example isLegible(compile(formula('Y Q_1'), 'theorem-12a').model, word('0110')) // true
 */
export function isLegible({ layers }: Model, { length }: Word): boolean {
  const heads = layers.reduce((sum, layer) => sum + layer.heads.length, 0)
  return length <= LONGEST && heads > 0 && heads * length * length <= MOST_CELLS
}
