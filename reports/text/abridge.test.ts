import { expect, test } from 'vitest'
import { abridge } from './abridge.ts'

const model = JSON.stringify(JSON.stringify({ lemmata: 'model', layers: [{ name: 'a "quoted" \\ name' }] }))

test('models are left out of long cases, also where records stand in records', () => {
  expect(abridge(`model=${model}; word=ab`, 80)).toBe('model={…}; word=ab')
  expect(abridge(`of=${JSON.stringify(`ahat=${model}; word=ba; epsilon=1`)}; colder=3`, 80)).toBe(
    'of=(ahat={…}; word=ba; epsilon=1); colder=3',
  )
  expect(abridge('word="a b"', 80)).toBe('word="a b"')
})
