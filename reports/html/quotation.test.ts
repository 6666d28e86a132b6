import { expect, test } from 'vitest'
import { quotation } from './quotation.ts'

test('short cases stand as they are, long ones open on demand and whole', () => {
  expect(quotation('word=<b>').source).toBe('<code dir="auto">word=&lt;b&gt;</code>')
  const long = `word=${'🎲'.repeat(200)}`
  const { source } = quotation(long)
  expect(source).toMatch(/^<details/)
  expect(source).toContain(`<code dir="auto">${long}</code>`)
  expect(source).not.toContain('\ufffd')
})
