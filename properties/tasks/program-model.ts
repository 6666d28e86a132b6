// A task's program: as the interpreter runs it, and as transformers do.
import { isStray, type RanCompiled } from '../../src/compile-program/index.ts'
import type { Vector } from '../../src/srasp/index.ts'
import type { Answer, ByProgram } from './task.ts'

/** Activations that are not the code of any value. */
export const STRAY = 'stray'

/** Values as answers: one of them may stand for none. @example answersFrom({ nothing: 0 }, [0, 2]) // [null, 2] */
export const answersFrom = (
  { nothing }: Pick<ByProgram, 'nothing'>,
  values: Vector | RanCompiled['output'],
): readonly Answer[] =>
  values.map((value) => {
    if (isStray(value)) return STRAY
    return value === nothing ? null : value
  })
