import { expect, test } from 'vitest'
import { lemmata } from './terminal.ts'

test('help lists the commands, and a command alone is not an error', () => {
  expect(lemmata(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(lemmata(['help']).out).toMatchInlineSnapshot(`
    "lemmata checks theorems about attention.

      lemmata list    the claims with the verdict of the last run
      lemmata check   run claims, all or those whose keys begin as given
      lemmata replay  run one case again, from the corpus or a counterexample file
      lemmata mutants plant mistakes and see that the claims notice them (in a checkout of lemmata)
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
  expect(lemmata(['check', '--help']).out).toMatchInlineSnapshot(`
    "lemmata check: run claims, all or those whose keys begin as given

      KEY …           a claim, or what the keys of several begin with
      --runs N        random cases of each claim, instead of the profile’s
      --seconds T     interrupt after so many seconds; what was found by then is reported
      --seed S        an integer, or random (default 1)
      --profile NAME  quick, deep or mutate (default quick)
      --json          write one JSON document instead of text
      --help          show this help

    For example: lemmata check lemma-8a --profile deep --seconds 60"
  `)
  expect(lemmata(['replay', '--help']).out).toMatchInlineSnapshot(`
    "lemmata replay: run one case again, from the corpus or a counterexample file

      FILE    a line of a corpus, such as corpus/lemma-8a.jsonl:3, or a counterexample file
      --json  write one JSON document instead of text
      --help  show this help

    For example: lemmata replay corpus/lemma-8a.jsonl:3"
  `)
  for (const name of ['list', 'gap']) expect(lemmata([name, '--help'])).toMatchObject({ code: 0, err: '' })
})

test('an unknown command is answered with those there are', () => {
  expect(lemmata(['rum'])).toMatchObject({
    code: 2,
    out: '',
    err: 'lemmata: there is no command "rum": there are list, check, replay, mutants, run, gap',
  })
})
