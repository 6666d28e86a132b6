import { expect, test } from 'vitest'
import { overwriting, progressLine } from './progress.ts'

test.each([
  [{ done: 500, planned: 2000, seconds: 5 }, 'lemma-6: random 500 of 2000, 100 cases/s, 15 s left'],
  [{ done: 10, planned: 2000, seconds: 10 }, 'lemma-6: random 10 of 2000, 1.0 cases/s, 33 min 10 s left'],
  [{ done: 1, planned: 100_000, seconds: 1 }, 'lemma-6: random 1 of 100000, 1.0 cases/s, 27 h 46 min left'],
  [{ done: 700, planned: 0, seconds: 7 }, 'lemma-6: random 700, 100 cases/s'],
  [{ done: 700, before: 600, planned: 0, seconds: 1 }, 'lemma-6: random 700, 100 cases/s'],
  [{ done: 0, planned: 100, seconds: 0 }, 'lemma-6: random 0 of 100, 0.0 cases/s'],
])('%j is told as %s', (tick, line) => {
  expect(progressLine({ key: 'lemma-6', phase: 'random', before: 0, ...tick })).toBe(line)
})

test('a line that takes the place of the last one leaves a column of the terminal free, and obeys nothing', () => {
  const tick = { phase: 'random', done: 1, before: 0, planned: 2, seconds: 3 } as const
  expect(overwriting(progressLine({ key: 'lemma-6', ...tick }), 20)).toBe('\r\u001b[Klemma-6: random 1 …')
  expect(overwriting(progressLine({ key: 'x'.repeat(150), ...tick }))).toBe(`\r\u001b[K${'x'.repeat(78)}…`)
  // A Chinese letter takes two columns.
  expect(overwriting('字'.repeat(20), 20)).toBe(`\r\u001b[K${'字'.repeat(9)}…`)
  expect(overwriting('a\u001b[2Jb', 20)).toBe('\r\u001b[Ka\\u{1b}[2Jb')
})
