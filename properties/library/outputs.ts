// What a hard run leaves, as something to compare.
import type { Comparable } from '../../src/engine/index.ts'
import { activationAt, hard, type Model, type Word } from '../../src/transformer/index.ts'

/**
 * The final activations, by position and coordinate; the first `width` coordinates only, if asked.
 * @example hardOutputs(withWeighting(compile(formula('Y Q_1'), 'theorem-12a').model, 'average'), word('01')).length // 2
 */
export function hardOutputs(model: Model, word: Word, width: number = model.coordinates.length): readonly Comparable[] {
  const { streams } = hard(model, word)
  const last = streams[streams.length - 1]
  return word.map((_, k) => Array.from({ length: width }, (_, c) => activationAt(last, k + 1, c)))
}
