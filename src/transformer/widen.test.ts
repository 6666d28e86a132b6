// A wider stream changes nothing: same activations on the old coordinates, 0 on the new ones.
import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { hard, widened, withWeighting, word } from './index.ts'

const model = withWeighting(seenOne(), 'average')

test('activations stay as they were, and new coordinates are 0', () => {
  const wide = hard(widened(model, ['x', 'y']), word('0110')).streams
  const narrow = hard(model, word('0110')).streams
  expect(wide.map(({ rows }) => rows.map((row) => row.slice(0, -2)))).toEqual(narrow.map(({ rows }) => rows))
  expect(wide.flatMap(({ rows }) => rows.flatMap((row) => row.slice(-2))).every((v) => v === 0n)).toBe(true)
})

test('a name that is taken gets a prime, and another one', () => {
  const [taken] = model.coordinates
  const names = widened(model, [taken, 'new', taken]).coordinates.slice(-3)
  expect(names).toEqual([`${taken}′`, 'new', `${taken}′′`])
})

test('the embedding of symbols that are not listed is widened, if there is one', () => {
  const [{ vector: other }] = model.embedding.symbols
  const known = { ...model, embedding: { ...model.embedding, other } }
  expect(widened(model, ['x']).embedding.other).toBeNull()
  expect(widened(known, ['x']).embedding.other).toEqual({ ...other, size: other.size + 1 })
  expect(hard(widened(known, ['x']), word('?')).streams[0].rows).toEqual(
    hard(known, word('?')).streams[0].rows.map((row) => [...row, 0n]),
  )
})
