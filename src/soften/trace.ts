// The trace of an AHAT beside its softened twin: what each layer leaves is the error at every position, and its bound where there is one.
import type { Real } from '../numbers/index.ts'
import { drawableTrace, fourDigits, type Model, type Trace, type Word, withWeighting } from '../transformer/index.ts'
import { errorsOf } from './errors.ts'

/**
 * The temperature of the twin is that of the model's schedule; bounds are those after 0, 1, … layers.
 * @example traceSoftened(ahat, word('0110'), [undefined, rational.one]).layers[0].nets
 */
export function traceSoftened(ahat: Model, word: Word, bounds: readonly (Real | undefined)[]): Trace {
  const { layers, ...rest } = drawableTrace(withWeighting(ahat, 'softmax-tau'), word, ahat)
  const errors = errorsOf(ahat, word)
  const netOf = (coordinate: string, values: readonly Real[]) => ({
    ...{ coordinate, lemma: null, margins: null, margin: null },
    values: values.map(fourDigits),
  })
  return {
    ...rest,
    layers: layers.map((layer, index) => {
      const bound = bounds[index + 1]
      const error = netOf('‖soft − hard‖₁', errors[index + 1])
      return {
        ...layer,
        nets:
          bound === undefined
            ? [error]
            : [
                error,
                netOf(
                  'its bound',
                  word.map(() => bound),
                ),
              ],
      }
    }),
  }
}
