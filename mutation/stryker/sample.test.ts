import { expect, test } from 'vitest'
import { SOURCE } from '../../tests/support/mutation-report.ts'
import type { Planned } from './changes.ts'
import { changeOf } from './report.ts'
import { type Drawn, isMissed, printAsked, sample, sampleLine } from './sample.ts'

const planned = (replacement: string): Planned => ({
  file: 'src/f.ts',
  source: SOURCE,
  mutant: { replacement, location: { start: { line: 3, column: 3 }, end: { line: 3, column: 8 } } },
})

const all = ['true', 'false', 'x >= 0', 'x < 0'].map(planned)
const explained = [{ ...changeOf('src/f.ts', SOURCE, planned('x >= 0').mutant), why: 'x is never 0.' }]
const draw = (size: number, seed: number): readonly Drawn[] => sample(all, explained, size, seed)
const put = (drawn: readonly Drawn[]) => drawn.map(({ mutant }) => mutant.replacement)

test('no more changes are drawn than there are, and those in the list of survivors have their reason', () => {
  expect(put(draw(20, 1)).toSorted()).toEqual(['false', 'true', 'x < 0', 'x >= 0'])
  expect(draw(2, 1)).toHaveLength(2)
  expect(put(draw(20, 1).filter(({ reason }) => reason === 'x is never 0.'))).toEqual(['x >= 0'])
})

test('the same seed draws the same, and another may not', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => put(draw(1, seed))[0])
  expect(seeds).toEqual(Array.from({ length: 30 }, (_, seed) => put(draw(1, seed))[0]))
  expect(new Set(seeds).size).toBe(4)
})

const green = { kind: 'green' } as const
const red = { kind: 'red', file: 'a.test.ts', test: null, message: 'no' } as const
const reason = 'x is never 0.'

test('each is printed with what was said of it, and with the reason why nothing could be said', () => {
  const printed = (answer: typeof green | typeof red, why: string | null) =>
    printAsked({ ...planned('true'), reason: why, answer }).split('\n')
  const change = '  src/f.ts:3  x > 0  →  true'
  expect(printed(green, null)).toEqual([change, '    NOT NOTICED'])
  expect(printed(red, null)).toEqual([change, '    a.test.ts', '      no'])
  expect(printed(green, reason)).toEqual([change, '    NOT NOTICED', '    as listed: x is never 0.'])
  expect(printed(red, reason)).toEqual([change, '    a.test.ts', '      no', '    though it is listed: x is never 0.'])
})

test('a line says how many were drawn of how many, and how npm test answered', () => {
  const asked = [
    { answer: red, reason: null },
    { answer: red, reason },
    { answer: { kind: 'endless', message: 'so' } as const, reason: null },
    { answer: green, reason },
    { answer: green, reason: null },
  ].map((one) => ({ ...planned('true'), ...one }))
  expect(asked.map(isMissed)).toEqual([false, false, false, false, true])
  expect(sampleLine('json', 815, asked)).toBe(
    'json: of 5, drawn from 815, 2 red, 1 endless, 1 equivalent as listed, 1 not noticed',
  )
})
