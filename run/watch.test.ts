import { expect, test } from 'vitest'
import { watch } from './watch.ts'

const soFar = () => undefined

test('a run is silent for two seconds, and then ticks once a second with the rate of its phase', () => {
  let now = 100
  const ticks: unknown[] = []
  const { onCase, poll } = watch(
    'lemma-6',
    () => now,
    (tick) => ticks.push(tick),
  )
  onCase({ phase: 'exhaustive', ending: 'passed', done: 4, planned: 0, soFar })
  poll()
  now = 101.9
  onCase({ phase: 'random', ending: 'passed', done: 1, planned: 2000, soFar })
  poll()
  expect(ticks).toEqual([])
  now = 102.9
  onCase({ phase: 'random', ending: 'passed', done: 51, planned: 2000, soFar })
  poll()
  poll()
  now = 103.5
  poll()
  expect(ticks).toEqual([
    { key: 'lemma-6', phase: 'random', done: 51, before: 0, planned: 2000, seconds: expect.closeTo(1) },
  ])
  now = 104
  poll()
  expect(ticks).toHaveLength(2)
})
