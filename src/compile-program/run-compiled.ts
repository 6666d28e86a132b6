// A compiled program on a word, by exact hard attention: the vectors of all lines, to be held against the interpreter's.
import type { Value } from '../srasp/index.ts'
import { hard, type Word } from '../transformer/index.ts'
import { byName } from './by-name.ts'
import type { ProgramModel } from './compile-program.ts'
import { requireNoOverflow } from './overflow.ts'
import { readVector, type Stray } from './place.ts'

export interface RanCompiled {
  /** In the order of the lines. */
  readonly vectors: ReadonlyMap<string, readonly (Value | Stray)[]>
  readonly output: readonly (Value | Stray)[]
}

/**
 * Throws an OverflowError where the interpreter does.
 * @example
 * const compiled = compileProgram(srasp.program('alphabet a b\ny(i) = psum[j <= i] 1'))
 * runCompiled(compiled, word('ab')).output // [1, 2]
 */
export function runCompiled({ program, model, places, watches }: ProgramModel, word: Word): RanCompiled {
  const run = hard(model, word)
  requireNoOverflow(watches, run, word.length)
  const vectors = new Map([...places].map(([name, place]) => [name, readVector(place, run, word.length)]))
  return { vectors, output: byName(vectors, program.output) }
}
