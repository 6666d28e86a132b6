import { expect, test } from 'vitest'
import { BITS, seenOne } from '../../examples/models.ts'
import { compile } from '../../src/compile/index.ts'
import { formula } from '../../src/logic/index.ts'
import { rational } from '../../src/numbers/index.ts'
import { saveModel, tabulated, transformer } from '../../src/transformer/index.ts'
import { lemmata } from './terminal.ts'

const gap = (...words: string[]) => lemmata(['gap', '--model', 'examples/seen-one.json', ...words])

test('gap shows the exact gap of each length and a row that attains it', () => {
  expect(gap()).toMatchObject({ code: 0, err: '' })
  expect(gap().out).toMatchInlineSnapshot(`
    "n = 1  2 words  gap none: every row ties completely
    n = 2  4 words  gap 3/2  at position 2 of "00", layer look back, head last 1
    n = 3  8 words  gap 1  ratio 0.6667  at position 2 of "000", layer look back, head last 1
    n = 4  16 words  gap 3/4  ratio 0.75  at position 2 of "0000", layer look back, head last 1
    fitted over n = 2 to 4: gap ~ n^-1"
  `)
})

test('with --json the same comes as one document', () => {
  expect(JSON.parse(gap('--max-length', '2', '--json').out)).toMatchInlineSnapshot(`
    {
      "lengths": [
        {
          "allTied": true,
          "gap": null,
          "n": 1,
          "ratio": null,
          "square": null,
          "witness": null,
          "words": 2,
        },
        {
          "allTied": false,
          "gap": "3/2",
          "n": 2,
          "ratio": null,
          "square": "9/4",
          "witness": {
            "head": "last 1",
            "layer": "look back",
            "position": 2,
            "word": [
              "0",
              "0",
            ],
          },
          "words": 4,
        },
      ],
      "model": "seen a 1",
      "order": null,
      "stopped": null,
      "warning": null,
    }
  `)
})

test('lengths beyond the budget are left out and reported, and make the exit code 3', () => {
  const { code, out, err } = gap('--max-length', '9', '--budget', '1000')
  expect([code, out.split('\n').length]).toEqual([3, 2])
  expect(err).toMatchInlineSnapshot(
    `"lemmata: stopped: too costly: about 2,000 steps, most of them for 8 words of length 3 × 2 layers × 3 positions × 5 coordinates, are above the budget of 1,000; --budget 2000 raises it, or ask for shorter words"`,
  )
  expect(JSON.parse(gap('--max-length', '9', '--budget', '1000', '--json').out).stopped).toContain('above the budget')
})

test('where a model takes any symbol, one that it does not list stands for all others', () => {
  const { symbols } = seenOne().embedding
  const other = symbols.find(({ symbol }) => symbol === '0')?.vector ?? null
  const open = { ...seenOne(), embedding: { symbols: symbols.filter(({ symbol }) => symbol === '1'), other } }
  const gaps = (text: string): string[] => text.split('\n').map((line) => line.replace(/ at .*/, ''))
  const { out } = lemmata(['gap', '--model', 'm'], { files: { m: saveModel(open) } })
  expect(gaps(out)).toEqual(gaps(gap().out))
  const all = { ...open, embedding: { symbols: [], other } }
  expect(lemmata(['gap', '--model', 'm'], { files: { m: saveModel(all) } }).out).toContain('n = 4  1 word ')
})

test('progress is shown while words are enumerated, and cleared', () => {
  const { progress } = gap('--max-length', '10')
  expect(progress.filter((line) => line !== '')).toEqual(['n = 10: 1000 of 1024 words'])
  expect(progress.at(-1)).toBe('')
})

test('bad numbers are refused with the range that would be right', () => {
  for (const wrong of ['0', '-1', 'six', '1e3', '1001']) {
    expect(gap('--max-length', wrong)).toMatchObject({
      code: 2,
      err: `lemmata: --max-length is "${wrong}": give a whole number from 1 to 1000`,
    })
  }
})

/** Scores that fall with n: one symbol, a position embedding of the given values, attended to by a constant query. */
function fading(value: (i: number, n: number) => string, lengths: number): string {
  const rows = Array.from({ length: lengths }, (_, k) => ({
    n: k + 1,
    values: Array.from({ length: k + 1 }, (_, i) => rational.parse(value(i + 1, k + 1))),
  }))
  return saveModel(
    transformer({
      name: 'fading',
      coordinates: ['one', 'pe', 'Q_1', 'x'],
      embedding: BITS,
      positions: { pe: { kind: 'by-position', rows } },
      temperature: '1/n',
      layers: [{ name: 'l', heads: [{ name: 'h', query: 'one', key: 'pe', value: { x: 'Q_1' } }] }],
      outputs: ['x'],
    }),
  )
}

test.each([
  ['a power of n', (i: number, n: number) => `${i}/${n ** 3}`, { kind: 'power', exponent: -3 }, false],
  ['a steep power of n', (i: number, n: number) => `${i}/${n ** 6}`, { kind: 'power', exponent: -6 }, false],
  ['a constant', (i: number) => `${i}`, { kind: 'power', exponent: 0 }, false],
  ['4^−n', (i: number, n: number) => `${i}/${4 ** n}`, { kind: 'exponential', base: 0.25 }, true],
  ['(9/10)^n', (i: number, n: number) => `${i * 9 ** n}/${10 ** n}`, { kind: 'exponential', base: 0.9 }, false],
] as const)('a gap that falls like %s is fitted as such', (_, value, order, isWarned) => {
  const words = ['gap', '--model', 'm', '--max-length', '7']
  const files = { m: fading(value, 7) }
  const found = JSON.parse(lemmata([...words, '--json'], { files }).out)
  expect(found.order).toEqual({ from: 2, to: 7, ...order })
  expect(found.warning !== null).toBe(isWarned)
  expect(lemmata(words, { files })).toMatchObject({
    code: 0,
    err: isWarned ? `lemmata: warning: ${found.warning}` : '',
  })
})

test('an exponential gap is warned of, with its ratio per length', () => {
  const files = { m: fading((i, n) => `${i}/${4 ** n}`, 5) }
  const { out, err } = lemmata(['gap', '--model', 'm', '--max-length', '5'], { files })
  expect(out.split('\n').map((line) => line.replace(/ {2}at .*/, ''))).toMatchInlineSnapshot(`
    [
      "n = 1  2 words  gap none: every row ties completely",
      "n = 2  4 words  gap 1/16",
      "n = 3  8 words  gap 1/64  ratio 0.25",
      "n = 4  16 words  gap 1/256  ratio 0.25",
      "n = 5  32 words  gap 1/1024  ratio 0.25",
      "fitted over n = 2 to 5: gap ~ 0.25^n",
    ]
  `)
  expect(err).toMatchInlineSnapshot(
    `"lemmata: warning: the gap shrinks exponentially, about 0.25^n: softening it makes 1/τ grow as fast (Theorem 26)"`,
  )
  const short = lemmata(['gap', '--model', 'm', '--max-length', '4'], { files })
  expect(short.err).toBe('')
})

test('gaps with no float are compared, too', () => {
  const files = { m: fading((i, n) => `${i}/${10n ** BigInt(200 * n)}`, 5) }
  const { lengths, order } = JSON.parse(lemmata(['gap', '--model', 'm', '--max-length', '5', '--json'], { files }).out)
  expect(lengths.map(({ ratio }: { ratio: number | null }) => ratio)).toEqual([null, null, 1e-200, 1e-200, 1e-200])
  expect(order).toEqual({ from: 2, to: 5, kind: 'exponential', base: 1e-200 })
})

test('a table that ends before the longest words leaves what was found', () => {
  const { model } = compile(formula('ODD(#L[Q_1])'), 'theorem-21')
  const files = { m: saveModel(tabulated(model, 2)) }
  const { code, out } = lemmata(['gap', '--model', 'm', '--max-length', '4', '--json'], { files })
  const { lengths, stopped } = JSON.parse(out)
  expect([code, lengths.length]).toEqual([3, 2])
  expect(stopped).toContain('has no row for n = 3')
})
