import { expect, test } from 'vitest'
import { rational } from '../../src/numbers/index.ts'
import { atMost, samples } from './claims.ts'
import { lemmata } from './terminal.ts'

const CORPUS = 'corpus/lemma-8b.jsonl'
const files = {
  [CORPUS]: '{"case":"9000","seed":1}\n\n{"case":"5","seed":1}\n{"case":\n{"case":"five","seed":1}\n',
  'corpus/lemma-9.jsonl': '{"case":"1","seed":1}\n',
  'corpus/lemma-6.jsonl': '',
  'found.json': '{"claim":"lemma-8b","case":"8000","seed":1,"profile":"quick"}',
  'wrong.json': '{"claim":"lemma-8b","seed":1}',
}
const replay = (...words: string[]) => lemmata(['replay', ...words], { files, claims: samples })

test('a line of a corpus that fails again is explained, and makes the exit code 1', () => {
  const { code, out, err } = replay(`${CORPUS}:1`)
  expect([code, err]).toEqual([1, ''])
  expect(out).toMatchInlineSnapshot(`
    "lemma-8b: numbers up to 7654
      fails again
      case      9000
      expected  c ≤ bound
      observed  9000
      bound     7654
      ratio     between 1.17585576169 and 1.1758557617
      9000 is larger than 7654"
  `)
})

test('a counterexample file does as well', () => {
  const { code, out } = replay('found.json')
  expect([code, out]).toEqual([1, expect.stringContaining('case      8000')])
})

test('a case that passes now makes the exit code 0', () => {
  const { code, out } = replay(`${CORPUS}:3`)
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "lemma-8b: numbers up to 7654
      passes now
      case      5"
  `)
})

test('with --json the same comes as one document', () => {
  expect(JSON.parse(replay('found.json', '--json').out)).toEqual({
    key: 'lemma-8b',
    case: '8000',
    ending: 'failed',
    lines: expect.arrayContaining(['observed  8000', '8000 is larger than 7654']),
  })
})

test('a case that the hypotheses exclude, or that stays undecided, is neither: exit code 3', () => {
  const claims = [
    atMost('lemma-8b', 1, {
      check(c, probe) {
        probe.given(c < 10)
        return probe.atMost(rational.of(c), rational.of(1))
      },
    }),
  ]
  const { code, out } = lemmata(['replay', 'found.json'], { files, claims })
  expect([code, out]).toEqual([3, expect.stringContaining('a hypothesis does not hold')])
  const open = { 'open.json': '{"claim":"definition-5","case":"0","seed":1,"profile":"quick"}' }
  expect(lemmata(['replay', 'open.json'], { files: open, claims: samples }).code).toBe(3)
})

test('a check that throws on the case makes the exit code 1', () => {
  const claims = [
    atMost('lemma-8b', 1, {
      check() {
        throw new TypeError('of another kind')
      },
    }),
  ]
  const { code, out } = lemmata(['replay', 'found.json'], { files, claims })
  expect([code, out]).toEqual([1, expect.stringContaining('threw     TypeError: of another kind')])
})

test.each([
  [[]],
  [['found.json', 'wrong.json']],
  [['nowhere.json']],
  [['wrong.json']],
  [[CORPUS]],
  [[`${CORPUS}:2`]],
  [[`${CORPUS}:4`]],
  [[`${CORPUS}:5`]],
  [[`${CORPUS}:three`]],
  [['corpus/lemma-6.jsonl:1']],
  [['corpus/lemma-9.jsonl:1']],
  [['corpus/nowhere.jsonl:1']],
])('replay %j says what is wrong and exits with 2', (words) => {
  const { code, out, err } = replay(...words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})
