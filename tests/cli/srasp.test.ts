import { expect, test } from 'vitest'
import { asTransformers, exitCodeFor, transformersText } from '../../cli/commands/srasp/compiled-program.ts'
import * as srasp from '../../src/srasp/index.ts'
import { lemmata } from './terminal.ts'

const DYCK = 'examples/dyck-2.srasp'
const run = (...words: string[]) => lemmata(['srasp', DYCK, ...words])

/** A program that stands for a file. */
const runText = (text: string, ...words: string[]) => lemmata(['srasp', 'p', ...words], { files: { p: text } })

test('every vector is shown at every position, and then the output', () => {
  expect(run('--word', '([)]')).toMatchObject({ code: 0, err: '' })
  expect(run('--word', '([)]').out).toMatchInlineSnapshot(`
    "i       1      2      3      4
    in      (      [      )      ]
    sleft   1      2      2      2
    sright  0      0      1      2
    er1     false  false  false  false
    diff    1      2      1      0
    d       1      2      2      1
    check   ?      ?      [      (
    er2     false  false  true   true
    ok      true   true   false  false
    y       false  false  false  false

    output y: false false false false"
  `)
})

test('with --json the same comes as one document, with the types', () => {
  const text = 'alphabet a b\nc(i) = in(i) = "a"\nd(i) = psum[j <= i] if c(j) then 1 else 0\ny(i) = in(i)\noutput d'
  const { code, out, err } = runText(text, '--word', 'aba', '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toEqual({
    output: [1, 1, 2],
    vectors: [
      { name: 'c', type: 'boolean', values: [true, false, true] },
      { name: 'd', type: 'natural', values: [1, 1, 2] },
      { name: 'y', type: 'symbol', values: ['a', 'b', 'a'] },
    ],
  })
})

test('a word may be a JSON array, and may begin with a bracket that is a symbol', () => {
  const output = (word: string): unknown => JSON.parse(run('--word', word, '--json').out).output
  expect(output('[()]')).toEqual([false, false, false, true])
  expect(output('[]')).toEqual([false, true])
  expect(output('["[","]"]')).toEqual([false, true])
  const text = 'alphabet <s> b\ny(i) = in(i)'
  expect(JSON.parse(runText(text, '--word', '["<s>","b"]', '--json').out).output).toEqual(['<s>', 'b'])
})

test('symbols that would move the cursor are spelled out', () => {
  const { out } = runText('alphabet "\\u001b" "\\n"\ny(i) = in(i)', '--word', '["\\u001b","\\n"]')
  expect(out).toMatchInlineSnapshot(`
    "i   1       2
    in  \\u{1b}  \\u{a}
    y   \\u{1b}  \\u{a}

    output y: "\\u001b" "\\n""
  `)
})

test('a text that is no program is shown with its line, a caret and a hint', () => {
  expect(runText('alphabet a b\ny(i) = c(i)', '--word', 'a')).toMatchObject({ code: 2, out: '' })
  expect(runText('alphabet a b\n  y(i) = in(j) = "a"', '--word', 'a').err).toMatchInlineSnapshot(`
    "lemmata: p is not a program:
      y(i) = in(j) = "a"
             ^
    line 2, column 10: in(j) uses j, but a position-wise line has only i
    hint: j belongs to psum[j <= i], leftmost[…] and rightmost[…], and each of these takes a line of its own"
  `)
})

test('a word that is not over the alphabet, or too short for a number, is refused', () => {
  expect(run('--word', '(a)')).toMatchObject({
    code: 2,
    out: '',
    err: 'lemmata: symbol 2 of the word is "a", which is not in the alphabet: "(", ")", "[", "]"',
  })
  expect(run('--word', '')).toMatchObject({ code: 2, err: 'lemmata: --word is empty: a word has at least one symbol' })
  expect(runText('alphabet a\ny(i) = i + 1', '--word', 'aa')).toMatchObject({
    code: 2,
    out: '',
    err: 'lemmata: vector y, position 2: i + 1 is 3, but a natural is at most the length of the word, 2',
  })
})

test('a missing file, program or word is reported', () => {
  expect(lemmata(['srasp', 'no.srasp', '--word', 'a'])).toMatchObject({
    code: 2,
    err: 'lemmata: cannot read no.srasp: there is no such file',
  })
  expect(lemmata(['srasp', '--word', 'a'])).toMatchObject({
    code: 2,
    err: 'lemmata: FILE is missing: the program; docs/srasp.md explains the language',
  })
  expect(run()).toMatchObject({
    code: 2,
    err: 'lemmata: --word WORD is missing: the input: symbols side by side, or a JSON array of symbols',
  })
})

test('help shows the options and an example', () => {
  expect(lemmata(['srasp', '--help']).out).toMatchInlineSnapshot(`
    "lemmata srasp: run an S-RASP program on a word, vector by vector

      FILE         the program; docs/srasp.md explains the language
      --word WORD  the input: symbols side by side, or a JSON array of symbols
      --compile    run it as transformers too, average-hard and softmax, and say whether they agree
      --out FILE   with --compile: where to write the average-hard transformer, as JSON
      --budget N   the most steps to start, each an entry of the residual stream or about 20 ns (default 100000000)
      --json       write one JSON document instead of text
      --help       show this help

    For example: lemmata srasp examples/dyck-2.srasp --word '([])'
                 lemmata srasp examples/dyck-2.srasp --word '([])' --compile --out dyck-2.json"
  `)
})

test('with --compile the program runs as transformers too, and they agree', () => {
  const { code, out, err } = run('--word', '([])', '--compile')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('average-hard: false false false true')
  expect(out).toContain('softmax:      false false false true')
  expect(out).toMatch(/13 layers, width \d+, \d+ heads/)
  expect(out).toContain('gap 1/128 and 1/τ = ')
  const document = JSON.parse(run('--word', '()', '--compile', '--json').out)
  expect(document.output).toEqual([false, true])
  expect(document.compiled).toMatchObject({ verdict: 'agrees', hard: [false, true], soft: [false, true], gap: '1/16' })
})

test('a transformer that differs from the program is reported, and makes the exit code 1', () => {
  const program = srasp.program('alphabet a b\ny(i) = in(i) = "a"')
  const verdictFor = (word: string[]) => asTransformers(program, ['a', 'b'], srasp.runProgram(program, word), () => {})
  expect(verdictFor(['a', 'b']).verdict).toBe('agrees')
  const wrong = verdictFor(['b', 'b'])
  expect([wrong.verdict, exitCodeFor(wrong)]).toEqual(['differs', 1])
  expect(transformersText(wrong, 2)).toContain('the transformers differ from the program')
})

test('the transformer is written where --out says, and needs --compile', () => {
  const { written, code } = run('--word', '()', '--compile', '--out', 'dyck.json')
  expect(code).toBe(0)
  expect(JSON.parse(written['dyck.json'])).toMatchObject({ name: 'S-RASP: y' })
  expect(run('--word', '()', '--out', 'dyck.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining('add --compile'),
  })
})
