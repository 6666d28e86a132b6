// Seeds in files, positive or negative.
import { inWords, type Shape, shape } from '../../src/json/index.ts'

export const seedShape: Shape<number> = {
  schema: () => ({ type: 'integer' }),
  read: (value, path, errors) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? value
      : shape.misfit(errors, path, () => `expected a seed, which is an integer, found ${inWords(value)}`),
}
