import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf, NEUTRAL, unreachedOf } from '../reports/document/index.ts'
import { samples } from '../tests/cli/claims.ts'
import { holds } from '../tests/support/holds.ts'
import { sampleMutant, sampleOther } from '../tests/support/sample-mutant.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { joinSources, publishJoinedReport } from './join.ts'
import type { Source } from './sources.ts'

/** Every claim with several seeds and as slices, in parts of which some are equal but for the time they took. */
const results = samples.flatMap((claim) => {
  const seeds = [1, 2].map((seed) => claim.run({ seed, numRuns: 30 }))
  const slices = [1, 2, 3].map((number) => claim.run({ seed: 3, numRuns: 30, slice: { number, of: 3 } }))
  return [...seeds, ...slices, { ...seeds[0], seconds: 7 }].map((result, k) => ({ ...result, seconds: k / 10 }))
})

const measured = (lines: readonly number[], name: string) => {
  const places = lines.map((line) => ({ line, text: `return '${name}'` }))
  const file = (path: string) => ({
    ...{ file: path, lines: 9, branches: 9 },
    unreachedLines: places,
    unreachedBranches: [],
  })
  const functions = ['one', name].map((called) => ({ name: called, line: called.length, end: 9 }))
  const ids = name === 'two' ? ['lemma-8a', 'lemma-6'] : ['lemma-6', 'lemma-8a']
  const files = ['src/b.ts', 'src/a.ts'].map(file)
  return {
    statements: new Map(ids.map((id) => [id, coverageOf(files, null)])),
    unreached: unreachedOf(['src/b.ts', 'src/a.ts'].map((path) => ({ file: path, of: 3, functions }))),
  }
}

/** What machines leave besides results; they disagree wherever they can. */
const leftovers: readonly Omit<Source, 'results' | 'observations'>[] = ['two', 'three', 'four'].map((name, k) => ({
  out: name,
  coverage: k === 2 ? null : measured([3, 4 + k], name),
  mutants: [
    sampleMutant({ name: 'lemma-6.same', killer: 'lemma-6', seeds: 2, seconds: k }),
    sampleMutant({ name: `lemma-6.${name}`, killer: 'lemma-6', others: [sampleOther('lemma-8a', k)] }),
  ],
  presentation: k === 0 ? null : { ...NEUTRAL, title: name },
  corpus: new Map([
    [
      'lemma-8b',
      [
        { case: '9', seed: k },
        { case: `${90 - k}`, seed: 1 },
        { case: name, seed: 1, note: name },
      ],
    ],
  ]),
  leftOut: [],
}))

const joined = (sources: readonly Source[]) => {
  const { document, coverage, mutants, observations, corpus } = joinSources(sources)
  const statements = coverage === null ? null : [...coverage.statements]
  return JSON.stringify({
    document,
    statements,
    unreached: coverage?.unreached,
    mutants,
    observations,
    corpus: [...corpus],
  })
}

const sourcesOf = (own: readonly (readonly (typeof results)[number][])[]): readonly Source[] =>
  own.map((part, k) => ({
    ...leftovers[k],
    results: part,
    observations: (key) => (part.some((result) => result.key === key) ? `{"case":"of ${key}"}\n` : undefined),
  }))

test('machines in any order, with any of the results each, are joined to the same report', () => {
  const third = Math.ceil(results.length / 3)
  const parts = (all: typeof results, at: readonly number[]) => [
    all.slice(0, at[0]),
    all.slice(at[0], at[1]),
    all.slice(at[1]),
  ]
  const expected = joined(sourcesOf(parts(results, [third, 2 * third])))
  const cuts = fc.tuple(fc.nat(results.length), fc.nat(results.length)).map((cut) => cut.toSorted((a, b) => a - b))
  const inAnyOrder = fc.shuffledSubarray(results, { minLength: results.length })
  holds(
    fc.property(inAnyOrder, cuts, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (all, at, order) => {
      const sources = sourcesOf(parts(all, at))
      expect(joined(order.map((k) => sources[k]))).toBe(expected)
    }),
  )
})

test('a claim has as many observations as the longest run leaves, of as many runs as possible', () => {
  const one = samples[0].run({ numRuns: 1 })
  const runs = Array.from({ length: 300 }, (_, k) => ({ ...one, seed: k }))
  const lines = (k: number): string =>
    Array.from({ length: 250 }, (_, line) => `{"run":${k},"line":${line}}\n`).join('')
  const source = (k: number): Source => ({ ...leftovers[2], results: [runs[k]], observations: () => lines(k) })
  const observed = (count: number): string[] =>
    joinSources(runs.slice(0, count).map((_, k) => source(k))).observations.map(
      (text) => `${text.split('\n').length - 1}`,
    )
  expect(observed(1)).toEqual(['250'])
  expect(observed(3)).toEqual(['166', '166', '166'])
  expect(observed(300)).toEqual(Array.from({ length: 300 }, () => '1'))
})

test('where one file of a joined report cannot be written, all others are', () => {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'out/junit.xml'), { recursive: true })
  writeFileSync(join(directory, 'out/counterexamples'), '')
  const [refuted] = results.filter(({ verdict, passed }) => verdict === 'refuted' && !passed)
  const report = joinSources(sourcesOf([[refuted], [], []]))
  expect(() => publishJoinedReport(join(directory, 'out'), report, {}, join(directory, 'corpus'))).toThrow(
    /cannot write .*junit.xml: it is a folder\n.*counterexamples is a file/s,
  )
  expect(readdirSync(join(directory, 'out'))).toEqual(
    expect.arrayContaining(['mutants.json', 'summary.md', 'theorems.json']),
  )
  expect(readdirSync(join(directory, 'corpus'))).toEqual(['lemma-8b.jsonl'])
})
