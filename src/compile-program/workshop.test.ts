// What is done at a workshop is done once, and what comes to nothing is not done.
import { expect, test } from 'vitest'
import { rational } from '../numbers/index.ts'
import { type Coordinate, plain } from '../stream/index.ts'
import type { LinearForm } from '../transformer/index.ts'
import { nothing, sum } from './form.ts'
import { attend, type Look, openWorkshop, relu, type Workshop, write } from './workshop.ts'

const coordinate = (shop: Workshop): Coordinate => shop.site.fresh('x', 'exact')
const looking = (...pairs: readonly (readonly [query: LinearForm, key: LinearForm])[]): Look => ({
  mask: 'strict-future',
  pairs: pairs.map(([query, key]) => ({ query, key })),
  gap: null,
})
const times = (factor: number, index: number): LinearForm => [{ index, factor: rational.of(factor) }]

test('equal nets are one, and ReLUs that cancel are none', () => {
  const shop = openWorkshop()
  const x = plain(coordinate(shop))
  const written = write(shop, 'y', nothing, [relu(x)])
  expect(write(shop, 'z', shop.one, [relu(x)])).toEqual(sum(shop.one, written))
  expect(write(shop, 'z', shop.one, [relu(x), relu(x, -1)])).toEqual(shop.one)
  expect(write(shop, 'z', shop.one, [relu(nothing)])).toEqual(shop.one)
  expect(shop.plan().steps.map(({ name }) => name)).toEqual(['y'])
})

test('nets of the same ReLUs are one, whatever their order', () => {
  const shop = openWorkshop()
  const [x, y] = [plain(coordinate(shop)), plain(coordinate(shop))]
  expect(write(shop, 'z', nothing, [relu(x), relu(y)])).toEqual(write(shop, 'z', nothing, [relu(y), relu(x)]))
})

test('what heads and nets write is exact, and they have no obligations', () => {
  const shop = openWorkshop()
  write(shop, 'net', nothing, [relu(shop.position)])
  attend(shop, 'head', looking([shop.one, shop.position]), shop.position)
  const { coordinates, steps } = shop.plan()
  expect(coordinates.slice(-2).map(({ name, kind }) => [name, kind])).toEqual([
    ['net', 'exact'],
    ['head', 'exact'],
  ])
  expect(steps[0]).toMatchObject({ kind: 'net', bias: [], obligations: [] })
})

test('equal heads are one, and heads that only look alike when written without a space are two', () => {
  const shop = openWorkshop()
  const x = plain(coordinate(shop))
  const first = attend(shop, 'y', looking([times(1, 1), times(12, 3)]), x)
  expect(attend(shop, 'z', looking([times(1, 1), times(12, 3)]), x)).toEqual(first)
  expect(attend(shop, 'z', looking([times(1, 11), times(2, 3)]), x)).not.toEqual(first)
  expect(shop.plan().steps.map(({ name }) => name)).toEqual(['y', 'z'])
})

test('the dimension of the constant comes first, then those of the other queries, then zeros up to a square', () => {
  const shop = openWorkshop()
  const [x, y] = [plain(coordinate(shop)), plain(coordinate(shop))]
  attend(shop, 'z', looking([x, y], [shop.one, x]), x)
  const [step] = shop.plan().steps
  expect(step).toMatchObject({
    query: [times(2, shop.site.one.index), times(2, x[0].index), [], []],
    key: [x, y, [], []],
  })
})

test('a query whose key is 0 takes no dimension, nor does a key whose query is 0', () => {
  const shop = openWorkshop()
  const x = plain(coordinate(shop))
  attend(shop, 'z', looking([x, nothing], [nothing, x]), x)
  expect(shop.plan().steps[0]).toMatchObject({ query: [], key: [] })
})
