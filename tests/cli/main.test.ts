import { expect, test } from 'vitest'
import { lemmata } from './terminal.ts'

test('help lists the commands, and a command alone is not an error', () => {
  expect(lemmata(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(lemmata(['help']).out).toMatchInlineSnapshot(`
    "lemmata checks theorems about attention.

      lemmata run     run a model on a word: exact where attention is hard, enclosed where it is soft
      lemmata gap     the exact gap of a model over all words of each length

    lemmata COMMAND --help tells more."
  `)
  expect(lemmata([]).code).toBe(2)
})

test('every command explains its options and gives an example', () => {
  expect(lemmata(['run', '--help']).out).toMatchInlineSnapshot(`
    "lemmata run: run a model on a word: exact where attention is hard, enclosed where it is soft

      --model FILE  the model, as JSON
      --word WORD   the input: symbols side by side, or a JSON array of symbols
      --bits N      bits of the enclosures, 53 to 100000 (default 128)
      --trace       show scores, weights, values and activations of every layer
      --json        write one JSON document instead of text
      --help        show this help

    For example: lemmata run --model model.json --word 0110 --trace"
  `)
  expect(lemmata(['gap', '--help'])).toMatchObject({ code: 0, err: '' })
})

test('an unknown command is answered with those there are', () => {
  expect(lemmata(['rum'])).toMatchObject({
    code: 2,
    out: '',
    err: 'lemmata: there is no command "rum": there are run, gap',
  })
})
