import { expect, test } from 'vitest'
import { lemmata } from './terminal.ts'

const proved = (...words: string[]) => lemmata(['prove', '--claim', 'corollary-17a', '--formula', 'Y Q_1', ...words])

test('prove says that a compiled model is right at every length, and what that rests on', () => {
  const { code, out, err } = proved()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatchInlineSnapshot(`
    "proved: at every length, for every word and at every position, the output is the truth of the formula
    rests on        uses
    definition-3    1
    proposition-10  1
    lemma-8b        2
    lemma-9         1"
  `)
})

test('a certificate that was written is proved when it is checked', () => {
  const { written } = proved('--out', 'c.json')
  const { code, out } = lemmata(['prove', '--check', 'c.json', '--json'], { files: written })
  expect([code, JSON.parse(out).everyLength]).toEqual([0, 'proved'])
})

test('a compiled model in a file keeps what a proof needs', () => {
  const { written } = lemmata(['compile', '--claim', 'theorem-21', '--formula', 'ODD(#L[Q_1])', '--out', 'm.json'])
  expect(lemmata(['prove', '--model', 'm.json'], { files: written }).code).toBe(0)
})

test('one weight that was edited in the file is refused, with the layer and the lemma', () => {
  const { written } = lemmata(['compile', '--claim', 'corollary-17a', '--formula', 'Y Q_1', '--out', 'm.json'])
  const edited = written['m.json'].replace('"value": "6"', '"value": "5"')
  expect(edited).not.toBe(written['m.json'])
  const { code, out } = lemmata(['prove', '--model', 'm.json'], { files: { 'm.json': edited } })
  expect(code).toBe(3)
  expect(out).toMatchInlineSnapshot(
    `"open: layer 2, lemma-8b, nearest even for Y Q_1: ties are not broken by γ = 3 for each position"`,
  )
})

test('a model that is wrong on a short word is refuted by it', () => {
  const { written } = lemmata(['compile', '--claim', 'corollary-17a', '--formula', 'Y Q_1', '--out', 'm.json'])
  const edited = written['m.json'].replace('"mask": "future"', '"mask": "past"')
  const { code, out } = lemmata(['prove', '--model', 'm.json', '--json'], { files: { 'm.json': edited } })
  expect(code).toBe(1)
  expect(JSON.parse(out).refutedBy.length).toBeLessThan(4)
})

test('a table of a predicate proves nothing beyond its lengths', () => {
  const words = ['--claim', 'theorem-21', '--formula', 'ODD(#L[Q_1])', '--out', 'm.json', '--max-length', '8']
  const { written } = lemmata(['compile', ...words])
  const { code, out } = lemmata(['prove', '--model', 'm.json'], { files: written })
  expect(code).toBe(3)
  expect(out).toContain('a table says nothing of other lengths')
})

test('nothing is known of a model without meanings', () => {
  const model = '{"lemmata":"model","version":1,"name":"m","coordinates":["x"],"embedding":{"symbols":[],"other":[]},'
  const rest = '"schedule":{"positions":[],"temperature":{"term":"1"}},"layers":[],"outputs":["x"]}'
  const { code, out } = lemmata(['prove', '--model', 'm.json'], { files: { 'm.json': model + rest } })
  expect([code, out]).toEqual([3, 'nothing is known: the model does not say what its coordinates mean'])
})

test('what is no certificate, and two things to prove, are bad input', () => {
  expect(lemmata(['prove', '--check', 'c.json'], { files: { 'c.json': '{}' } }).code).toBe(2)
  expect(lemmata(['prove', '--check', 'c.json', '--model', 'm.json']).code).toBe(2)
  expect(lemmata(['prove']).code).toBe(2)
})
