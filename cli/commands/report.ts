// lemmata report: joins runs on several machines into one report, compares two runs, or makes a table of claims for a paper.
import { join } from 'node:path'
import {
  compareRuns,
  groupBy,
  type MergedClaim,
  readRun,
  readTheorems,
  type Theorems,
} from '../../reports/document/index.ts'
import { claimTable, comparisonText, lines, TABLE_FORMATS, terminalOutput } from '../../reports/text/index.ts'
import { attempt, type Fault } from '../../run/files/index.ts'
import { joinSources, loadSource, outFolder, publishJoinedReport } from '../../run/index.ts'
import { type Command, InputError, type Io, type Options } from '../command.ts'
import { EXIT, exitCodeOf } from '../exit-code.ts'
import { lastRun, readOrRefuse, readText, showFaults } from '../files.ts'
import { findClaims } from '../find-claims.ts'

export const report: Command = {
  name: 'report',
  summary: 'join the results of several runs, compare two of them, or make a table of claims for a paper',
  example:
    'lemmata report --merge shard-1 shard-2 shard-3\nlemmata report --compare old.json reports/out/theorems.json\nlemmata report --table latex lemma-6 lemma-8',
  options: [
    { name: 'merge', help: 'join results: each FILE is the folder of a project that ran claims, or its reports/out' },
    { name: 'compare', help: 'show what changed: the FILEs are the theorems.json of the older and of the newer run' },
    {
      name: 'table',
      value: 'FORMAT',
      help: 'latex or markdown: a table of the last run, or of the theorems.json and the claims that are given',
    },
    { name: 'out', value: 'DIR', help: 'where --merge writes (default reports/out)' },
  ],
  operand: {
    value: 'FILE',
    help: 'the runs to join or to compare; with --table a theorems.json and keys of claims',
    isMany: true,
  },
  run(options, io, files) {
    if (['merge', 'compare', 'table'].filter((name) => options.has(name)).length !== 1)
      throw new InputError('give one of --merge DIR …, --compare OLD NEW and --table latex|markdown [KEY …]')
    if (options.has('table')) return table(options, io, files)
    return options.has('merge') ? merge(options, io, files) : compare(options, io, files)
  },
}

function merge(options: Options, io: Io, folders: readonly string[]): number {
  if (folders.length === 0) throw new InputError('--merge needs folders: lemmata report --merge shard-1 shard-2')
  const sources = folders.map(loadSource)
  for (const line of sources.flatMap(({ leftOut }) => leftOut)) io.err(`lemmata: ${line}`)
  const all = joinSources(sources)
  const out = options.get('out') ?? outFolder(io.directory)
  const faults: Fault[] = []
  attempt(faults, () => publishJoinedReport(out, all, io.environment, join(io.directory, 'corpus')))
  const gaps = gapLines(all.claims).map((line) => `unfinished: ${line}`)
  const written = faults.length === 0 ? ['', `written to ${out}`] : []
  if (options.has('json')) io.json(all.document)
  else io.out(lines([terminalOutput(all.document, io.looks), ...gaps, ...written]))
  return showFaults(faults, exitCodeOf(all.document.claims), io)
}

/** Claims mostly lack the same slices. */
const gapLines = (claims: readonly MergedClaim[]): readonly string[] =>
  [
    ...groupBy(
      claims.flatMap(({ gaps, result: { key } }) => gaps.map((gap) => ({ gap, key }))),
      ({ gap }) => gap,
    ),
  ].map(([gap, [{ key }, ...others]]) => `${gap} (${key}${others.length === 0 ? '' : ` and ${others.length} more`})`)

function compare(options: Options, io: Io, files: readonly string[]): number {
  refuseOut(options, '--compare')
  if (files.length !== 2)
    throw new InputError(`--compare needs two files, the older and the newer theorems.json, not ${files.length}`)
  const [before, after] = files.map((file) =>
    readOrRefuse(readRun(readText(file, io)), `${file} is not the theorems.json of a run:`),
  )
  const comparison = compareRuns(before, after)
  if (options.has('json')) io.json(comparison)
  else io.out(comparisonText(comparison))
  return comparison.regressions.length === 0 ? EXIT.passed : EXIT.failed
}

function table(options: Options, io: Io, operands: readonly string[]): number {
  refuseOut(options, '--table')
  const wanted = options.get('table')
  const format = TABLE_FORMATS.find((name) => name === wanted)
  if (format === undefined) throw new InputError(`--table is "${wanted}": give latex or markdown`)
  const [file, ...more] = operands.filter(isFile)
  if (more.length > 0) throw new InputError(`--table takes one theorems.json, not ${1 + more.length}`)
  const document = file === undefined ? lastRun(io) : documentIn(file, io)
  if (document === null)
    throw new InputError('--table has nothing to show: no claims have run here yet; npm test runs them')
  const chosen = findClaims(
    document.claims.map((claim) => ({ ...claim, of: claim.id })),
    operands.filter((word) => !isFile(word)),
  )
  const keys = chosen.map(({ key }) => key)
  const text = claimTable({ ...document, claims: document.claims.filter(({ key }) => keys.includes(key)) }, format)
  if (options.has('json')) io.json({ format, claims: keys, table: text })
  else io.out(text)
  return EXIT.passed
}

/** No key has a slash, and none is a file. */
const isFile = (word: string): boolean => word.endsWith('.json') || word.includes('/')

const documentIn = (file: string, io: Io): Theorems =>
  readOrRefuse(readTheorems(readText(file, io)), `${file} is not the theorems.json of a run:`)

function refuseOut(options: Options, instead: string): void {
  if (options.has('out')) throw new InputError(`--out goes with --merge: ${instead} writes nothing`)
}
