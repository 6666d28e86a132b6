import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { zeroVector } from './matrix.ts'
import { withStranger } from './stranger.ts'

const model = seenOne()
const other = zeroVector(model.coordinates.length)
const open = { ...model, embedding: { ...model.embedding, other } }

test('a model that takes any symbol lists one more, and still takes the others', () => {
  const { symbols, other: left } = withStranger(open).embedding
  expect(symbols.map(({ symbol }) => symbol)).toEqual(['0', '1', '_'])
  expect([symbols[2].vector, left]).toEqual([other, other])
})

test('a model with an alphabet of its own stays as it is', () => {
  expect(withStranger(model)).toBe(model)
})

test('the symbol is a new one, whatever is listed', () => {
  const listing = (text: string) => [...text].map((symbol) => ({ symbol, vector: other }))
  const named = (text: string): string | undefined =>
    withStranger({ ...open, embedding: { symbols: listing(text), other } }).embedding.symbols.at(-1)?.symbol
  expect(['', '_', '_ab', '_abcdefghijklmnopqrstuvwxyz'].map(named)).toEqual(['_', 'a', 'c', '__'])
})
