// A model has what its site has planned: names, one-hot letters beside the constant, the schedule, and the layers.
import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { statementOf } from '../statements/index.ts'
import { activationAt, hard, term, withWeighting, word } from '../transformer/index.ts'
import { modelOf, openSite, plain, times } from './index.ts'

function planned(takesOthers: boolean) {
  const { site, plan } = openSite(statementOf('theorem-12a'))
  const [a, b] = [site.letter('a'), site.letter('b')]
  const either = site.fresh('a or b', 'exact')
  site.add({
    kind: 'net',
    name: 'a or b',
    units: [{ bias: rational.zero, form: [times(1, a), times(1, b)], outputs: plain(either) }],
    bias: [],
    obligations: [],
  })
  const parts = { name: 'mine', plan: plan(), heads: 'single', temperature: '1/n' } as const
  return withWeighting(modelOf({ ...parts, takesOthers, outputs: [either.index] }), 'average')
}

test('coordinates, schedule and outputs are those of the plan', () => {
  const { name, coordinates, schedule, outputs, layers } = planned(true)
  expect(name).toBe('mine')
  expect(coordinates).toEqual(['one', 'i/n', '(-1)^i', 'symbol "a"', 'symbol "b"', 'a or b'])
  expect(schedule.temperature).toEqual(term('1/n'))
  expect(schedule.positions.length).toBe(2)
  expect(outputs).toEqual([5])
  expect(layers.length).toBe(1)
})

test('a letter is embedded as its coordinate and the constant, another symbol as the constant alone', () => {
  const model = planned(true)
  const { streams } = hard(model, word('abz'))
  const rows = [1, 2, 3].map((i) =>
    [0, 3, 4, 5].map((coordinate) => rational.print(activationAt(streams[1], i, coordinate))),
  )
  expect(rows).toEqual([
    ['1', '1', '0', '1'],
    ['1', '0', '1', '1'],
    ['1', '0', '0', '0'],
  ])
  expect(planned(false).embedding.other).toBeNull()
})
