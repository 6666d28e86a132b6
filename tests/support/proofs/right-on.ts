// Whether a model is what its meanings say, on words: exactly 1 or 0 at every position, by the evaluator and by a reading of the formula
// that knows nothing of the check.
import type { Meanings } from '../../../src/certificate/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { isExact, type Model, soft, type Word } from '../../../src/transformer/index.ts'
import type { Random } from '../random.ts'
import { truthOfMeanings } from './changed-model.ts'

/** The words on which it is something else. */
export const wrongOn = (model: Model, meanings: Meanings, words: readonly Word[]): readonly Word[] =>
  words.filter((word) => {
    const { activations } = soft(model, word)
    const last = activations[activations.length - 1]
    return truthOfMeanings(meanings, word).some((holds, k) => {
      const found = last[k][model.outputs[0]]
      return !isExact(found) || !rational.equal(found, holds ? rational.one : rational.zero)
    })
  })

const wordOf = (length: number, random: Random): Word => Array.from({ length }, () => random.pick(['a', 'b', 'c']))

/** 200 of at most six letters, and 20 of 40. */
export const someWords = (random: Random): readonly Word[] => [
  ...Array.from({ length: 200 }, () => wordOf(1 + random.below(6), random)),
  ...Array.from({ length: 20 }, () => wordOf(40, random)),
]
