// Command lines with all that they read: together they take every command, every option with a value, and every kind of file.
import { readFileSync } from 'node:fs'
import { coverageOf, coverageTexts, mutantsText, NEUTRAL, theorems } from '../../../reports/document/index.ts'
import { compile } from '../../../src/compile/index.ts'
import type { ClaimResult } from '../../../src/engine/index.ts'
import { formula } from '../../../src/logic/index.ts'
import { prove } from '../../../src/prove/index.ts'
import { saveModel } from '../../../src/transformer/index.ts'
import { sampleMutant } from '../../support/sample-mutant.ts'
import { samples } from '../claims.ts'

/** What a claim made by atMost says besides; what its check throws, if anything. */
export type Said = readonly [
  key: string,
  title: string,
  statement: string,
  explanation: string,
  label: string,
  thrown: string,
]

/** Plain data: a word that is a list stands for its JSON; one that begins with ./ for a path in the folder of the order. */
export type Order = readonly [
  words: readonly (string | readonly string[])[],
  files: Files,
  /** Of standard input. */
  lines: readonly unknown[],
  claims: readonly Said[],
]

/** By path: a text, or the values of which each is a line of JSON. */
export type Files = Readonly<Record<string, string | readonly unknown[]>>

/** Annotated, with a net. */
const small = compile(formula('Q["0"] | Q["1"]'), 'theorem-12a').model

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const order = (
  words: Order[0],
  files: Order[1] = {},
  { lines = [], claims = [] }: { readonly lines?: Order[2]; readonly claims?: Order[3] } = {},
): Order => [words, files, lines, claims]

const PARITY = `alphabet a b
table odd = "a" -> 1, else 0
count(i) = psum[j <= i] odd(in(j))
last(i) = rightmost[j < i, true] in(j) : "?"
y(i) = count(i) = 1
output y
`

const average = JSON.parse(readFileSync('examples/seen-one.json', 'utf8').replace('softmax-tau', 'average'))

const said = (key: string, thrown = ''): { readonly claims: readonly Said[] } => ({
  claims: [[key, 'small', 'All are small.', 'too large', 'even', thrown]],
})

const results = (limit: number): readonly ClaimResult[] =>
  samples
    .filter(({ key }) => ['lemma-8b', 'theorem-12a'].includes(key))
    .map((one) => ({ ...one.run({ numRuns: limit, observations: 3 }), seconds: limit / 100 }))

const documentOf = (limit: number, profile: string) =>
  theorems(results(limit), {
    ...{ profile, seed: limit, seconds: 1, mutants: [sampleMutant({ name: 'a.b', killer: 'lemma-6' })] },
    presentation: {
      ...{ title: 'Claims', about: 'Small ones.', statements: { 'lemma-6': 'Fact 1' } },
      sections: [{ title: 'Rows', claims: ['lemma-6'] }],
    },
  })

const LAST = 'reports/out/theorems.json'
/** Above what any of them costs. */
const BUDGET = ['--budget', '99999999']
const compiled = [
  ...BUDGET,
  '--claim',
  'corollary-17a',
  '--formula',
  'Y Q_1 & Q["0"]',
  '--semantics',
  'paper',
  '--heads',
  'multi',
]
const CASE = { claim: 'theorem-12a', formula: 'Y Q["1"]', word: ['0', '1'], semantics: 'paper' }
const MANIFEST = { scripts: { test: 'jest' }, devDependencies: { vitest: '^4' }, dependencies: { lemmata: '1' } }

/** Nothing but the streams and files in memory is touched. */
export const orders = (): readonly Order[] => [
  order(['run', '--model', 'm.json', '--word', ['0', '1'], '--bits', '64', '--trace', ...BUDGET], {
    'm.json': [json('examples/seen-one.json')],
  }),
  order(['run', '--model', 'm.json', '--word', '01'], { 'm.json': '{ "lemmata": "model", "layers": [1 2] }' }),
  order(['gap', '--model', 'm.json', '--max-length', '2', ...BUDGET], { 'm.json': [average] }),
  order(
    ['soften', '--model', 'm.json', '--epsilon', '1/9', '--length', '2', '--from', '1', '--gamma', '1/n', '--out', 'o'],
    { 'm.json': [average] },
  ),
  order(['soften', '--model', 'm.json', '--epsilon', '1/9', '--length', '1', ...BUDGET, '--largest'], {
    'm.json': [average],
  }),
  order(['srasp', 'p.srasp', '--word', ['a', 'b'], '--compile', '--out', 'o.json', ...BUDGET], { 'p.srasp': PARITY }),
  order(['simulate', ...compiled, '--word', ['0', '1'], '--trace']),
  order(['simulate', '--batch'], {}, { lines: [CASE, { ...CASE, formula: 'X Q_a' }, 'no case'] }),
  order(['compile', ...compiled, '--out', 'o.json', '--max-length', '3']),
  order(['prove', ...compiled, '--out', 'o.json']),
  order(['prove', '--model', 'm.json'], { 'm.json': [JSON.parse(saveModel(small))] }),
  order(['prove', '--check', 'c.json'], { 'c.json': [prove(small)?.certificate] }),
  order(['list'], { [LAST]: [documentOf(10, 'quick')] }, said('own')),
  order(['list', '--shipped'], {}, said('own')),
  order(['report', '--compare', 'a.json', 'b.json'], {
    'a.json': [documentOf(10, 'quick')],
    'b.json': [documentOf(20, 'deep')],
  }),
  order(['report', '--table', 'markdown', 'lemma-8', 'a.json'], { 'a.json': [documentOf(10, 'quick')] }),
  order(['report', '--table', 'latex'], { [LAST]: [documentOf(10, 'quick')] }),
  order(
    ['replay', 'corpus/own.jsonl:2'],
    { 'corpus/own.jsonl': ['', { case: '9001', seed: 1, note: 'why' }] },
    said('own'),
  ),
  order(
    ['replay', 'found.json'],
    { 'found.json': [{ claim: 'own', case: '9001', seed: 1, profile: 'quick', path: '3:1' }] },
    said('own'),
  ),
  order(['init'], { 'package.json': [MANIFEST], 'vitest.config.mts': 'export default {}\n' }),
]

/** These take longer, and read and write a folder on disk. */
export const slowOrders = (): readonly Order[] => [
  order(
    [
      'check',
      'own',
      '--runs',
      '3',
      '--seconds',
      '9',
      '--seed',
      '2',
      '--profile',
      'quick',
      '--slice',
      '1/2',
      '--out',
      'o',
    ],
    {
      'corpus/own.jsonl': [
        { case: '9001', seed: 1 },
        { case: 'nonsense', seed: 1 },
      ],
    },
    said('own'),
  ),
  order(['check', 'own', '--runs', '3'], {}, said('own', 'boom')),
  order(
    ['tasks', 'majority'],
    { [LAST]: [{ ...documentOf(10, 'quick'), claims: [], presentation: NEUTRAL }] },
    said('task-majority'),
  ),
  order(['mutants', 'lemma-6.one-percent', '--seeds', '1', '--against', 'lemma-6'], {
    'reports/out/mutants.json': [JSON.parse(mutantsText([sampleMutant({ name: 'a', killer: 'lemma-6' })]))],
  }),
  order(['report', '--merge', './shard', '--out', './all'], shard()),
]

function shard(): Files {
  const [result] = results(20).filter(({ key }) => key === 'lemma-8b')
  const { observations: _, ...rest } = result
  const unreached = { functions: 1, files: [{ file: 'src/a.ts', of: 1, functions: [{ name: 'f', line: 1, end: 2 }] }] }
  const texts = coverageTexts({ statements: new Map([[result.id, coverageOf([], null)]]), unreached })
  return {
    'shard/reports/out/parts/lemma-8b.json': [{ ...rest, observations: [] }],
    'shard/reports/out/theorems.json': [{ ...documentOf(10, 'quick'), claims: [] }],
    'shard/reports/out/mutants.json': [JSON.parse(mutantsText([sampleMutant({ name: 'a.b', killer: 'lemma-6' })]))],
    'shard/reports/out/coverage/statements.json': [JSON.parse(texts.statements)],
    'shard/reports/out/coverage/unreached.json': [JSON.parse(texts.unreached)],
    'shard/corpus/lemma-8b.jsonl': [{ case: '9001', seed: 1, note: 'why' }],
  }
}
