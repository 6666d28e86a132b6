import { expect, test } from 'vitest'
import { abridge, quotation } from './quotation.ts'

const model = JSON.stringify(JSON.stringify({ lemmata: 'model', layers: [{ name: 'a "quoted" \\ name' }] }))

test('models are left out of long cases, also where records stand in records', () => {
  expect(abridge(`model=${model}; word=ab`)).toBe('model={…}; word=ab')
  expect(abridge(`of=${JSON.stringify(`ahat=${model}; word=ba; epsilon=1`)}; colder=3`)).toBe(
    'of=(ahat={…}; word=ba; epsilon=1); colder=3',
  )
  expect(abridge('word="a b"')).toBe('word="a b"')
})

test('short cases stand as they are, long ones open on demand and whole', () => {
  expect(quotation('word=<b>').source).toBe('<code dir="auto">word=&lt;b&gt;</code>')
  const long = `word=${'🎲'.repeat(200)}`
  const { source } = quotation(long)
  expect(source).toMatch(/^<details/)
  expect(source).toContain(`<code dir="auto">${long}</code>`)
  expect(source).not.toContain('\ufffd')
})
