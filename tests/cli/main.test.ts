import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lemmata, lemmataLater } from './terminal.ts'

test('help lists the commands, and a command alone is not an error', () => {
  expect(lemmata(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(lemmata(['help']).out).toMatchInlineSnapshot(`
    "lemmata checks theorems about attention.

      lemmata init      write a first claim of your own, with what vitest needs to run it
      lemmata list      your claims with the verdict of the last run; --shipped: those of lemmata
      lemmata check     run all claims, or those whose keys begin with the words given; your own by vitest
      lemmata replay    run one case again, from the corpus or a counterexample file
      lemmata mutants   plant mistakes and see that the claims notice them
      lemmata report    join the results of several runs, compare two of them, or make a table of claims for a paper
      lemmata simulate  run the transformer of a theorem beside its formula, on a word or a batch of cases
      lemmata compile   make the transformer of a theorem for a formula: its sizes, and the model as a file
      lemmata prove     prove a model for every length: a certificate, and what its check says
      lemmata run       run a model on a word: exact where attention is hard, enclosed where it is soft
      lemmata gap       the exact gap of a model over all words of each length
      lemmata soften    replace average hard attention by softmax at a temperature that keeps outputs within epsilon
      lemmata srasp     run an S-RASP program on a word, vector by vector
      lemmata tasks     the tasks that come solved by formulas and programs: sizes, gaps, temperatures, claims

    lemmata COMMAND --help says more."
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
      --budget N    the most steps to start, each an entry of the residual stream or about 20 ns (default 100000000)
      --json        write one JSON document instead of text
      --help        show this help

    For example: lemmata run --model model.json --word 0110 --trace"
  `)
  expect(lemmata(['check', '--help']).out).toMatchInlineSnapshot(`
    "lemmata check: run all claims, or those whose keys begin with the words given; your own by vitest

      KEY …           a claim, or the beginning of the keys of several
      --runs N        random cases per claim, instead of the profile’s
      --seconds T     stop after this many seconds, which the claims share, and report what is known by then
      --seed S        an integer, or random (default 1)
      --profile NAME  quick, deep or mutate (default quick)
      --slice K/N     every N-th case only, from the K-th on; the N slices add up to the whole run
      --resume        go on where an earlier run with the same settings and the same --out stopped
      --shipped       the claims that come with lemmata, and none of your own
      --fuzz          in a checkout of lemmata: give its commands random and mutated formulas, programs, models and other files
      --out FOLDER    where results go (default reports/out); report --merge joins such folders
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
  expect(lemmata(['simulate', '--help']).out).toMatchInlineSnapshot(`
    "lemmata simulate: run the transformer of a theorem beside its formula, on a word or a batch of cases

      --claim NAME      the statement whose construction is used, such as corollary-17a
      --formula TEXT    a formula of its fragment; docs/formula-language.md explains the language
      --word WORD       the input: symbols side by side, or a JSON array of symbols
      --trace           follow the proof: every subformula, and every layer with its lemma, targets and margins
      --semantics NAME  meaning of since and until: paper, standard or strict (default paper)
      --heads NAME      heads per layer: single, as in the paper, or multi (default single)
      --budget N        the most steps to start, each an entry of the residual stream or about 20 ns (default 100000000)
      --batch           read {"claim","formula","word"} and perhaps "semantics" per line of standard input, answer each on a line
      --json            write one JSON document instead of text
      --help            show this help

    For example: lemmata simulate --claim corollary-17a --formula 'Y Q_1' --word 0110 --trace
                 lemmata simulate --claim theorem-20a --formula '#L[Q_0] < #L[Q_1]' --word 0110
                 echo '{"claim":"theorem-12a","formula":"X Q_1","word":"0110"}' | lemmata simulate --batch"
  `)
  expect(lemmata(['compile', '--help']).out).toMatchInlineSnapshot(`
    "lemmata compile: make the transformer of a theorem for a formula: its sizes, and the model as a file

      --claim NAME      the statement whose construction is used, such as corollary-17a
      --formula TEXT    a formula of its fragment; docs/formula-language.md explains the language
      --out FILE        where to write the model, as JSON
      --semantics NAME  meaning of since and until: paper, standard or strict (default paper)
      --heads NAME      heads per layer: single, as in the paper, or multi (default single)
      --budget N        the most steps to start, each an entry of the residual stream or about 20 ns (default 100000000)
      --max-length N    write predicates as tables, for words of up to N symbols (default: by name, for every length)
      --json            write one JSON document instead of text
      --help            show this help

    For example: lemmata compile --claim corollary-17a --formula 'Y Q_1' --out model.json
                 lemmata run --model model.json --word 0110"
  `)
  for (const name of ['list', 'gap']) expect(lemmata([name, '--help'])).toMatchObject({ code: 0, err: '' })
})

test('an unknown command is answered with the one that may be meant, or with the list of commands', () => {
  expect(lemmata(['chek']).err).toBe('lemmata: there is no command "chek"; did you mean check?')
  const { code, out, err } = lemmata(['frobnicate'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toBe(
    'lemmata: there is no command "frobnicate"; the commands are init, list, check, replay, mutants, report, simulate, compile, prove, run, gap, soften, srasp, tasks',
  )
})

test('an unknown option is answered with the one that may be meant', () => {
  expect(lemmata(['list', '--jsn']).err).toBe(
    'lemmata: unknown option --jsn; did you mean --json? (list takes --shipped, --json, --help)',
  )
  expect(lemmata(['list', '--frobnicate']).err).toBe(
    'lemmata: unknown option --frobnicate: list takes --shipped, --json, --help',
  )
})

test('-h is --help, of the whole and of a command', () => {
  expect(lemmata(['-h'])).toEqual(lemmata(['--help']))
  expect(lemmata(['gap', '-h'])).toEqual(lemmata(['gap', '--help']))
})

test('--version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(lemmata(['--version'])).toMatchObject({ code: 0, out: version, err: '' })
})

test.each([
  [['chek', '--json']],
  [['list', '--jsn', '--json']],
  [['check', '--json', 'everything']],
  [['replay', 'nowhere.json', '--json']],
  [['run', '--json', '--word', '0']],
])('with --json the error of %j is a document, and the exit code the same', (words) => {
  const plain = lemmata(words.filter((word) => word !== '--json'))
  const { code, out, err } = lemmata(words)
  expect([plain.code, code, err]).toEqual([2, 2, ''])
  expect(JSON.parse(out)).toEqual({ error: plain.err.replace('lemmata: ', '') })
})

test('with --json what fails only later is a document as well', async () => {
  const { code, out, err } = await lemmataLater(['mutants', 'nobody', '--json'])
  expect([code, err]).toEqual([2, ''])
  expect(JSON.parse(out)).toEqual({ error: expect.stringContaining('nobody') })
})
