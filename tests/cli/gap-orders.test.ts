// Gaps of known orders: `gap` must flag the neighbour by angles, whose gap is no power of n, and not the gap of a program.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programmed } from '../../properties/index.ts'
import { dyck } from '../../properties/tasks/dyck/task.ts'
import { neighbourByAngles } from '../../properties/tasks/neighbour/model.ts'
import { saveModel, tabulated } from '../../src/transformer/index.ts'
import { lemmata } from './terminal.ts'

const MODEL = 'examples/neighbour-by-angles.json'

test('the example on disk is the model in code, for words of up to 8 symbols', () => {
  expect(readFileSync(MODEL, 'utf8')).toBe(saveModel(tabulated(neighbourByAngles('none'), 8)))
})

test('gap finds that the gap of neighbours by angles falls like 4^−n, and warns', () => {
  const { code, out, err } = lemmata(['gap', '--model', MODEL, '--max-length', '6'])
  expect(code).toBe(0)
  expect(
    out.split('\n').map((line) => line.replace(/ {2}gap .*? {2}/, '  ').replace(/ {2}at .*/, '')),
  ).toMatchInlineSnapshot(`
    [
      "n = 1  2 words  gap none: every row ties completely",
      "n = 2  4 words",
      "n = 3  8 words  ratio 0.0001279",
      "n = 4  16 words  ratio 0.246",
      "n = 5  32 words  ratio 0.2475",
      "n = 6  64 words  ratio 0.2486",
      "fitted over n = 3 to 6: gap ~ 0.2474^n",
    ]
  `)
  expect(err).toMatchInlineSnapshot(
    `"lemmata: warning: the gap shrinks exponentially, about 0.2474^n: softening it makes 1/τ grow as fast (Theorem 26)"`,
  )
})

test('the gap of a program falls like a power of n, and short words do not hide it', () => {
  const { compiled } = programmed(dyck(1).program)
  const files = { 'dyck-1.json': saveModel(compiled.model) }
  const { code, out, err } = lemmata(['gap', '--model', 'dyck-1.json', '--max-length', '6'], { files })
  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n').map((line) => line.replace(/ {2}at .*/, ''))).toMatchInlineSnapshot(`
    [
      "n = 1  2 words  gap none: every row ties completely",
      "n = 2  4 words  gap 1/8",
      "n = 3  8 words  gap 1/54  ratio 0.1481",
      "n = 4  16 words  gap 1/128  ratio 0.4219",
      "n = 5  32 words  gap 1/250  ratio 0.512",
      "n = 6  64 words  gap 1/432  ratio 0.5787",
      "fitted over n = 3 to 6: gap ~ n^-3",
    ]
  `)
})
