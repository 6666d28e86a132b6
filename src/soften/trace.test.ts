import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { rational } from '../numbers/index.ts'
import { withWeighting, word } from '../transformer/index.ts'
import { traceSoftened } from './trace.ts'

const ahat = withWeighting(seenOne(), 'average')

test('each layer leaves its error at every position, beside hard and soft weights', () => {
  const [{ heads, nets }] = traceSoftened(ahat, word('01'), []).layers
  expect(nets).toEqual([
    { coordinate: '‖soft − hard‖₁', lemma: null, values: ['0', '3.059e-7'], margins: null, margin: null },
  ])
  expect(heads[0].weighting).toBe('softmax-tau')
  expect(heads[0].rows[1]).toMatchObject({ temperature: '1/2', chosen: [2], heat: [3.059e-7, 1] })
})

test('a bound of a layer stands below its errors, and that of the embeddings nowhere', () => {
  const [{ nets }] = traceSoftened(ahat, word('01'), [rational.zero, rational.of(1, 3)]).layers
  expect(nets.map(({ coordinate, values }) => [coordinate, values])).toEqual([
    ['‖soft − hard‖₁', ['0', '3.059e-7']],
    ['its bound', ['0.3333', '0.3333']],
  ])
})
