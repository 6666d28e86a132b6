import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { saveModel } from '../../src/index.ts'
import { lemmata } from './terminal.ts'

const gap = (...words: string[]) => lemmata(['gap', '--model', 'examples/seen-one.json', ...words])

test('gap shows the exact gap of each length and a row that attains it', () => {
  expect(gap()).toMatchObject({ code: 0, err: '' })
  expect(gap().out).toMatchInlineSnapshot(`
    "n = 1  2 words  gap none: every row ties completely
    n = 2  4 words  gap 3/2  at position 2 of "00", layer look back, head last 1
    n = 3  8 words  gap 1  at position 2 of "000", layer look back, head last 1
    n = 4  16 words  gap 3/4  at position 2 of "0000", layer look back, head last 1"
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
          "square": null,
          "witness": null,
          "words": 2,
        },
        {
          "allTied": false,
          "gap": "3/2",
          "n": 2,
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
      "stopped": null,
    }
  `)
})

test('lengths beyond the budget are left out, said, and make the exit code 3', () => {
  const { code, out, err } = gap('--max-length', '9', '--budget', '5')
  expect([code, out.split('\n').length]).toEqual([3, 2])
  expect(err).toMatchInlineSnapshot(
    `"lemmata: stopped: 2^3 = 8 words of length 3 are more than the budget of 5: raise it or ask for shorter words"`,
  )
  expect(JSON.parse(gap('--max-length', '9', '--budget', '5', '--json').out).stopped).toContain('more than the budget')
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
