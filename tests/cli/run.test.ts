import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seenOne } from '../../examples/models.ts'
import { saveModel, withWeighting } from '../../src/transformer/index.ts'
import { lemmata } from './terminal.ts'

const MODEL = 'examples/seen-one.json'
const run = (...words: string[]) => lemmata(['run', '--model', MODEL, ...words])

test('the example on disk is the example in code', () => {
  expect(readFileSync(MODEL, 'utf8')).toBe(saveModel(seenOne()))
})

test('run shows the outputs at every position, exact where they are', () => {
  expect(run('--word', '0100')).toMatchObject({ code: 0, err: '' })
  expect(run('--word', '0100').out).toMatchInlineSnapshot(`
    "i  symbol  seen
    1  0       0
    2  1       1
    3  0       1
    4  0       1"
  `)
})

test('a trace shows every score, weight and activation', () => {
  expect(run('--word', '01', '--trace').out).toMatchInlineSnapshot(`
    "layer look back
      head last 1: softmax-tau, mask future
        1 → 1  score 3/2  weight 1
        2 → 1  score 3/2  weight [3.05902e-7, 3.05903e-7]
        2 → 2  score 9  weight [0.999999, 1]
    i  symbol  one  i/n  Q_1  x              seen
    1  0       1    1/2  0    0              0
    2  1       1    1    1    [0.999999, 1]  1

    output
    i  symbol  seen
    1  0       0
    2  1       1"
  `)
})

test('with --json the same comes as one document', () => {
  expect(JSON.parse(run('--word', '01', '--json').out)).toEqual({
    model: 'seen a 1',
    word: ['0', '1'],
    bits: 128,
    outputs: [{ seen: '0' }, { seen: '1' }],
  })
  const traced = JSON.parse(run('--word=["0","1"]', '--json', '--trace', '--bits', '200').out)
  expect([traced.bits, traced.trace.layers.length, traced.trace.layers[0].heads[0].rows[0].weights]).toEqual([
    200,
    1,
    ['1'],
  ])
})

test('all coordinates are shown when the model names no output', () => {
  const text = saveModel({ ...withWeighting(seenOne(), 'rightmost'), outputs: [] })
  expect(lemmata(['run', '--model', 'm', '--word', '10'], { files: { m: text } }).out).toMatchInlineSnapshot(`
    "i  symbol  one  i/n  Q_1  x  seen
    1  1       1    1/2  1    1  1
    2  0       1    1    0    1  1"
  `)
})

test.each([
  [['--word', '02']],
  [['--word', '']],
  [['--word', '[1]']],
  [['--word', '["0"']],
  [['--word', '0', '--bits', '12']],
  [['--word', '0', '--word', '1']],
  [['--word']],
  [['--wrod', '0']],
  [['0110']],
  [['--word', '0', '--trace=yes']],
  [[]],
])('run %j says what is wrong and exits with 2', (words) => {
  const { code, out, err } = run(...words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatchSnapshot()
})

test('a missing file, a file that is no JSON and a file that is no model are told apart', () => {
  const open = (text: string) => lemmata(['run', '--model', 'm', '--word', '0'], { files: { m: text } })
  expect(lemmata(['run', '--model', 'nowhere.json', '--word', '0']).err).toContain('cannot read nowhere.json')
  expect(open('{').err).toMatchInlineSnapshot(`
    "lemmata: m is not a model:
      line 1, column 2, at $: expected a key in double quotes, found the end"
  `)
  expect(open('{"lemmata": "model"}').err).toMatchInlineSnapshot(`
    "lemmata: m is not a model:
      $: missing: "version", "name", "coordinates", "embedding", "schedule", "layers", "outputs""
  `)
})
